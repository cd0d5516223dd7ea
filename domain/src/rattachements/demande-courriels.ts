import type { WordedCourriel } from '../core/courriel.ts'
import { formatJour, jourDeParis } from '../core/jour.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import type { Acceptation } from './demande-decision.ts'
import { textesDemande as mots } from './textes/demande.ts'

interface DecisionFacts {
  denomination: string
  /** Sheet of the association. */
  lien: string
}

/** Sent to the person who asked, when the court accepts (MAIL-07). */
export const courrielAcceptation = ({ denomination, lien, fonction, gestion, depot }: DecisionFacts & Acceptation): WordedCourriel => ({
  sujet: mots.courriel.accepte,
  paragraphes: [
    mots.accepte(denomination),
    mots.courriel.droits(fonction, [...(depot ? [mots.courriel.depot] : []), ...(gestion ? [mots.courriel.gestion] : [])]),
    textesCourriel.voie(mots.courriel.fiche, lien),
  ],
})

/** Sent to the person who asked, when the court refuses (MAIL-07). */
export const courrielRefus = ({
  denomination,
  lien,
  demandeeLe,
  motif,
}: DecisionFacts & { demandeeLe: Date; motif: string }): WordedCourriel => ({
  sujet: mots.courriel.refuse,
  paragraphes: [
    mots.courriel.association(denomination),
    mots.refuse(formatJour(jourDeParis(demandeeLe)), motif),
    textesCourriel.voie(mots.courriel.fiche, lien),
  ],
})
