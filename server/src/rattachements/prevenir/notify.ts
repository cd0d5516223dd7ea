import { type WordedCourriel, lettre } from 'domain/core/courriel'
import { jourDeParis } from 'domain/core/jour'
import { textesCourriel } from 'domain/core/textes/courriel'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { sendCourriel } from '../../core/mail/outbox.ts'
import { attachedUsagerAdresses, greffeAdresses } from './sql.ts'

export interface AvisByCourriel {
  /** Key of the event. Each recipient gets one mail per event. */
  evenement: string
  courriel: WordedCourriel
  /** Id and name of the court that keeps the association. */
  tribunal: { id: string; libelle: string }
  instant: Date
}

type Poste = Pick<Office, 'jobs' | 'settings'>

/** Sends one mail to several addresses, with the footer of the court. */
export const writeToAll = async (
  trx: Trx,
  { jobs, settings }: Poste,
  destinataires: readonly string[],
  { evenement, courriel, tribunal, instant }: AvisByCourriel,
): Promise<void> => {
  const texte = lettre(courriel, textesCourriel.piedTribunal(tribunal.libelle, { courriel: settings.COURRIEL_SUPPORT }))
  for (const destinataire of destinataires)
    await sendCourriel(trx, jobs, instant, { evenement, destinataire, sujet: courriel.sujet, texte })
}

/** Mails the users attached to an association about a change, except its author. */
export const notifyAttachedUsagers = async (
  trx: Trx,
  poste: Poste,
  association: string,
  sauf: readonly (string | null)[],
  avis: AvisByCourriel,
): Promise<void> => writeToAll(trx, poste, await attachedUsagerAdresses(trx, association, sauf, jourDeParis(avis.instant)), avis)

/** Mails the court: the clerk who holds the file, or every clerk when nobody holds it. */
export const alertGreffe = async (trx: Trx, poste: Poste, agent: string | null, avis: AvisByCourriel): Promise<void> =>
  writeToAll(trx, poste, await greffeAdresses(trx, avis.tribunal.id, agent), avis)
