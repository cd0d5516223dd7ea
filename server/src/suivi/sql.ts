import '../requetes/tables.ts'
import '../core/reference/tables.ts'
import '../rattachements/tables.ts'
import type { files } from 'contract/suivi/greffe'
import type { TypeRequete } from 'domain/requetes/types'
import { type Expression, type SqlBool, sql } from 'kysely'
import { duRessort } from '../compte/ressort.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { connueDe, estReprenable, lienAvecRequete } from '../requetes/connue-de.ts'
import { suivieDe } from './suivie-de.ts'

export type File = (typeof files)[number]

/** Still to be decided; a constant, as the partial index of the queues is. */
const ouverte = sql<SqlBool>`requete.etat = 'EN_COURS'`

/**
 * The queue an open request is in on a day, null once decided: one expression, so that no request is in two queues or in none (design  5).
 * What comes by itself, as the fold of the acts said it would, has come (CCL art. 63: the prefect's silence).
 */
const fileDe = (
  aujourdhui: string,
) => sql<File | null>`case when requete.agent is null then 'A_PRENDRE_EN_CHARGE' else case case when requete.ensuite_le <= ${aujourdhui}::date then requete.ensuite_etape else requete.etape end
  when 'EXAMEN' then 'EN_INSTRUCTION'
  when 'COMMUNIQUEE_PREFET' then 'A_LA_PREFECTURE'
  when 'OPPOSITION' then 'OPPOSITION'
  when 'ATTENTE_PIECES' then 'EN_ATTENTE_DE_PIECES'
  when 'PROJET_REJET' then 'EN_ATTENTE_DE_PIECES'
  when 'PIECES_RECUES' then 'PIECES_RECUES'
  when 'OBSERVATIONS' then 'A_DECIDER'
  when 'A_ORDONNER' then 'A_DECIDER' end end`

/** How many requests of the clerk's courts each queue holds; a queue without any is absent. */
export const compterFiles = async (db: Db, agent: Personne, aujourdhui: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('requete')
    .select((eb) => [fileDe(aujourdhui).as('file'), eb.fn.countAll<number>().as('nombre')])
    .where(duRessort(agent, 'requete.tribunal'))
    .where(ouverte)
    .groupBy('file')
    .execute()
  return new Map(rows.map(({ file, nombre }) => [file ?? '', nombre]))
}

/** The nearest delay on a day, as the fold of the acts says it. */
const echeanceLe = (aujourdhui: string) =>
  sql`case when requete.ensuite_le <= ${aujourdhui}::date then requete.ensuite_echeance_le else requete.echeance_le end`

const tris = {
  echeance: echeanceLe,
  datePreEnregistrement: () => sql`requete.date_pre_enregistrement`,
  numero: () => sql`requete.numero`,
  denomination: () => sql`sans_accents(requete.denomination) collate "C"`,
} as const
export type Tri = keyof typeof tris

interface PageDeFile {
  file: File
  aujourdhui: string
  tri: Tri
  sens: 'asc' | 'desc'
  page: number
  size: number
}

/** One page of a queue of the clerk's courts. */
export const findFile = (db: Db, agent: Personne, { file, aujourdhui, tri, sens, page, size }: PageDeFile) =>
  db
    .selectFrom('requete')
    .innerJoin('tribunal', 'tribunal.id', 'requete.tribunal')
    .select([
      'requete.numero',
      'requete.version',
      'requete.type',
      'requete.sous_types as sousTypes',
      'requete.base',
      'requete.denomination',
      'requete.commune',
      'requete.code_postal as codePostal',
      'requete.depot',
      'requete.siege',
      'tribunal.libelle as tribunal',
      'requete.date_pre_enregistrement as datePreEnregistrement',
    ])
    .where(duRessort(agent, 'requete.tribunal'))
    .where(ouverte)
    .where(sql<SqlBool>`${fileDe(aujourdhui)} = ${file}`)
    .orderBy(tris[tri](aujourdhui), sens)
    .orderBy('requete.numero', sens)
    .limit(size)
    .offset(page * size)
    .execute()

/** One file of a filing, for these readers of it: number, rank and name must all agree (threats T1). */
export const findAnnexe = (db: Db, lisible: Expression<boolean>, { numero, rang, nom }: { numero: string; rang: string; nom: string }) =>
  db
    .selectFrom('annexe')
    .innerJoin('requete', 'requete.numero', 'annexe.requete')
    .innerJoin('fichier', 'fichier.sha256', 'annexe.sha256')
    .select(['annexe.nom', 'annexe.sha256', 'fichier.mime'])
    .where('annexe.requete', '=', numero)
    .where('annexe.rang', '=', Number(rang))
    .where('annexe.nom', '=', nom)
    .where(lisible)
    .executeTakeFirst()

/** Ended requests shown as recent activity (REQ-05). */
const recentes = 5

/** What both the dashboard and the page of one request say of it. */
const suivies = (db: Db, lecteur: Personne) =>
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
    .select(lienAvecRequete(lecteur))
    .select(estReprenable(lecteur).as('reprenable'))

/** A user's requests in progress, latest filed first; or ended, the latest decision or withdrawal first. */
const duTableau = (db: Db, lecteur: Personne, terminees: boolean) =>
  suivies(db, lecteur)
    .select([
      'requete.denomination as nom',
      'requete.code_postal as codePostal',
      'requete.commune',
      'requete.issu_teleservice as issuTeleservice',
    ])
    .where(suivieDe(lecteur))
    .where(terminees ? sql<SqlBool>`not ${ouverte}` : ouverte)
    .$if(terminees, (query) => query.orderBy(sql`coalesce(date_ordonnancement, retiree_le)`, 'desc'))
    .orderBy('date_pre_enregistrement', 'desc')
    .orderBy('numero', 'desc')

export const findRequetesEnCours = (db: Db, lecteur: Personne) => duTableau(db, lecteur, false).execute()

/** The last five that ended, and the others whose documents this user has not opened: they are told of all the same (HOME-04). */
export const findRequetesTerminees = async (db: Db, lecteur: Personne, avecNouveaux: readonly string[]) => {
  const dernieres = await duTableau(db, lecteur, true).limit(recentes).execute()
  const autres = avecNouveaux.filter((numero) => dernieres.every((requete) => requete.numero !== numero))
  return autres.length === 0 ? dernieres : [...dernieres, ...(await duTableau(db, lecteur, true).where('numero', 'in', autres).execute())]
}

/** The requests a user follows that have ended: where documents may wait that the dashboard does not show otherwise. */
export const numerosTermines = async (db: Db, lecteur: Personne): Promise<string[]> =>
  (
    await db
      .selectFrom('requete')
      .select('numero')
      .where(suivieDe(lecteur))
      .where(sql<SqlBool>`not ${ouverte}`)
      .execute()
  ).map(({ numero }) => numero)

/** One request for those who know it; undefined to the others. */
export const findRequete = (db: Db, lecteur: Personne, numero: string) =>
  suivies(db, lecteur)
    .select(['requete.denomination', 'requete.tribunal', 'requete.issu_teleservice as issueTeleservice'])
    .select(connueDe(lecteur, 'depot').as('depotLisible'))
    .where('requete.numero', '=', numero)
    .where(connueDe(lecteur))
    .executeTakeFirst()

/** Fewer decisions than this say nothing of a court. */
const decisionsAuMoins = 10

/** In how many days at most half of what a court decided of a type within a year was decided; null when it decided too little. */
export const delaiHabituel = async (
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

/** What a request was filed with, for those who may read it; undefined to the others. */
export const findDepot = (db: Db, lecteur: Personne, numero: string) =>
  db
    .selectFrom('requete')
    .select([
      'numero',
      'type',
      'sous_types as sousTypes',
      'base',
      'denomination',
      'tribunal',
      'association',
      'depot',
      'siege',
      'etat',
      'date_pre_enregistrement as datePreEnregistrement',
      'date_ordonnancement as dateOrdonnancement',
    ])
    .select(lienAvecRequete(lecteur))
    .select(estReprenable(lecteur).as('reprenable'))
    .where('numero', '=', numero)
    .where(connueDe(lecteur, 'depot'))
    .executeTakeFirst()
