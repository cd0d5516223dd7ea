// In its own file so that the pages that list requests do not load the nomenclature of documents.

/**
 * Kinds of demande: documents or details, the payment of a publication (PIECES-07), observations on a rejection that the court considers.
 */
export const naturesDemande = ['DEMANDE_PIECES', 'AVIS_FINS_PAIEMENT', 'PROJET_REJET'] as const
export type NatureDemande = (typeof naturesDemande)[number]
