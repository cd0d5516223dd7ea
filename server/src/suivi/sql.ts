import '../requetes/tables.ts'
import '../core/reference/tables.ts'
import '../rattachements/tables.ts'
import type { files } from 'contract/suivi/greffe'
import { type Expression, type SqlBool, sql } from 'kysely'
import { duRessort } from '../compte/ressort.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { connueDe, estReprenable, lienAvecRequete } from '../requetes/connue-de.ts'

export type File = (typeof files)[number]

/** Still to be decided, or to be published; constants, as the partial indexes of the queues are. */
const ouverte = sql<SqlBool>`requete.etat = 'EN_COURS'`
const aPublier = sql<SqlBool>`requete.type = 'CREATION' and requete.etape in ('INSCRITE', 'PAIEMENT_RECU')`
const enFile = sql<SqlBool>`(${ouverte} or ${aPublier})`

/**
 * The queue a request is in on a day, null of one that awaits nothing of its court any more: one expression, so that no request is in two
 * queues, nor an open one in none (design §5).
 * What comes by itself, as the fold of the acts said it would, has come (CCL art. 63: the prefect's silence).
 */
const fileDe = (
  aujourdhui: string,
) => sql<File | null>`case when ${aPublier} then 'A_PUBLIER' when requete.agent is null then 'A_PRENDRE_EN_CHARGE' else case case when requete.ensuite_le <= ${aujourdhui}::date then requete.ensuite_etape else requete.etape end
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
    .where(enFile)
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
      'requete.etape',
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
    .where(enFile)
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
