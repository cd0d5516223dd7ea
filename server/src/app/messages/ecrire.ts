import { etatDuMessage, obstaclesRetraitMessage } from 'domain/app/messages'
import { textesRefus } from 'domain/core/textes/refus'
import { enregistrerActe } from '../../core/actes.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { derniers, inserer, type MessageEcrit, retirer, verrouillerMessage } from './sql.ts'

interface Auteur {
  user: Pick<Personne, 'uuid'>
  instant: Date
}

/** Writes a message with its line of the journal. Returns its number. */
export const ecrireMessage = async (trx: Trx, { user, instant }: Auteur, message: MessageEcrit): Promise<number> => {
  const { tribunal, nature, destinataires, texte, debut, fin } = message
  const id = await inserer(trx, message, instant, user.uuid)
  const contenu = {
    ...(tribunal !== null && { tribunal }),
    nature,
    destinataires,
    debut: debut.toISOString(),
    fin: fin?.toISOString() ?? null,
  }
  await enregistrerActe(trx, { sujet: 'message', sujetId: String(id), type: 'MESSAGE', instant, auteur: user.uuid, contenu, texte })
  return id
}

/** Withdraws a message of this court, or of the whole site. */
export const retirerMessage = async (trx: Trx, { user, instant }: Auteur, id: number, tribunal: string | null): Promise<void> => {
  const message = await verrouillerMessage(trx, id, tribunal)
  if (!message) throw notFound()
  const raisons = obstaclesRetraitMessage(message, instant)
  if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)
  await retirer(trx, id, instant, user.uuid)
  await enregistrerActe(trx, { sujet: 'message', sujetId: String(id), type: 'RETRAIT_MESSAGE', instant, auteur: user.uuid })
}

/** Returns the messages written for a court, or for the whole site, as the page lists them. */
export const messagesEcrits = async (db: Db, instant: Date, tribunal: string | null) => ({
  messages: (await derniers(db, tribunal)).map((message) => ({
    ...message,
    debut: message.debut.toISOString(),
    fin: message.fin?.toISOString() ?? null,
    retireLe: message.retireLe?.toISOString() ?? null,
    etat: etatDuMessage(message, instant),
  })),
})
