/** Acts the court issues on a filing; what each says of what was filed is in textes-decisions.ts. The law is cited after the plain sentence (wording.md, voice 8); sentences to be confirmed by a jurist. */
export const textesActes = {
  requete: 'Numéro de la requête',
  requeteRecue: 'Date de réception de la requête',
  inscriteLe: "Date de l'inscription",
  decision: { par: 'Décision rendue par', qualite: 'Qualité', date: "Date de l'ordonnance" },
  ordonnanceRenduePar: 'Ordonnance rendue par',
  ordonnanceRendue: (nom: string, qualite: string, date: string) => `${nom}, ${qualite}, le ${date}`,
  greffier: { M: 'Greffier', MME: 'Greffière' },
  pied: (titre: string, reference: string) => `${titre}, ${reference}`,

  recepisse: {
    titre: 'Récépissé de déclaration',
    recueLe: 'Reçue le',
    declarant: 'Déposée par',
    annexes: 'Pièces reçues',
    colonnes: { nom: 'Fichier', empreinte: 'Empreinte SHA-256' },
    suite: 'Suite de la procédure',
    signature: { par: 'Récépissé établi par', qualite: 'Qualité', date: 'Date du récépissé' },
  },

  ordonnance: {
    titre: "Ordonnance d'inscription",
    motifs: 'Motifs',
    saisine: (requete: string, date: string, demande: string) => `La requête n° ${requete}, reçue le ${date}, ${demande}.`,
    communication: (date: string) => `La déclaration a été communiquée au préfet le ${date} (Code civil local, art. 61).`,
    silence: (date: string) =>
      `Le préfet n'a pas formé opposition dans le délai de six semaines, écoulé le ${date} (Code civil local, art. 63).`,
    pasDOpposition: (date: string) => `Le préfet a fait savoir le ${date} qu'il ne forme pas opposition (Code civil local, art. 63).`,
    opposition: (date: string, levee: string) =>
      `Le préfet a formé le ${date} une opposition, levée le ${levee} (Code civil local, art. 61 à 63).`,
    dispositif: 'Décision',
    delivreePar: 'Délivrée par le greffe',
    delivree: (nom: string, qualite: string, date: string) => `${nom}, ${qualite}, le ${date}`,
    notifiee: {
      DECLARANT: 'Cette ordonnance est notifiée à la personne qui a déposé la requête (annexe du Code de procédure civile, art. 5).',
      ASSOCIATION: "Cette ordonnance est notifiée à l'association (annexe du Code de procédure civile, art. 5).",
    },
  },

  notification: {
    titre: 'Notification de décision',
    association: 'Association',
    publication: 'Publication',
    voiesDeRecours: 'Voies de recours',
    signature: { par: 'Notification établie par', qualite: 'Qualité', date: 'Date de la notification' },
  },

  certificat: {
    titre: "Certificat numérique d'inscription",
    signature: { par: 'Certificat établi par', qualite: 'Qualité', date: 'Date du certificat' },
  },
} as const
