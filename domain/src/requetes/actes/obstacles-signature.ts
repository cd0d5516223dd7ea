import { obstaclesDesControles } from '../controles/verdicts.ts'
import type { EtatAssociation } from '../../association/etats.ts'
import type { Objet } from '../objet.ts'
import { textesGreffe } from '../textes-greffe.ts'
import { textesSignature } from '../textes-signature.ts'
import { obstaclesDuRegistre } from './etat-du-registre.ts'
import type { Situation } from './situation.ts'

const { obstacles: mots } = textesSignature

/** A request as a judge of its court finds it. */
export interface SituationJuge extends Situation, Objet {
  /** Account of the judge. */
  juge: string
  /** Whether this account is that of a signatory of the court in office today. */
  mandat: boolean
  /** Whether a clerk of the court is there to establish the letter and the certificate: who prepared the decision, or who holds the file. */
  registry: boolean
  /** Whether the grounds that were prepared are there to be read: those of a rejection may have been erased. */
  motifs: boolean
  /** What the register says of the association today; nothing of a creation. */
  etatDuRegistre?: EtatAssociation | undefined
}

/** What stands in the way of giving a prepared decision back: only its stage. */
export const obstaclesRetourAuGreffe = ({ etape }: Pick<Situation, 'etape'>): string[] =>
  etape === 'A_SIGNER' ? [] : [mots.autreEtape(textesGreffe.etapes[etape])]

/**
 * What stands in the way of a judge's signature; empty when it may be given. Nobody signs what they prepared (X-79: each has its author), nor
 * out of office (STAFF-08), nor a registration whose checks are no longer conforming, or that the register no longer allows.
 */
export const obstaclesSignature = (situation: SituationJuge): string[] => {
  const { projet, juge, mandat, registry, motifs } = situation
  const etape = obstaclesRetourAuGreffe(situation)
  if (etape.length > 0 || !projet) return etape
  return [
    ...(mandat ? [] : [mots.sansMandat]),
    ...(projet.agent.uuid === juge ? [mots.prepareeParVous] : []),
    ...(registry ? [] : [mots.sansGreffier]),
    ...(projet.sens === 'INSCRIPTION' ? [...obstaclesDuRegistre(situation), ...obstaclesDesControles(situation)] : []),
    ...(projet.sens === 'REJET' && !motifs ? [mots.motifsEffaces] : []),
  ]
}
