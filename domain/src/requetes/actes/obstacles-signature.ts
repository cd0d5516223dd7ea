import { obstaclesDesControles } from '../controles/verdicts.ts'
import type { EtatAssociation } from '../../association/etats.ts'
import type { Objet } from '../objet.ts'
import { textesGreffe } from '../textes/greffe.ts'
import { textesSignature } from '../textes/signature.ts'
import { registreObstacles } from './registre-etat.ts'
import type { Situation } from './situation.ts'

const { obstacles: mots } = textesSignature

/** A request as a judge of its court sees it. */
export interface SituationJuge extends Situation, Objet {
  /** Account of the judge. */
  juge: string
  /** Whether this account belongs to a signatory of the court in office today. */
  mandat: boolean
  /**
   * Whether a clerk of the court can issue the letter and the certificate: the one who prepared the decision, or the one who holds the
   * file.
   */
  registry: boolean
  /** Whether the prepared grounds are still there: those of a rejection may have been erased. */
  motifs: boolean
  /** The state of the association today; absent for a creation. */
  etatDuRegistre?: EtatAssociation | undefined
}

/** Reasons why a prepared decision may not be given back: only its stage. */
export const obstaclesRetourAuGreffe = ({ etape }: Pick<Situation, 'etape'>): string[] =>
  etape === 'A_SIGNER' ? [] : [mots.autreEtape(textesGreffe.etapes[etape])]

/**
 * Reasons why a judge may not sign; empty when the judge may. Refused to the person who prepared the decision (X-79: each has its author),
 * and out of office (STAFF-08). A registration is also refused when a check no longer conforms, or when the register no longer allows it.
 */
export const obstaclesSignature = (situation: SituationJuge): string[] => {
  const { projet, juge, mandat, registry, motifs } = situation
  const etape = obstaclesRetourAuGreffe(situation)
  if (etape.length > 0 || !projet) return etape
  return [
    ...(mandat ? [] : [mots.sansMandat]),
    ...(projet.agent.uuid === juge ? [mots.prepareeParVous] : []),
    ...(registry ? [] : [mots.sansGreffier]),
    ...(projet.sens === 'INSCRIPTION' ? [...registreObstacles(situation), ...obstaclesDesControles(situation)] : []),
    ...(projet.sens === 'REJET' && !motifs ? [mots.motifsEffaces] : []),
  ]
}
