import { formatJour, type Jour } from '../../core/jour.ts'
import type { Situation } from './situation.ts'
import type { NotifiedDecision, Demeure } from '../decision/notified-decision.ts'
import { delaiFin } from '../delais/delais.ts'
import { type DestinataireDeDecision, usualRecours } from '../decision/notification.ts'
import type { Objet } from '../objet.ts'
import { textesDelais } from '../textes/delais.ts'
import { textesRecours as mots } from '../textes/recours.ts'
import type { TypeRecours } from '../types.ts'

/**
 * Where the addressee of a decision seems to live. The declarant's form has no country; every registered head office is in Alsace-Moselle.
 */
export const destinataireDemeure = (destinataire: DestinataireDeDecision | undefined, codePostal: string): Demeure => {
  if (destinataire === 'ASSOCIATION') return 'METROPOLE'
  if (!/^\d{5}$/.test(codePostal)) return 'ETRANGER'
  return /^9[78]/.test(codePostal) ? 'OUTRE_MER' : 'METROPOLE'
}

/** The day a decision counts as notified: for a posting, the last of its fifteen days (CPC annex art. 30-12). */
export const notifiedOn = ({ le, voie }: NotifiedDecision): Jour => (voie === 'AFFICHAGE' ? delaiFin('AFFICHAGE', le).le : le)

const delais = { METROPOLE: 'RECOURS', OUTRE_MER: 'RECOURS_OUTRE_MER', ETRANGER: 'RECOURS_ETRANGER' } as const

/** Last day of a « pourvoi immédiat », and its article. */
const recoursFin = (notifiee: NotifiedDecision) => delaiFin(delais[notifiee.demeure], notifiedOn(notifiee))

/** Last day of a « pourvoi immédiat », in the words used on every page and in every mail. */
export const recoursFinEnMots = (notifiee: NotifiedDecision): string => mots.auPlusTard(formatJour(recoursFin(notifiee).le))

type DecisionFacts = Pick<Situation, 'decideeLe' | 'decision' | 'inscriteLe'>

/** The appeal open against a decision; null before the decision. Older acts do not hold it. */
export const decisionRecours = (objet: Pick<Objet, 'type'>, { decideeLe, decision, inscriteLe }: DecisionFacts): TypeRecours | null =>
  decideeLe === null ? null : (decision?.recours ?? usualRecours(inscriteLe === null ? 'REJET' : 'INSCRIPTION', objet))

/** Until when an appeal is open, in the words used on every page and in every mail; null without a delay. */
export const delaiDeRecours = (recours: TypeRecours | null, notifiee: NotifiedDecision | null): string | null => {
  if (recours !== 'POURVOI_IMMEDIAT') return null
  return notifiee ? recoursFinEnMots(notifiee) : mots.aCompter
}

/** How and when a decision was notified. */
export const notificationEnMots = (notifiee: NotifiedDecision): string =>
  mots.voies[notifiee.voie](formatJour(notifiedOn(notifiee)), formatJour(notifiee.le))

/** Until when a decision that has just been rendered or notified may be appealed. */
export const possibleEnMots = (notifiee: NotifiedDecision | null): string =>
  mots.possible(notifiee ? recoursFinEnMots(notifiee) : mots.aCompter)

/** Sentence shown with a decision that has not been notified yet. */
export const openRecoursPhrases = (recours: TypeRecours): string[] => (recours === 'POURVOI_IMMEDIAT' ? [possibleEnMots(null)] : [])

/** How it was notified, and until when a « pourvoi immédiat » is open; null for a decision without a delay of appeal. */
export const recoursEnMots = (
  recours: TypeRecours | null,
  notifiee: NotifiedDecision | null,
  aujourdhui: Jour,
): { phrase: string; ouvert: boolean; source: string } | null => {
  const delai = delaiDeRecours(recours, notifiee)
  if (delai === null) return null
  if (notifiee === null) return { phrase: possibleEnMots(null), ouvert: true, source: textesDelais.sources.RECOURS }
  const { le, source } = recoursFin(notifiee)
  const ouvert = aujourdhui <= le
  return { phrase: `${notificationEnMots(notifiee)} ${(ouvert ? mots.possible : mots.termine)(delai)}`, ouvert, source }
}

interface Lecteur {
  deposant: boolean
  /** Attached with the right to file for the association. */
  depot: boolean
}

/** Whether this reader is the addressee of the decision's letter and has not been notified yet. */
export const isToBeNotified = (
  { deposant, depot }: Lecteur,
  objet: Pick<Objet, 'type'>,
  situation: DecisionFacts & Pick<Situation, 'notifiee'>,
): boolean => {
  if (situation.notifiee || decisionRecours(objet, situation) !== 'POURVOI_IMMEDIAT') return false
  return situation.decision?.destinataire === 'ASSOCIATION' ? depot : deposant
}
