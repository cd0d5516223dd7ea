/** Texts for the judge who signs what the clerk prepared (docs/decisions/0076). An obstacle completes « Signature impossible : ». */
export const textesSignature = {
  titre: 'À la signature',
  onglet: 'Signature',
  texte: 'Lire les décisions que le greffe a préparées, les signer ou les rendre.',
  explication:
    "Signer rend la décision : elle est datée d'aujourd'hui et communiquée au déclarant. Votre visa est consigné au journal des actes ; ce n'est pas une signature électronique au sens du règlement eIDAS.",
  tableau: 'Décisions à signer',
  vide: "Aucune décision n'attend votre signature.",
  sansCircuit: "Aucune décision n'attend votre signature : dans votre tribunal, le greffe indique qui a décidé.",
  colonnes: {
    choix: 'Choix',
    requete: 'Requête',
    type: 'Type',
    denomination: 'Dénomination',
    sens: 'Décision préparée',
    par: 'Préparée par',
    tribunal: 'Tribunal',
    echeance: 'Échéance',
  },
  sens: { INSCRIPTION: 'Inscription', REJET: 'Rejet' },
  preparee: (qui: string, date: string) => `${qui}, le ${date}`,
  choisir: (numero: string) => `Choisir la décision sur la requête n° ${numero}`,
  toutChoisir: (nombre: number, total: number) => {
    if (nombre < total) return `Choisir les ${nombre} premières décisions`
    return nombre > 1 ? `Choisir les ${nombre} décisions affichées` : 'Choisir la décision affichée'
  },
  choisies: (nombre: number) => (nombre > 1 ? `${nombre} décisions choisies` : '1 décision choisie'),
  auPlus: (nombre: number) => `Vous pouvez signer ${nombre} décisions à la fois : les suivantes viennent ensuite.`,
  reste: (nombre: number, total: number) => `Les ${nombre} plus anciennes sur ${total} sont affichées.`,
  signer: 'Signer',
  signerLot: (nombre: number) => `Signer (${nombre})`,
  confirmer: {
    titre: (nombre: number) => (nombre > 1 ? `Signer ces ${nombre} décisions` : 'Signer cette décision'),
    bouton: (nombre: number) => (nombre > 1 ? `Signer ${nombre} décisions` : 'Signer la décision'),
    pour: 'Chaque décision est rendue pour elle-même : un refus sur un dossier ne retient pas les autres.',
    ligne: (numero: string, sens: string, denomination: string) => `${numero}, ${sens} : ${denomination}`,
  },
  signees: (nombre: number) => (nombre > 1 ? `${nombre} décisions sont signées.` : 'La décision est signée.'),
  refusees: (nombre: number) => (nombre > 1 ? `${nombre} décisions ne sont pas signées` : "Une décision n'est pas signée"),
  refusee: (numero: string, motifs: readonly string[]) => `Requête n° ${numero} : ${motifs.join(' ')}`,
  rendre: {
    titre: 'Rendre le dossier au greffe',
    effet: "La décision n'est pas rendue. Le greffe reprend le dossier où il en était, avec votre motif.",
  },
  echec: "Erreur durant l'enregistrement de votre décision",
  impossible: (motifs: readonly string[]) => `Signature impossible : ${motifs.join(', ')}.`,
  revenir: 'Revenir aux décisions à signer',
  suivant: 'Décision suivante',
  obstacles: {
    autreEtape: (etape: string) => `la requête est ${etape}`,
    sansMandat: "votre compte n'est pas relié à un signataire en fonction de ce tribunal (l'administrateur du service tient la liste)",
    sansGreffier:
      "la personne du greffe qui a préparé cette décision n'y exerce plus, et aucune autre ne tient le dossier\u00a0: rendez-le au greffe, ou attendez qu'un greffier le prenne en charge",
    prepareeParVous: 'vous avez vous-même préparé cette décision',
    motifsEffaces: 'les motifs du rejet ont été effacés : rendez le dossier au greffe, qui les écrira de nouveau',
  },
  projet: {
    titre: 'Décision préparée',
    sens: 'Décision',
    par: 'Préparée par',
    motifs: 'Motifs',
    motif: (article: string, motif: string) => `${article} : ${motif}`,
    suite: 'Elle sera datée du jour de la signature.',
    motifEfface: 'Motif effacé.',
    lire: "Lire l'ordonnance",
    fichier: (numero: string) => `Ordonnance à signer ${numero}.pdf`,
    numeroAVenir: 'Attribué à la signature',
    attente: (date: string) => `À la signature du juge depuis le ${date}. La décision sera datée du jour où il la signe.`,
    rendue: (juge: string, date: string) => `Rendue au greffe par ${juge} le ${date}, sans signature`,
  },
  preparer: {
    INSCRIPTION: {
      titre: (denomination: string) => `Préparer l'inscription : ${denomination}`,
      effet: "Le juge du tribunal lit le dossier et signe la décision, ou vous le rend. Rien n'entre au registre avant sa signature.",
    },
    REJET: {
      titre: (denomination: string) => `Préparer le rejet : ${denomination}`,
      effet: 'Le juge du tribunal lit le dossier et signe le rejet, ou vous le rend. Le déclarant ne reçoit rien avant sa signature.',
    },
    bouton: 'Envoyer à la signature',
  },
  /** Printed on the order. */
  visa: {
    nom: 'Visa du juge',
    preparee: 'Préparée par le greffe',
    phrase: (dateEtHeure: string) =>
      `Apposé dans le registre le ${dateEtHeure} et consigné au journal des actes. Ce visa n'est pas une signature électronique (règlement (UE) n° 910/2014, eIDAS).`,
  },
} as const
