import { messageEtat, obstaclesRetraitMessage } from 'domain/app/messages'
import { textesRefus } from 'domain/core/textes/refus'
import { recordActe } from '../../core/actes.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { latestMessages, insert, type WrittenMessage, withdraw, lockMessage } from './sql.ts'

interface Auteur {
  user: Pick<Personne, 'uuid'>
  instant: Date
}

/** Writes a message with its line of the journal. Returns its number. */
export const writeMessage = async (trx: Trx, { user, instant }: Auteur, message: WrittenMessage): Promise<number> => {
  const { tribunal, nature, destinataires, texte, debut, fin } = message
  const id = await insert(trx, message, instant, user.uuid)
  const contenu = {
    ...(tribunal !== null && { tribunal }),
    nature,
    destinataires,
    debut: debut.toISOString(),
    fin: fin?.toISOString() ?? null,
  }
  await recordActe(trx, { sujet: 'message', sujetId: String(id), type: 'MESSAGE', instant, auteur: user.uuid, contenu, texte })
  return id
}

/** Withdraws a message of this court, or of the whole site. */
export const withdrawMessage = async (trx: Trx, { user, instant }: Auteur, id: number, tribunal: string | null): Promise<void> => {
  const message = await lockMessage(trx, id, tribunal)
  if (!message) throw notFound()
  const raisons = obstaclesRetraitMessage(message, instant)
  if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)
  await withdraw(trx, id, instant, user.uuid)
  await recordActe(trx, { sujet: 'message', sujetId: String(id), type: 'RETRAIT_MESSAGE', instant, auteur: user.uuid })
}

/** Returns the messages written for a court, or for the whole site, as the page lists them. */
export const writtenMessages = async (db: Db, instant: Date, tribunal: string | null) => ({
  messages: (await latestMessages(db, tribunal)).map((message) => ({
    ...message,
    debut: message.debut.toISOString(),
    fin: message.fin?.toISOString() ?? null,
    retireLe: message.retireLe?.toISOString() ?? null,
    etat: messageEtat(message, instant),
  })),
})
