import { randomUUID } from 'node:crypto'
import { type CourrielRedige, lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { envoyerCourriel } from '../core/mail/outbox.ts'

/** Mails the person of an account, with the footer of mails unrelated to a court (MAIL-09). */
export const ecrire = (
  trx: Trx,
  { jobs, settings, now }: Pick<Office, 'jobs' | 'settings' | 'now'>,
  compte: string,
  destinataire: string,
  courriel: CourrielRedige,
): Promise<void> => {
  const pied = textesCourriel.pied({ courriel: settings.COURRIEL_SUPPORT, telephone: settings.TELEPHONE_SUPPORT })
  return envoyerCourriel(trx, jobs, now(), {
    evenement: `compte/${compte}/${randomUUID()}`,
    destinataire,
    sujet: courriel.sujet,
    texte: lettre(courriel, pied),
  })
}
