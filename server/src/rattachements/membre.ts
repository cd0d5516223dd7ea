import '../compte/tables.ts'
import './tables.ts'
import { sql } from 'kysely'

/**
 * SQL expression for the name of the author of an action, as the association's users read it. Null when the author was never attached:
 * the court did it (INVITE-11), and only the journal names its clerks.
 */
export const nomDeMembre = (compte: string, association: string) =>
  sql<string | null>`(select auteur.prenom || ' ' || auteur.nom from compte as auteur where auteur.uuid = ${sql.ref(compte)}
    and exists (select from rattachement as sien where sien.compte = auteur.uuid and sien.association = ${sql.ref(association)}))`
