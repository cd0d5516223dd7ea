/**
 * Texts of the documents that the court issues on a filing; their sentences are in phrases/textes-phrases.ts. The law is cited after the
 * plain sentence. A jurist must still confirm the sentences.
 */
export const textesActes = {
  requete: 'Numéro de la requête',
  requeteRecue: 'Date de réception de la requête',
  /** Day of the entry, by kind of request. */
  inscriteLe: {
    CREATION: "Date de l'inscription",
    MODIFICATION: "Date de l'inscription des changements",
    DISSOLUTION: "Date de l'inscription de la dissolution",
    RADIATION: 'Date de la radiation',
  },
  decision: { par: 'Décision rendue par', qualite: 'Qualité', date: "Date de l'ordonnance" },
  ordonnanceRenduePar: 'Ordonnance rendue par',
  ordonnanceRendue: (nom: string, qualite: string, date: string) => `${nom}, ${qualite}, le ${date}`,
  greffier: { M: 'Greffier', MME: 'Greffière' },
  /** Title above a clerk's signature. */
  leGreffier: { M: 'Le greffier', MME: 'La greffière' },
  pied: (titre: string, reference: string) => `${titre}, ${reference}`,

  recepisse: {
    titre: 'Récépissé de déclaration',
    recueLe: 'Reçue le',
    declarant: 'Déposée par',
    annexes: 'Pièces reçues',
    colonnes: { nom: 'Fichier', empreinte: 'Empreinte SHA-256' },
    suite: 'Suite de la procédure',
    date: 'Date du récépissé',
  },

  ordonnance: {
    objets: 'Objet des changements',
    /**
     * For a modification of neither the statutes nor the direction: its own label, « Simple », would mean nothing to the reader of an
     * order.
     */
    autreObjet: "Informations de l'association, hors statuts et direction",
    avantApres: (avant: string, apres: string) => `Avant\u00a0: ${avant}\nAprès\u00a0: ${apres}`,
    motifs: 'Motifs',
    dispositif: 'Décision',
    delivreePar: 'Délivrée par le greffe',
    delivree: (nom: string, qualite: string, date: string) => `${nom}, ${qualite}, le ${date}`,
  },

  notification: {
    titre: 'Notification de décision',
    association: 'Association',
    publication: 'Publication',
    voiesDeRecours: 'Voies de recours',
    date: 'Date de la notification',
  },

  certificat: {
    date: 'Date du certificat',
  },
} as const
