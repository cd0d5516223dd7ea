/** Documents that the court issues under a verification code. */
export const typesDelivrance = [
  'EXTRAIT',
  'CERTIFICAT_INSCRIPTION',
  'ATTESTATION_INSCRIPTION',
  'ORDONNANCE',
  'NOTIFICATION_DECISION',
  'RECEPISSE',
  'DEMANDE_PIECES',
  'AVIS_FINS_PAIEMENT',
  'AVIS_FIN_PUBLICATION',
  'PROJET_REJET',
] as const
export type TypeDelivrance = (typeof typesDelivrance)[number]

/**
 * Documents issued on a request: receipt, letters, rejection (its order included), notice to the newspaper. The other documents, and the
 * order of an inscription, are issued on a version of an association.
 */
export type TypeDocumentRequete = Exclude<TypeDelivrance, 'EXTRAIT' | 'CERTIFICAT_INSCRIPTION' | 'ATTESTATION_INSCRIPTION'>

/**
 * An order, and the letter that notifies it, never expire: another decision may follow. An extract, a certificate and an attestation show
 * the register on one day, and it may have changed since (docs/decisions/0016).
 */
export const isDecision = (type: TypeDelivrance): boolean => type === 'ORDONNANCE' || type === 'NOTIFICATION_DECISION'

/** Letters that the court sends to a declarant before it decides, or to have a publication paid. */
export const isLettre = (type: TypeDelivrance): boolean =>
  type === 'DEMANDE_PIECES' || type === 'AVIS_FINS_PAIEMENT' || type === 'PROJET_REJET'
