import { type EtatAssociation, libelleEtatAssociation } from '../../association/etats.ts'
import type { MotifEtat } from '../../association/motif-etat.ts'
import type { WordedCourriel } from '../../core/courriel.ts'
import { formatJour } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import type { StoredDecision } from './decision-en-vigueur.ts'
import { libelleNature } from './natures-decision.ts'
import { textesDecisionJudiciaire as textes } from '../textes/decision-judiciaire.ts'

/** A decision in one line: kind, authority, day, number. */
export const phraseDeDecision = ({ nature, autorite, date, numero }: Omit<StoredDecision, 'infirme'>): string =>
  textes.phrase(libelleNature(nature), autorite, formatJour(date), numero)

interface InscriptionFacts {
  numero: string
  denomination: string
  decision: Omit<StoredDecision, 'infirme'>
  motif: string
  etat: EtatAssociation
  motifEtat: MotifEtat | null
  fiche: string
}

/** Mail to the attached persons: the decision, its ground, the new state, and where to challenge it. */
export const courrielDecision = ({ numero, denomination, decision, motif, etat, motifEtat, fiche }: InscriptionFacts): WordedCourriel => ({
  sujet: textes.courriel.sujet(denomination),
  paragraphes: [
    textes.courriel.fait(denomination, numero, phraseDeDecision(decision)),
    textes.courriel.motif(motif),
    textes.courriel.etat(libelleEtatAssociation(etat, motifEtat)),
    textesCourriel.voie(textes.courriel.voir, fiche),
    textes.courriel.recours,
  ],
})
