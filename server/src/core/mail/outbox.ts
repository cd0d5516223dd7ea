import { createHash } from 'node:crypto'
import { emailKey, normalizeEmail } from 'domain/core/email'
import { foldedWords } from 'domain/core/folding'
import { sql, type SqlBool } from 'kysely'
import '../core-tables.ts'
import { advance, waitingJobs } from '../jobs-sql.ts'
import type { Db, Trx } from '../database.ts'
import { emailIs } from '../email-sql.ts'
import type { Jobs } from '../jobs.ts'

export interface Courriel {
  /** Name of the event that caused the mail, once per recipient: `requete/R26000001/depot`. */
  evenement: string
  destinataire: string
  sujet: string
  texte: string
}

/** Queues a mail in the transaction of its event: the mail is in the outbox if and only if the event is committed. */
export const sendCourriel = async (trx: Trx, jobs: Jobs, now: Date, courriel: Courriel): Promise<void> => {
  const destinataire = normalizeEmail(courriel.destinataire)
  const id = idOf({ ...courriel, destinataire })
  const inserted = await trx
    .insertInto('courriel')
    .values({
      id,
      ...courriel,
      destinataire,
      sujet: courriel.sujet.replaceAll(/[\p{Cc}]+/gu, ' '),
      cree_le: now,
      envoye_le: null,
      erreur: null,
    })
    // Conflicts on the event and recipient, or on the id made from them: two concurrent inserts meet at either.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await jobs.send(trx, 'courriel', { id })
}

/**
 * Erases the texts of mails sent more than thirty days ago, since a text may hold a link. Subject and dates stay for the support (retention
 * V9).
 */
export const eraseTextes = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('courriel')
    .set({ texte: '' })
    .where('envoye_le', '<', new Date(now.getTime() - 30 * 86_400_000))
    .where('texte', '!=', '')
    .execute()
}

/** Erases the recipient of the mails already sent to an address. */
export const forgetDestinataire = async (trx: Trx, email: string, efface: string): Promise<void> => {
  await trx
    .updateTable('courriel')
    .set({ destinataire: efface })
    .where(emailIs('destinataire', email))
    .where('envoye_le', 'is not', null)
    .execute()
}

/** Derives the id, hence the Message-ID, from event and recipient: it stays the same however often the mail is tried. */
const idOf = ({ evenement, destinataire }: Courriel): string => {
  const hex = createHash('sha256').update(`${evenement}\n${destinataire}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Returns the latest mails, sent or not. */
export const latestCourriels = (db: Db, auPlus: number) =>
  db
    .selectFrom('courriel')
    .select(['id', 'destinataire', 'sujet', 'texte', 'cree_le'])
    .orderBy('cree_le', 'desc')
    .orderBy('id')
    .limit(auPlus)
    .execute()

interface RechercheEnvois {
  texte: string
  remise: 'toutes' | 'attente' | 'refus'
  page: number
  size: number
  sort: string
}

/** One page of the outbox, without the texts. */
export const searchEnvois = async (db: Db, { texte, remise, page, size, sort }: RechercheEnvois) => {
  let matching = db.selectFrom('courriel')
  for (const mot of foldedWords(texte.split(/\s+/).map(emailKey).join(' ')))
    matching = matching.where(sql<SqlBool>`strpos(fold(destinataire || ' ' || sujet), ${mot}) > 0`)
  if (remise !== 'toutes') matching = matching.where('envoye_le', 'is', null)
  if (remise === 'refus') matching = matching.where('refus', 'is not', null)
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await matching
    .select(['id', 'destinataire', 'sujet', 'cree_le', 'envoye_le', 'tentatives', 'erreur', 'refus'])
    .orderBy('cree_le', sort.endsWith('asc') ? 'asc' : 'desc')
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute()
  return { found, total: Number(total) }
}

/**
 * Gives a new job to each waiting mail whose job was given up, for two more days of retries. Refused mails wait for an administrator.
 * Servers that start together wait for one another, so that no mail gets two jobs.
 */
export const resumeWaiting = (db: Db, jobs: Jobs): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('courriel/reprise'))`.execute(trx)
    const waiting = await trx.selectFrom('courriel').select('id').where('envoye_le', 'is', null).where('refus', 'is', null).execute()
    const withJob = await waitingJobs(trx, 'courriel')
    for (const { id } of waiting) if (!withJob.has(id)) await jobs.send(trx, 'courriel', { id })
  })

/** Retries at once a mail that has not left. Returns false when it has left, undefined when it does not exist. */
export const retryCourriel = async (trx: Trx, jobs: Jobs, id: string): Promise<boolean | undefined> => {
  const courriel = await trx.selectFrom('courriel').select('envoye_le').where('id', '=', id).forUpdate().executeTakeFirst()
  if (courriel?.envoye_le !== null) return courriel && false
  if (!(await advance(trx, 'courriel', id))) await jobs.send(trx, 'courriel', { id })
  return true
}
