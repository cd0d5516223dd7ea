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
    attestation:
      'Le greffe a reçu la déclaration désignée ci-dessous, par voie électronique. Ce récépissé atteste sa réception, il ne préjuge pas de la décision du tribunal (annexe du Code de procédure civile, art. 30-1).',
    recueLe: 'Reçue le',
    declarant: 'Déposée par',
    annexes: 'Pièces reçues',
    colonnes: { nom: 'Fichier', empreinte: 'Empreinte SHA-256' },
    suite: 'Suite de la procédure',
    avecPrefet: (date: string) =>
      `Le tribunal examine la déclaration dans le mois qui suit sa réception, le ${date}. S'il ne la rejette pas, il la communique au préfet, qui a six semaines pour s'opposer à l'inscription (Code civil local, art. 61 et 63 ; annexe du Code de procédure civile, art. 30-2).`,
    sansPrefet: (date: string) =>
      `Le tribunal examine la déclaration reçue le ${date}. La personne qui l'a déposée est informée de la décision par courriel.`,
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
    aPublier:
      "Le greffe communique à l'association le projet de l'avis à publier dans un journal d'annonces légales. L'association paie la publication et en justifie dans le mois qui suit cette communication (annexe du Code de procédure civile, art. 30-9 et 30-10).",
    voiesDeRecours: 'Voies de recours',
    recours: {
      SANS_RECOURS: () => "Cette décision n'est pas susceptible de recours.",
      POURVOI_ORDINAIRE: (ville: string) => `Cette décision peut faire l'objet d'un pourvoi devant la cour d'appel de ${ville}.`,
      POURVOI_IMMEDIAT: (ville: string) =>
        `Cette décision peut faire l'objet d'un pourvoi immédiat devant la cour d'appel de ${ville}, dans les 15 jours qui suivent sa notification.`,
    },
    formeDuPourvoi: 'La personne intéressée forme le pourvoi elle-même ou par un notaire (annexe du Code de procédure civile, art. 7).',
    signature: { par: 'Notification établie par', qualite: 'Qualité', date: 'Date de la notification' },
  },

  certificat: {
    titre: "Certificat numérique d'inscription",
    signature: { par: 'Certificat établi par', qualite: 'Qualité', date: 'Date du certificat' },
  },
} as const
