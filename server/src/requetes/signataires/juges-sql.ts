import '../tables.ts'
import '../../compte/tables.ts'
import type { Jour } from 'domain/core/jour'
import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'

/** The signatories in office whose account is open, is a judge's, and of their court. */
const mandats = (db: Db, le: Jour) =>
  db
    .selectFrom('signataire')
    .innerJoin('compte', 'compte.uuid', 'signataire.compte')
    .innerJoin('agent_tribunal', (join) =>
      join.onRef('agent_tribunal.compte', '=', 'compte.uuid').onRef('agent_tribunal.tribunal', '=', 'signataire.tribunal'),
    )
    .where('compte.etat', '=', 'ACTIF')
    .where(sql<boolean>`'JUGE' = any(compte.authorities)`)
    .where('signataire.debut', '<=', le)
    .where((eb) => eb.or([eb('signataire.fin', 'is', null), eb('signataire.fin', '>=', le)]))

/** Returns, among these courts, those where a judge may sign on that day. */
export const tribunauxWithJuge = async (db: Db, tribunaux: readonly string[], le: Jour): Promise<string[]> => {
  const rows = await mandats(db, le)
    .where('signataire.tribunal', 'in', ['', ...tribunaux])
    .select('signataire.tribunal')
    .distinct()
    .execute()
  return rows.map(({ tribunal }) => tribunal)
}

export const jugeEnFonction = async (db: Db, tribunal: string, le: Jour): Promise<boolean> =>
  (await tribunauxWithJuge(db, [tribunal], le)).length > 0

/** Returns the signatory in whose name a judge signs at a court on that day; undefined when the judge is not in office. */
export const mandatDe = (db: Db, juge: string, tribunal: string, le: Jour) =>
  mandats(db, le)
    .where('signataire.compte', '=', juge)
    .where('signataire.tribunal', '=', tribunal)
    .select(['signataire.prenom', 'signataire.nom', 'signataire.qualite'])
    .orderBy('signataire.debut', 'desc')
    .orderBy('signataire.id', 'desc')
    .executeTakeFirst()

/** The judges of each court, whose account is open or about to be: one of them may be a signatory. */
export const jugesDesTribunaux = (db: Db) =>
  db
    .selectFrom('compte')
    .innerJoin('agent_tribunal', 'agent_tribunal.compte', 'compte.uuid')
    .select(['compte.uuid', 'compte.prenom', 'compte.nom', 'agent_tribunal.tribunal'])
    .where('compte.etat', '<>', 'DESACTIVE')
    .where(sql<boolean>`'JUGE' = any(compte.authorities)`)
    .orderBy('compte.nom')
    .orderBy('compte.prenom')
    .orderBy('compte.uuid')
    .execute()
