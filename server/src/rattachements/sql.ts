import './tables.ts'
import { sql } from 'kysely'
import '../association/tables.ts'
import '../compte/tables.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { type LecteurDuJour, vivant } from './vivant.ts'

/** What an account may do for an association today; undefined when it is not attached to it. */
export const findRattachement = (db: Db, association: string, { uuid, aujourdhui }: LecteurDuJour) =>
  db
    .selectFrom('rattachement')
    .select(['fonction', 'gestion', 'depot', 'fin', 'cree_le as depuis'])
    .where('association', '=', association)
    .where('compte', '=', uuid)
    .where(vivant(aujourdhui))
    .executeTakeFirst()

/** The attachment an account asked for and the court has not decided (ATTACH-02). */
export const findDemande = (db: Db, association: string, compte: string) =>
  db
    .selectFrom('demande_rattachement')
    .select(['fonction', 'demandee_le as depuis'])
    .where('association', '=', association)
    .where('compte', '=', compte)
    .where('statut', '=', 'EN_COURS')
    .executeTakeFirst()

/** Requests for attachment the court has not decided, oldest first (ENT-35). */
export const demandesDe = (db: Db, association: string) =>
  db
    .selectFrom('demande_rattachement')
    .innerJoin('compte', 'compte.uuid', 'demande_rattachement.compte')
    .select(['compte.email', 'compte.nom', 'compte.prenom', 'fonction', 'statut', 'demandee_le as demandeeLe'])
    .where('association', '=', association)
    .where('statut', '=', 'EN_COURS')
    .orderBy('demandee_le')
    .orderBy('demande_rattachement.uuid')
    .execute()

/** An association as a list of one's own shows it. */
export const vue = [
  'association.numero',
  'association.nom',
  'association.etat',
  'association.code_postal as codePostal',
  'association.commune',
  'association.dossier_papier',
] as const

/** The associations an account is attached to, by name. */
export const associationsDe = (db: Db, { uuid, aujourdhui }: LecteurDuJour) =>
  db
    .selectFrom('rattachement')
    .innerJoin('association', 'association.numero', 'rattachement.association')
    .select([...vue, 'rattachement.gestion', 'rattachement.depot'])
    .where('rattachement.compte', '=', uuid)
    .where(vivant(aujourdhui))
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()

/** The associations an account asked to be attached to, the court not having decided. */
export const demandesFaites = (db: Db, { uuid }: Pick<Personne, 'uuid'>) =>
  db
    .selectFrom('demande_rattachement')
    .innerJoin('association', 'association.numero', 'demande_rattachement.association')
    .select([...vue])
    .where('demande_rattachement.compte', '=', uuid)
    .where('demande_rattachement.statut', '=', 'EN_COURS')
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()
