import { textesGreffe } from '../../requetes/textes/greffe.ts'

const { files } = textesGreffe

/** The pages of the court: queues and file (STAFF-02, STAFF-08). Texts shared with rules are in `requetes/textes-greffe.ts`. */
export const textesEspaceGreffe = {
  titre: 'Espace du greffe',
  filesTitre: "Files d'attente",
  files: {
    A_PRENDRE_EN_CHARGE: files.PRE_ENREGISTREE,
    EN_INSTRUCTION: files.EXAMEN,
    A_LA_PREFECTURE: files.COMMUNIQUEE_PREFET,
    OPPOSITION: files.OPPOSITION,
    EN_ATTENTE_DE_PIECES: files.ATTENTE_PIECES,
    PIECES_RECUES: files.PIECES_RECUES,
    A_DECIDER: files.A_ORDONNER,
    A_LA_SIGNATURE: files.A_SIGNER,
    A_PUBLIER: files.A_PUBLIER,
  },
  /** Shown until a queue is counted. About as wide as the count, so that links do not move under the pointer. */
  nombreAttendu: '…',
  file: (nom: string, nombre: string) => `${nom} (${nombre})`,
  colonnes: { tribunal: 'Tribunal', depot: 'Déposée le', agent: 'Prise en charge' },
  requete: (numero: string, type: string) => `Requête n° ${numero} : ${type}`,
  ouvrir: (numero: string) => `Requête n° ${numero}`,
  sansAgent: 'Personne',
  sansEcheance: 'Aucune',
  dossierInconnu: (numero: string) => `Aucune requête de vos tribunaux ne porte le n° ${numero}.`,
  revenirAuxFiles: "Revenir aux files d'attente",
  dossier: 'Dossier',
  etape: 'Étape',
  fondement: "Texte de l'échéance",
  autresDelais: 'Autres délais',
  ouEnEst: 'Où en est le dossier',
  documents: 'Documents du tribunal',
  comparaison: {
    change: 'Ce qui change',
    explication: "Ce que le registre dit, et ce qu'il dirait si la requête était inscrite aujourd'hui.",
    rien: 'Rien ne change au registre.',
    inchange: (nombre: number) => `Ce qui ne change pas (${nombre})`,
    ajoutes: 'Membres ajoutés',
    depuis: (date: string) => `Le registre a changé le ${date}, après l'ouverture du formulaire`,
    depuisDetail: 'Ce que le déclarant a laissé tel quel suit le registre ; ce que les deux ont changé devient ce que la requête déclare.',
    relire: "Relire la requête telle qu'elle a été déposée",
  },
  publication:
    "Ni le registre ni les annexes ne montrent une publication de la dissolution datée de plus de 365 jours (Code civil local, art. 51). Rien n'empêche l'inscription : le tribunal en décide.",
  apercu: (nom: string) => `Aperçu : ${nom}`,
  apercuEnCours: "Chargement de l'annexe…",
  apercuImpossible: "Cette annexe n'a pas pu être affichée.",
  annexeNommee: (description: string, nom: string) => `${description} : ${nom}`,
  contenuActifCourt: 'Contenu actif',
  afficherQuandMeme: 'Afficher quand même',
  journalLigne: ({ dateEtHeure, auteur }: { dateEtHeure: string; auteur: string | null }) =>
    auteur === null ? `Enregistré le ${dateEtHeure}` : `Enregistré le ${dateEtHeure} par ${auteur}`,
  lignesGroupees: (nom: string, premier: number, dernier: number) => `${nom} (${dernier - premier + 1} actes, n° ${premier} à ${dernier})`,
  corrigeLigne: (rang: number) => `Acte corrigé : le n°\u00a0${rang} de ce journal`,
  motif: (texte: string) => `Motif : ${texte}`,
  aLaDate: (date: string) => `Date de l'acte : ${date}`,
  decision: 'Décision',
  acteBloque: (motifs: readonly string[]) => `${textesGreffe.acteImpossible} ${motifs.join(', ')}.`,
  decisionBloquee: (motifs: readonly string[]) => `${textesGreffe.decisionImpossible} ${motifs.join(', ')}.`,
  enregistrer: 'Enregistrer',
  autresActes: 'Autres actes',
  remettreTitre: 'Confier le dossier',
  confierA: 'Confier à',
  remettre: 'Confier le dossier',
  corrigerEffet:
    "L'acte reste au journal, avec votre correction et son motif. Le dossier revient où il en était avant cet acte, et ses délais sont recalculés.",
  acteACorriger: 'Acte à corriger',
  acteDuJour: (acte: string, date: string) => `${acte}, du ${date}`,
  motifCorrection: 'Motif de la correction (conservé au journal)',
  corriger: "Corriger l'acte",
  inscrire: {
    CREATION: {
      titre: (denomination: string) => `Inscrire l'association ${denomination}`,
      effet:
        "L'association reçoit un numéro et entre au registre. L'ordonnance, la notification et le certificat sont établis et remis au déclarant.",
      bouton: "Inscrire l'association",
    },
    SUR_ASSOCIATION: {
      titre: (denomination: string) => `Inscrire au registre : ${denomination}`,
      effet: 'Ce que la requête déclare entre au registre. Les documents de la décision sont établis et remis au déclarant.',
      bouton: 'Inscrire au registre',
    },
  },
  signataire: (nom: string, qualite: string) => `${nom}, ${qualite}`,
  inscrite: {
    CREATION: (numero: string) => `L'association est inscrite sous le n° ${numero}.`,
    SUR_ASSOCIATION: (numero: string) => `La requête est inscrite : le registre de l'association n° ${numero} est à jour.`,
  },
  echecs: {
    acte: "Erreur durant l'enregistrement de l'acte",
  },
  ouvrirFiche: (denomination: string) => `Ouvrir la fiche de ${denomination}`,
} as const
