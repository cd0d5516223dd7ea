import { randomUUID } from 'node:crypto'
import { type WordedCourriel, lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { sendCourriel } from '../core/mail/outbox.ts'

/** Mails the person of an account, with the footer of mails unrelated to a court (MAIL-09). */
export const write = (
  trx: Trx,
  { jobs, settings, now }: Pick<Office, 'jobs' | 'settings' | 'now'>,
  compte: string,
  destinataire: string,
  courriel: WordedCourriel,
): Promise<void> => {
  const pied = textesCourriel.pied({ courriel: settings.COURRIEL_SUPPORT, telephone: settings.TELEPHONE_SUPPORT })
  return sendCourriel(trx, jobs, now(), {
    evenement: `compte/${compte}/${randomUUID()}`,
    destinataire,
    sujet: courriel.sujet,
    texte: lettre(courriel, pied),
  })
}
