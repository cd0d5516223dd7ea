/** The server's own messages about a reply (PIECES). Strings of the specification are quoted unchanged. */
export const textesReponse = {
  aucune: 'Aucune demande de pièces en attente ne correspond à cette URL.',
  transmise: 'Votre réponse a bien été transmise.',
  rien: 'Ajoutez au moins un document ou une observation avant de transmettre.',
  dejaTransmise: (dateEtHeure: string) =>
    `Une réponse a déjà été transmise le ${dateEtHeure}. Vous n'avez rien d'autre à faire. Si le tribunal souhaite un complément, vous recevrez un nouveau lien.`,
  expiree: (date: string, tribunal: string, numero: string) =>
    `Ce lien a expiré le ${date}. Pour envoyer vos documents, écrivez au greffe : ${tribunal}, en rappelant la requête n° ${numero}.`,
  retiree: (date: string) => `Le tribunal a retiré cette demande le ${date}. Vous n'avez rien à faire.`,
  tropDePieces: "Cette réponse a atteint le nombre ou le poids de documents admis. Retirez un document avant d'en ajouter un autre.",
  validee: 'Ce point a été validé par le tribunal.',
  sansDroit:
    "Seules la personne qui a déposé cette requête et celles qui peuvent déposer pour l'association peuvent y répondre avec leur compte.",
  accuse: {
    titre: 'Accusé de réception',
    recue: 'Le tribunal a reçu la réponse désignée ci-dessous, par voie électronique.',
    demande: 'Demande',
    recueLe: 'Transmise le',
    documents: 'Documents reçus',
    colonnes: { nom: 'Fichier', empreinte: 'Empreinte SHA-256' },
    aucun: 'Aucun document joint.',
    avecObservation: 'Observation',
    observation: 'Une observation a été transmise.',
  },
} as const
