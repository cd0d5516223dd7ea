import type { CourrielRedige } from '../core/courriel.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { textesCourrielsChangements as textes } from './textes/courriels-changements.ts'

interface Support {
  courriel: string
  telephone: string
}

/** Sent to the owner of an account whose password has just changed. */
export const courrielMotPasseChange = (support: Support, compte: string): CourrielRedige => ({
  sujet: textes.motPasse.sujet,
  paragraphes: [textes.motPasse.texte(support.courriel, support.telephone), textesCourriel.voie(textes.voirCompte, compte)],
})

/** Sent to the former address of an account. */
export const courrielAdresseChangee = (support: Support): CourrielRedige => ({
  sujet: textes.adresse.sujet,
  paragraphes: [textes.adresse.texte(support.courriel, support.telephone)],
})
