import type { TypeDelivrance } from '../association/delivrances.ts'

/** What the court makes: what it issues under a code, and the letter to the prefect, which is kept nowhere (docs/decisions/0087). */
export type CourtDocument = TypeDelivrance | 'LETTRE_PREFET'

/**
 * Whose signature each document bears (X-79; CPC annex art. 25): the judge's, orders alone; the clerk's, everything else, which names the judge
 * only as the author of an order. An extract is made by the service and signed by nobody.
 */
export const signedBy = {
  ORDONNANCE: 'JUGE',
  CERTIFICAT_INSCRIPTION: 'GREFFIER',
  ATTESTATION_INSCRIPTION: 'GREFFIER',
  NOTIFICATION_DECISION: 'GREFFIER',
  RECEPISSE: 'GREFFIER',
  DEMANDE_PIECES: 'GREFFIER',
  AVIS_FINS_PAIEMENT: 'GREFFIER',
  AVIS_FIN_PUBLICATION: 'GREFFIER',
  PROJET_REJET: 'GREFFIER',
  LETTRE_PREFET: 'GREFFIER',
  EXTRAIT: null,
} as const satisfies Record<CourtDocument, 'JUGE' | 'GREFFIER' | null>

type SignedBy<S> = { [D in CourtDocument]: (typeof signedBy)[D] extends S ? D : never }[CourtDocument]
export type SignedByJudge = SignedBy<'JUGE'>
export type SignedByClerk = SignedBy<'GREFFIER'>
