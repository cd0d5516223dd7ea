import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { ActeTable } from './core-tables.ts'
import { canonicalJson } from './canonical.ts'
import type { Db, Trx } from './database.ts'

/** The kind of subject whose history an act belongs to. */
export type Sujet =
  | 'compte'
  | 'association'
  | 'requete'
  | 'tribunal'
  | 'page'
  | 'reglages'
  | 'reference'
  | 'courriel'
  | 'verification'
  | 'message'

export interface ActeToWrite {
  sujet: Sujet
  sujetId: string
  type: string
  instant: Date
  /** The person's account, or null for the system. */
  auteur: string | null
  contenu?: Record<string, unknown>
  /** Free text (a reason, an observation): erasable later, the chain keeps only its hash. */
  texte?: string
}

/**
 * Writes one line of the journal of acts, chained to the previous one of the same subject: hash(n) = H(hash(n−1), act n).
 * Two writers of one subject wait for each other on an advisory lock.
 */
export const recordActe = async (trx: Trx, acte: ActeToWrite): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${acte.sujet}/${acte.sujetId}`}, 0))`.execute(trx)
  const last = await trx
    .selectFrom('acte')
    .select(['rang', 'chaine'])
    .where('sujet', '=', acte.sujet)
    .where('sujet_id', '=', acte.sujetId)
    .orderBy('rang', 'desc')
    .limit(1)
    .executeTakeFirst()
  await trx.insertInto('acte').values(ligneDe(acte, last)).execute()
}

/** Writes the first lines of many subjects at once. This transaction creates the subjects, so nobody else can be writing theirs. */
export const recordFirstActes = async (trx: Trx, actes: readonly ActeToWrite[]): Promise<void> => {
  const lines = actes.map((acte) => {
    const line = ligneDe(acte)
    return { ...line, contenu: acte.contenu ?? {} }
  })
  await sql`insert into acte (sujet, sujet_id, rang, type, instant, auteur, contenu, texte, texte_sha256, chaine)
    select sujet, sujet_id, rang, type, instant, auteur, contenu, texte, texte_sha256, chaine
    from json_populate_recordset(null::acte, ${JSON.stringify(lines)}::json)`.execute(trx)
}

const ligneDe = (acte: ActeToWrite, last?: { rang: number; chaine: string }) => {
  const line = {
    sujet: acte.sujet as string,
    sujet_id: acte.sujetId,
    rang: (last?.rang ?? 0) + 1,
    type: acte.type,
    instant: acte.instant,
    auteur: acte.auteur,
    contenu: JSON.stringify(acte.contenu ?? {}),
    texte_sha256: acte.texte === undefined ? null : sha256(acte.texte),
  }
  return { ...line, texte: acte.texte ?? null, chaine: link(last?.chaine ?? '', { ...line, contenu: acte.contenu ?? {} }) }
}

type Ligne = Selectable<ActeTable>

/** The lines of one subject, oldest first. */
export const actesDe = (db: Db, sujet: Sujet, sujetId: string) =>
  db.selectFrom('acte').selectAll().where('sujet', '=', sujet).where('sujet_id', '=', sujetId).orderBy('rang').execute()

/** Returns the rank of the first broken line of a subject's chain, or null when the chain is whole. */
export const findBrokenLigne = async (db: Db, sujet: Sujet, sujetId: string): Promise<number | null> => {
  let previous = ''
  for (const [index, line] of (await actesDe(db, sujet, sujetId)).entries()) {
    if (line.rang !== index + 1 || ligneDefect(previous, line)) return index + 1
    previous = line.chaine
  }
  return null
}

/**
 * Checks a line against the link before it. Returns `CHAINE` when what the chain covers was changed, `TEXTE` when its text was, null
 * otherwise. An erased text is not a fault.
 */
export const ligneDefect = (previous: string, { id: _, texte, chaine, ...line }: Ligne): 'CHAINE' | 'TEXTE' | null => {
  if (chaine !== link(previous, line)) return 'CHAINE'
  return texte === null || sha256(texte) === line.texte_sha256 ? null : 'TEXTE'
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const link = (previous: string, line: Record<string, unknown>): string => sha256(previous + canonicalJson(line))

/** Erases the free texts of one subject, which may name a person. The chain keeps their hash. */
export const eraseSujetTextes = async (trx: Trx, sujet: Sujet, sujetId: string): Promise<void> => {
  await trx
    .updateTable('acte')
    .set({ texte: null })
    .where('sujet', '=', sujet)
    .where('sujet_id', '=', sujetId)
    .where('texte', 'is not', null)
    .execute()
}
