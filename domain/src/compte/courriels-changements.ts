import type { WordedCourriel } from '../core/courriel.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { textesCourrielsChangements as textes } from './textes/courriels-changements.ts'

interface Support {
  courriel: string
  telephone: string
}

/** Sent to the owner of an account whose password has just changed. */
export const courrielChangedMotPasse = (support: Support, compte: string): WordedCourriel => ({
  sujet: textes.motPasse.sujet,
  paragraphes: [textes.motPasse.texte(support.courriel, support.telephone), textesCourriel.voie(textes.voirCompte, compte)],
})

/** Sent to the former address of an account. */
export const courrielChangedAdresse = (support: Support): WordedCourriel => ({
  sujet: textes.adresse.sujet,
  paragraphes: [textes.adresse.texte(support.courriel, support.telephone)],
})
