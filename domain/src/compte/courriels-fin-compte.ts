import type { WordedCourriel } from '../core/courriel.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { textesFinCompte } from './textes/fin-compte.ts'

const mots = textesFinCompte.courriels

/** Why an account is closed: its person asked, or nobody has used it for a long time (docs/decisions/0071). */
export type CauseDeFermeture = keyof typeof mots.fermeTexte

/** The last mail to the person: the account is closed, and why. */
export const courrielClosedCompte = (cause: CauseDeFermeture): WordedCourriel => ({
  sujet: mots.ferme,
  paragraphes: [mots.fermeTexte[cause], textesFinCompte.fermeture.garde],
})

interface WithoutGestion {
  numero: string
  nom: string
  /** URL of its sheet. */
  fiche: string
}

/** Nobody has `gestion` on an association any more. Sent to its other users and to its court. */
export const courrielWithoutGestion = ({ numero, nom, fiche }: WithoutGestion): WordedCourriel => ({
  sujet: mots.sansGestion(nom),
  paragraphes: [mots.sansGestionTexte(nom, numero), textesCourriel.voie(mots.fiche, fiche)],
})
