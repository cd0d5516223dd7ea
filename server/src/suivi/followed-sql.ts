import '../rattachements/tables.ts'
import '../requetes/tables.ts'
import { type SqlBool, sql } from 'kysely'
import type { TypeRequete } from 'domain/requetes/types'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { isKnownTo, isFiledBy, isResumable, lienWithRequete } from '../requetes/is-known-to.ts'
import { type DatedLecteur, live } from '../rattachements/living.ts'
import { isFollowedBy } from './is-followed-by.ts'

/** Undecided. Must match the condition of the partial index of open requests. */
const ouverte = sql<SqlBool>`requete.etat = 'EN_COURS'`

/** Number of ended requests shown as recent activity (REQ-05). */
const recentes = 5

/** Columns that both the dashboard and the page of one request show. */
const listFollowed = (db: Db, lecteur: Personne) =>
  db
    .selectFrom('requete')
    .select([
      'requete.numero',
      'requete.type',
      'requete.sous_types as sousTypes',
      'requete.base',
      'requete.etat',
      'requete.depot',
      'requete.siege',
      'requete.association',
      'requete.date_pre_enregistrement as datePreEnregistrement',
      'requete.date_ordonnancement as dateOrdonnancement',
    ])
    .select(lienWithRequete(lecteur))
    .select(isResumable(lecteur).as('reprenable'))

/** A user's pending requests, latest filing first; or the ended ones, latest decision or withdrawal first. */
const tableauRequetes = (db: Db, lecteur: Personne, terminees: boolean) =>
  listFollowed(db, lecteur)
    .select([
      'requete.denomination as nom',
      'requete.code_postal as codePostal',
      'requete.commune',
      'requete.issu_teleservice as issuTeleservice',
    ])
    .where(isFollowedBy(lecteur))
    .where(terminees ? sql<SqlBool>`not ${ouverte}` : ouverte)
    .$if(terminees, (query) => query.orderBy(sql`coalesce(date_ordonnancement, retiree_le)`, 'desc'))
    .orderBy('date_pre_enregistrement', 'desc')
    .orderBy('numero', 'desc')

export const findRequetesEnCours = (db: Db, lecteur: Personne) => tableauRequetes(db, lecteur, false).execute()

/** The last five ended requests, and older ones with unread documents, which are announced too (HOME-04). */
export const findEndedRequetes = async (db: Db, lecteur: Personne, avecNouveaux: readonly string[]) => {
  const dernieres = await tableauRequetes(db, lecteur, true).limit(recentes).execute()
  const autres = avecNouveaux.filter((numero) => dernieres.every((requete) => requete.numero !== numero))
  return autres.length === 0
    ? dernieres
    : [...dernieres, ...(await tableauRequetes(db, lecteur, true).where('numero', 'in', autres).execute())]
}

/** The ended requests a user follows: the dashboard does not list them all, but they may have unread documents. */
export const endedNumeros = async (db: Db, lecteur: Personne): Promise<string[]> =>
  (
    await db
      .selectFrom('requete')
      .select('numero')
      .where(isFollowedBy(lecteur))
      .where(sql<SqlBool>`not ${ouverte}`)
      .execute()
  ).map(({ numero }) => numero)

/**
 * The requests that may still require something from a user attached to their association: pending, or a creation whose statutes and
 * publication come after its registration. Without the filing's content, which a list of associations does not need.
 */
export const findPendingRequetes = (db: Db, lecteur: DatedLecteur) =>
  db
    .selectFrom('requete')
    .innerJoin('rattachement', 'rattachement.association', 'requete.association')
    .select(['requete.numero', 'requete.type', 'requete.sous_types as sousTypes', 'requete.base', 'requete.etat'])
    .select(['rattachement.association', 'rattachement.depot as droitDeDeposer'])
    .select(isFiledBy(lecteur.uuid).as('deposant'))
    .where('rattachement.compte', '=', lecteur.uuid)
    .where(live(lecteur.aujourdhui))
    .where(sql<SqlBool>`(${ouverte} or (requete.type = 'CREATION' and requete.etat = 'INSCRITE'))`)
    .orderBy('requete.numero')
    .execute()

/** One request, for people who may know it; undefined for others. */
export const findRequete = (db: Db, lecteur: Personne, numero: string) =>
  listFollowed(db, lecteur)
    .select(['requete.denomination', 'requete.tribunal', 'requete.issu_teleservice as issueTeleservice'])
    .select(isKnownTo(lecteur, 'depot').as('depotLisible'))
    .where('requete.numero', '=', numero)
    .where(isKnownTo(lecteur))
    .executeTakeFirst()

/** With fewer decisions, a median says nothing about a court. */
const decisionsAuMoins = 10

/** Half of this court's decisions on this type within the last year took fewer days; null when there were too few decisions. */
export const usualDelai = async (
  db: Db,
  { type, tribunal, aujourdhui }: { type: TypeRequete; tribunal: string; aujourdhui: string },
): Promise<number | null> => {
  const jours = sql<number>`date_ordonnancement - (date_pre_enregistrement at time zone 'Europe/Paris')::date`
  const { nombre, mediane } = await db
    .selectFrom('requete')
    .select([
      sql<number>`count(*)::int`.as('nombre'),
      sql<number | null>`percentile_disc(0.5) within group (order by ${jours})`.as('mediane'),
    ])
    .where('type', '=', type)
    .where('tribunal', '=', tribunal)
    .where(sql<SqlBool>`date_ordonnancement > ${aujourdhui}::date - 365`)
    .executeTakeFirstOrThrow()
  return nombre < decisionsAuMoins || mediane === null ? null : mediane + 1
}
