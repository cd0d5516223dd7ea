import '../compte/tables.ts'
import './tables.ts'
import { sql } from 'kysely'

/**
 * The name of who did something for an association, as its users read it: null when they were never attached to it, for then the court did
 * (INVITE-11), whose clerks the journal alone names.
 */
export const nomDeMembre = (compte: string, association: string) =>
  sql<string | null>`(select auteur.prenom || ' ' || auteur.nom from compte as auteur where auteur.uuid = ${sql.ref(compte)}
    and exists (select from rattachement as sien where sien.compte = auteur.uuid and sien.association = ${sql.ref(association)}))`
