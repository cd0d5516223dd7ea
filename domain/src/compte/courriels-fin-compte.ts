import type { CourrielRedige } from '../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import { textesCourriel } from '../core/textes-courriel.ts'
import { textesFinCompte } from './textes-fin-compte.ts'

const mots = textesFinCompte.courriels

/** The last mail to who had an account: it is closed, as they asked or because nobody used it. */
export const courrielFerme = ({ inactif }: { inactif: boolean }): CourrielRedige => ({
  sujet: mots.ferme,
  paragraphes: [inactif ? mots.fermeInactif : mots.fermeTexte, textesFinCompte.fermeture.garde],
})

/** The account will be closed: what to do to keep it, and the associations nobody else administers. */
export const courrielInactif = (le: JourCalendaire, associations: readonly string[], connexion: string): CourrielRedige => ({
  sujet: mots.avertir(formaterJour(le)),
  paragraphes: [
    mots.avertirTexte(formaterJour(le)),
    ...associations.map(mots.dernierGestionnaire),
    textesCourriel.voie(mots.connexion, connexion),
  ],
})

interface SansGestion {
  numero: string
  nom: string
  /** Page of its sheet. */
  fiche: string
}

/** Nobody administers the users of an association any more, or soon (`le`): told to its other users and to its court. */
export const courrielSansGestion = ({ numero, nom, fiche }: SansGestion, le: JourCalendaire | null): CourrielRedige => ({
  sujet: mots.sansGestion(nom),
  paragraphes: [
    le === null ? mots.sansGestionTexte(nom, numero) : mots.bientotSansGestion(nom, numero, formaterJour(le)),
    textesCourriel.voie(mots.fiche, fiche),
  ],
})
