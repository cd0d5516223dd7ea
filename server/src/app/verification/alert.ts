import { textesVerification } from 'domain/app/textes/verification'
import { lettre } from 'domain/core/courriel'
import { formatInstant } from 'domain/core/jour'
import { textesCourriel } from 'domain/core/textes/courriel'
import { adressesDesAdministrateurs } from '../../compte/support/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { sendCourriel } from '../../core/mail/outbox.ts'

interface FoundVerification {
  id: string
  ecarts: number
  demandeeLe: Date
  demandeePar: string
}

const { alerte, queFaire } = textesVerification

/**
 * Mails every administrator that stored data changed by themselves, so that nobody needs to open the page. The mail omits the sentences,
 * which name data.
 */
export const alert = async (
  trx: Trx,
  { jobs, now, settings }: Pick<Office, 'jobs' | 'now' | 'settings'>,
  { id, ecarts, demandeeLe, demandeePar }: FoundVerification,
): Promise<void> => {
  const paragraphes = [
    alerte.texte(ecarts, formatInstant(demandeeLe), demandeePar),
    queFaire,
    textesCourriel.voie(alerte.voir, `${settings.baseUrl}/administration/verification`),
  ]
  const { COURRIEL_SUPPORT: courriel, TELEPHONE_SUPPORT: telephone } = settings
  const texte = lettre({ sujet: alerte.sujet, paragraphes }, textesCourriel.pied({ courriel, telephone }))
  for (const destinataire of await adressesDesAdministrateurs(trx))
    await sendCourriel(trx, jobs, now(), { evenement: `verification/${id}`, destinataire, sujet: alerte.sujet, texte })
}
