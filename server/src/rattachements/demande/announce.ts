import { lettre, type WordedCourriel } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { sendCourriel } from '../../core/mail/outbox.ts'
import { getTribunal } from '../../core/reference/sql.ts'

interface DecisionFacts {
  uuid: string
  tribunal: string
  /** The current address, which may have changed since the request. */
  email: string
  etatCompte: string
}

/** Mails the decision to the person who asked, unless their account was closed meanwhile (MAIL-07). */
export const announceDecision = async (
  trx: Trx,
  { jobs, settings }: Pick<Office, 'jobs' | 'settings'>,
  { uuid, tribunal, email, etatCompte }: DecisionFacts,
  courriel: WordedCourriel,
  now: Date,
): Promise<void> => {
  if (etatCompte !== 'ACTIF') return
  const { libelle } = await getTribunal(trx, tribunal)
  await sendCourriel(trx, jobs, now, {
    evenement: `rattachement/${uuid}/decision`,
    destinataire: email,
    sujet: courriel.sujet,
    texte: lettre(courriel, textesCourriel.piedTribunal(libelle, { courriel: settings.COURRIEL_SUPPORT })),
  })
}
