// Apart from what a demand holds: the pages that list requests load no nomenclature of documents.

/** What the court may ask: documents or precisions, the payment of a publication (PIECES-07), observations on a rejection it considers. */
export const naturesDemande = ['DEMANDE_PIECES', 'AVIS_FINS_PAIEMENT', 'PROJET_REJET'] as const
export type NatureDemande = (typeof naturesDemande)[number]
