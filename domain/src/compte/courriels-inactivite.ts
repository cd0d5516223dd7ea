import type { WordedCourriel } from '../core/courriel.ts'
import { formatJour, type Jour } from '../core/jour.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { dernierJour, moisDInactivite } from './inactivite.ts'
import { textesInactivite as mots } from './textes/inactivite.ts'

interface Avertissement {
  aujourdhui: Jour
  /** The associations where nobody else has `gestion`. The account is kept because of them. */
  dernieres: readonly { nom: string }[]
  connexion: string
}

/** Warns the person of an idle account what happens to it, and until when they may sign in again. */
export const courrielInactivite = ({ aujourdhui, dernieres, connexion }: Avertissement): WordedCourriel => {
  const jour = formatJour(dernierJour(aujourdhui))
  const suite =
    dernieres.length === 0
      ? [mots.avertir.revenir(jour)]
      : [mots.avertir.garde(dernieres.map(({ nom }) => nom).join(', ')), mots.avertir.succession(jour)]
  return {
    sujet: mots.avertir.sujet,
    paragraphes: [mots.avertir.sansActivite(moisDInactivite), ...suite, textesCourriel.voie(mots.avertir.connexion, connexion)],
  }
}

/** Tells the other users of an association that the person with `gestion` no longer signs in (retention V11). */
export const courrielInactiveGestion = ({ nom, numero, fiche }: { nom: string; numero: string; fiche: string }): WordedCourriel => ({
  sujet: mots.prevenir.sujet(nom),
  paragraphes: [mots.prevenir.texte(nom, numero, moisDInactivite), textesCourriel.voie(mots.prevenir.fiche, fiche)],
})
