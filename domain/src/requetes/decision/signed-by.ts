import type { TypeDelivrance } from '../../association/delivrances.ts'

/** Documents of the court: those issued under a code, and the letter to the prefect, which is stored nowhere (docs/decisions/0087). */
export type CourtDocument = TypeDelivrance | 'LETTRE_PREFET'

/**
 * The signatory of each document (X-79; CPC annex art. 25). The judge signs orders only. The clerk signs the rest, which names the judge
 * only as the author of an order. The service makes extracts, and nobody signs them.
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
