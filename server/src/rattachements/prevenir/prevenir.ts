import { type CourrielRedige, lettre } from 'domain/core/courriel'
import { jourDeParis } from 'domain/core/jour'
import { textesCourriel } from 'domain/core/textes-courriel'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { envoyerCourriel } from '../../core/mail/outbox.ts'
import { adressesDesRattaches, adressesDuGreffe } from './sql.ts'

export interface AvisParCourriel {
  /** What happened, once per recipient. */
  evenement: string
  courriel: CourrielRedige
  /** Id and name of the court that keeps the association. */
  tribunal: { id: string; libelle: string }
  instant: Date
}

type Poste = Pick<Office, 'jobs' | 'settings'>

/** The same mail to several addresses, with the foot of the court. */
export const ecrireATous = async (
  trx: Trx,
  { jobs, settings }: Poste,
  destinataires: readonly string[],
  { evenement, courriel, tribunal, instant }: AvisParCourriel,
): Promise<void> => {
  const texte = lettre(courriel, textesCourriel.piedTribunal(tribunal.libelle, { courriel: settings.COURRIEL_SUPPORT }))
  for (const destinataire of destinataires)
    await envoyerCourriel(trx, jobs, instant, { evenement, destinataire, sujet: courriel.sujet, texte })
}

/** Tells whoever is attached to an association what was done on it, but who did it. */
export const prevenirRattaches = async (
  trx: Trx,
  poste: Poste,
  association: string,
  sauf: readonly (string | null)[],
  avis: AvisParCourriel,
): Promise<void> => ecrireATous(trx, poste, await adressesDesRattaches(trx, association, sauf, jourDeParis(avis.instant)), avis)

/** Alerts the court: the clerk who holds the file, or every clerk when nobody does. */
export const alerterGreffe = async (trx: Trx, poste: Poste, agent: string | null, avis: AvisParCourriel): Promise<void> =>
  ecrireATous(trx, poste, await adressesDuGreffe(trx, avis.tribunal.id, agent), avis)
