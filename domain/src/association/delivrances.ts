/** What the court issues under a verification code (design.md §7). */
export const typesDelivrance = ['EXTRAIT', 'CERTIFICAT_INSCRIPTION', 'ORDONNANCE', 'NOTIFICATION_DECISION', 'RECEPISSE'] as const
export type TypeDelivrance = (typeof typesDelivrance)[number]

/** What is issued on a request; a version of an association bears the others. */
export type TypeDocumentRequete = Extract<TypeDelivrance, 'RECEPISSE'>

/**
 * An order, and the letter that tells of it, never expire: another decision may follow. An extract and a certificate show the register
 * of their day, which may have changed since (docs/decisions/0016).
 */
export const estDecision = (type: TypeDelivrance): boolean => type === 'ORDONNANCE' || type === 'NOTIFICATION_DECISION'
