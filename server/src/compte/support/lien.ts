import { randomUUID } from 'node:crypto'
import { courrielActivation } from 'domain/compte/courriels'
import { courrielCompteOuvert, courrielLienDuSupport } from 'domain/compte/textes-courriels-support'
import { textesCourriel } from 'domain/core/textes-courriel'
import type { Db, Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { envoyerCourriel } from '../../core/mail/outbox.ts'
import { compter, exigerSousLimites } from '../../core/throttle.ts'
import { dureeActivation } from '../activation.ts'
import { creerLien } from '../liens.ts'

const finalisation = '/utilisateur/finalisation'
const motPasse = '/utilisateur/motdepasseoublie'

/** The links the support has mailed: to activate an account, to take possession of one opened for somebody, to choose a new password. */
const liens = {
  ACTIVATION: { usage: 'ACTIVATION', page: finalisation, duree: dureeActivation, courriel: courrielActivation },
  OUVERTURE: { usage: 'MOT_PASSE', page: motPasse, duree: dureeActivation, courriel: courrielCompteOuvert },
  REINITIALISATION: { usage: 'MOT_PASSE', page: motPasse, duree: 3_600_000, courriel: courrielLienDuSupport },
} as const

/** At most ten mails of the support a day to one address (threats T10). */
export const limiterCourriels = async (db: Db, now: Date, email: string): Promise<void> => {
  const limits = [{ cle: `support/destinataire/${email.toLowerCase()}`, max: 10, fenetre: 86_400 }]
  await exigerSousLimites(db, now, limits)
  await compter(db, now, limits)
}

/** Mails a link to the account's address, and answers it: for the operator's own console, never for the support (threats T26). */
export const envoyerLien = async (
  trx: Trx,
  { jobs, settings }: Pick<Office, 'jobs' | 'settings'>,
  instant: Date,
  { uuid, email }: { uuid: string; email: string },
  nature: keyof typeof liens,
): Promise<string> => {
  const { usage, page, duree, courriel } = liens[nature]
  const lien = `${settings.baseUrl}${page}?code=${await creerLien(trx, instant, uuid, usage, duree)}`
  const { sujet, texte } = courriel(lien)
  const pied = textesCourriel.pied({ courriel: settings.COURRIEL_SUPPORT, telephone: settings.TELEPHONE_SUPPORT })
  await envoyerCourriel(trx, jobs, instant, {
    evenement: `compte/${uuid}/support/${randomUUID()}`,
    destinataire: email,
    sujet,
    texte: `${texte}\n\n${pied}`,
  })
  return lien
}
