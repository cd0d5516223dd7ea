import type { ErreurChamp } from '../core/erreurs.ts'
import { isDemonstrationBadge, type Reglages } from '../core/reglages.ts'
import { formatTaille } from '../core/taille.ts'
import { editablePages } from './editable-pages.ts'
import { textesReglages } from './textes/reglages.ts'

/** Below this size in bytes, a photo of one page taken with a telephone would be refused. */
export const minTaille = 1_048_576

interface Serveur {
  /** Largest sending this server can receive, in bytes. */
  plafond: number
  production: boolean
  demonstration: boolean
}

const { refus } = textesReglages

const isSafeLien = (lien: string): boolean =>
  editablePages.some((page) => lien === `/${page}`) || /^https:\/\/[^\s/@?#]+\.[^\s/@?#]+(?:[/?#]\S*)?$/.test(lien)

const checkLien = (field: 'lienCGU' | 'lienFAQ', lien: string): ErreurChamp[] =>
  isSafeLien(lien) ? [] : [{ field, defaultMessage: refus.lien(editablePages.map((page) => `/${page}`).join(', ')) }]

const desTailles = ({ tailleFichierMax, tailleMax, tailleRattachementMax }: Reglages, plafond: number): ErreurChamp[] => {
  const de = (field: keyof Reglages, faute: string | false): ErreurChamp[] => (faute === false ? [] : [{ field, defaultMessage: faute }])
  return [
    ...de(
      'tailleFichierMax',
      (tailleFichierMax < minTaille && refus.tropPetit(formatTaille(minTaille))) || (tailleFichierMax > tailleMax && refus.plusQueLeTotal),
    ),
    ...de(
      'tailleMax',
      (tailleMax < minTaille && refus.tropPetit(formatTaille(minTaille))) ||
        (tailleMax > plafond && refus.plusQueLeServeur(formatTaille(plafond))),
    ),
    ...de(
      'tailleRattachementMax',
      (tailleRattachementMax < tailleFichierMax && refus.moinsQuUnFichier) || (tailleRattachementMax > tailleMax && refus.plusQueLeTotal),
    ),
  ]
}

/** A demonstration must not look like the real site, nor the reverse. */
const checkBadge = (environnement: string, { production, demonstration }: Serveur): ErreurChamp[] => {
  if (demonstration && environnement.trim().toLowerCase() === 'production')
    return [{ field: 'environnement', defaultMessage: refus.demonstration }]
  if (production && isDemonstrationBadge(environnement)) return [{ field: 'environnement', defaultMessage: refus.production }]
  return []
}

/** Errors of the settings (STAFF-26): within these limits, filings can still be sent and the server can receive them. */
export const checkReglages = (reglages: Reglages, serveur: Serveur): ErreurChamp[] => [
  ...desTailles(reglages, serveur.plafond),
  ...(reglages.formats.includes('PDF') ? [] : [{ field: 'formats', defaultMessage: refus.sansPdf }]),
  ...checkBadge(reglages.environnement, serveur),
  ...checkLien('lienCGU', reglages.lienCGU),
  ...checkLien('lienFAQ', reglages.lienFAQ),
]
