/** The page of a request (ROUTE-24, REQ-21, REQ-22, REQ-27). The documents' title and empty sentence are quoted from the specification. */
export const textesFollowedRequete = {
  titre: (numero: string, type: string) => `Requête n° ${numero} : ${type}`,
  titreAttendu: (numero: string) => `Requête n° ${numero}`,
  association: (denomination: string) => `Association : ${denomination}`,
  inconnue: 'Aucune requête ne correspond à cette URL.',
  inconnueDetail: "Vérifiez l'adresse, ou retrouvez votre requête dans « Mon suivi ».",
  ouEnEst: 'Où en est votre requête',
  documents: 'Documents communiqués par le tribunal',
  aucunDocument: 'Aucun document pour le moment.',
  types: {
    NOTIFICATION_DECISION: 'Notification de décision',
    ORDONNANCE: 'Ordonnance',
    CERTIFICAT_INSCRIPTION: "Certificat d'inscription",
    RECEPISSE: 'Récépissé de déclaration',
    DEMANDE_PIECES: 'Demande de pièces',
    AVIS_FINS_PAIEMENT: 'Avis aux fins de paiement',
    AVIS_FIN_PUBLICATION: 'Avis aux fins de publication',
    PROJET_REJET: 'Projet de rejet',
  },
  repondre: {
    DEMANDE_PIECES: 'Répondre à la demande de pièces',
    AVIS_FINS_PAIEMENT: 'Répondre à la demande de pièces',
    PROJET_REJET: 'Présenter mes observations',
  },
  repondreCourt: 'Répondre',
  nouveau: 'Nouveau',
  delivreLe: (date: string) => `Communiqué le ${date}`,
  depose: 'Ce qui a été déposé',
  deposee: ({ date, declarant, tribunal }: { date: string; declarant: string; tribunal: string }) =>
    `Déposée le ${date} par ${declarant}. Tribunal compétent : ${tribunal}.`,
  relire: 'Relire la requête déposée',
  courrielRefuse: {
    titre: "Un courriel n'a pas pu être remis",
    detail: (adresse: string, sujet: string) => `À ${adresse} : ${sujet}`,
    conseil: 'Le site fait de nouveaux essais. Cette page dit tout ce que disent les courriels.',
  },
} as const
