import { type EtatAssociation, libelleEtatAssociation } from '../../association/etats.ts'
import type { MotifEtat } from '../../association/motif-etat.ts'
import type { CourrielRedige } from '../../core/courriel.ts'
import { formaterJour } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import type { DecisionDite } from './decision-en-vigueur.ts'
import { libelleNature } from './natures-decision.ts'
import { textesDecisionJudiciaire as textes } from '../textes/decision-judiciaire.ts'

/** A decision in one line: kind, authority, day, number. */
export const phraseDeDecision = ({ nature, autorite, date, numero }: Omit<DecisionDite, 'infirme'>): string =>
  textes.phrase(libelleNature(nature), autorite, formaterJour(date), numero)

interface Inscrite {
  numero: string
  denomination: string
  decision: Omit<DecisionDite, 'infirme'>
  motif: string
  etat: EtatAssociation
  motifEtat: MotifEtat | null
  fiche: string
}

/** Mail to the attached persons: the decision, its ground, the new state, and where to challenge it. */
export const courrielDecision = ({ numero, denomination, decision, motif, etat, motifEtat, fiche }: Inscrite): CourrielRedige => ({
  sujet: textes.courriel.sujet(denomination),
  paragraphes: [
    textes.courriel.fait(denomination, numero, phraseDeDecision(decision)),
    textes.courriel.motif(motif),
    textes.courriel.etat(libelleEtatAssociation(etat, motifEtat)),
    textesCourriel.voie(textes.courriel.voir, fiche),
    textes.courriel.recours,
  ],
})
