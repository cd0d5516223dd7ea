import type { CourrielRedige } from '../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import { textesCourriel } from '../core/textes-courriel.ts'
import { dernierJour, moisDInactivite } from './inactivite.ts'
import { textesInactivite as mots } from './textes-inactivite.ts'

interface Avertissement {
  aujourdhui: JourCalendaire
  /** The associations that nobody else administers; the account stays for them. */
  dernieres: readonly { nom: string }[]
  connexion: string
}

/** Tells the person of an idle account what happens to it, and until when they may come back. */
export const courrielInactivite = ({ aujourdhui, dernieres, connexion }: Avertissement): CourrielRedige => {
  const jour = formaterJour(dernierJour(aujourdhui))
  const suite =
    dernieres.length === 0
      ? [mots.avertir.revenir(jour)]
      : [mots.avertir.garde(dernieres.map(({ nom }) => nom).join(', ')), mots.avertir.succession(jour)]
  return {
    sujet: mots.avertir.sujet,
    paragraphes: [mots.avertir.sansActivite(moisDInactivite), ...suite, textesCourriel.voie(mots.avertir.connexion, connexion)],
  }
}

/** The other users of an association learn that who administers them is away (retention V11). */
export const courrielGestionInactive = ({ nom, numero, fiche }: { nom: string; numero: string; fiche: string }): CourrielRedige => ({
  sujet: mots.prevenir.sujet(nom),
  paragraphes: [mots.prevenir.texte(nom, numero, moisDInactivite), textesCourriel.voie(mots.prevenir.fiche, fiche)],
})
