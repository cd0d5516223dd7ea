import { textesGreffe } from '../requetes/textes-greffe.ts'

const { files } = textesGreffe

/** The pages of the court: queues and file (STAFF-02, STAFF-08). What rules say too is in `requetes/textes-greffe.ts`. */
export const textesEspaceGreffe = {
  titre: 'Espace du greffe',
  filesTitre: "Files d'attente",
  files: {
    A_PRENDRE_EN_CHARGE: files.PRE_ENREGISTREE,
    EN_INSTRUCTION: files.EXAMEN,
    A_LA_PREFECTURE: files.COMMUNIQUEE_PREFET,
    A_DECIDER: files.A_ORDONNER,
  },
  /** Of a queue not counted yet: about as wide as its count, that the links do not move under the pointer. */
  nombreAttendu: '…',
  file: (nom: string, nombre: string) => `${nom} (${nombre})`,
  colonnes: {
    requete: 'Requête',
    denomination: 'Dénomination',
    commune: 'Commune',
    tribunal: 'Tribunal',
    declarant: 'Déclarant',
    depot: 'Déposée le',
    echeance: 'Échéance légale',
    agent: 'Prise en charge',
  },
  requete: (numero: string, type: string) => `Requête n° ${numero} : ${type}`,
  ouvrir: (numero: string) => `Requête n° ${numero}`,
  sansAgent: 'Personne',
  sansEcheance: 'Aucune',
  dossierInconnu: (numero: string) => `Aucune requête de vos tribunaux ne porte le n° ${numero}.`,
  revenirAuxFiles: "Revenir aux files d'attente",
  etape: 'Étape',
  contenuDeclare: 'Contenu déclaré',
  contenuIllisible: "Le contenu déposé n'a pas pu être lu. Contactez le support.",
  declarant: 'Déclarant',
  champsDeclarant: { identite: 'Nom', lien: "Lien avec l'association", adresse: 'Adresse', email: 'Adresse courriel' },
  observation: 'Observation du déclarant',
  aucuneObservation: 'Aucune observation.',
  apercu: (nom: string) => `Aperçu : ${nom}`,
  apercuEnCours: "Chargement de l'annexe…",
  apercuImpossible: "Cette annexe n'a pas pu être affichée.",
  annexeNommee: (description: string, nom: string) => `${description} : ${nom}`,
  aucuneAnnexe: 'Aucune annexe.',
  contenuActifCourt: 'Contenu actif',
  afficherQuandMeme: 'Afficher quand même',
  empreinte: 'Empreinte SHA-256',
  journalLigne: ({ dateEtHeure, auteur }: { dateEtHeure: string; auteur: string | null }) =>
    auteur === null ? `Enregistré le ${dateEtHeure}` : `Enregistré le ${dateEtHeure} par ${auteur}`,
  aLaDate: (date: string) => `Date de l'acte : ${date}`,
  decision: 'Décision',
  acteBloque: (motifs: readonly string[]) => `${textesGreffe.acteImpossible} ${motifs.join(', ')}.`,
  decisionBloquee: (motifs: readonly string[]) => `${textesGreffe.decisionImpossible} ${motifs.join(', ')}.`,
  enregistrer: 'Enregistrer',
  inscrireTitre: (denomination: string) => `Inscrire l'association ${denomination}`,
  inscrireEffet:
    "L'association reçoit un numéro et entre au registre. L'ordonnance, la notification et le certificat sont établis et remis au déclarant.",
  inscrireBouton: "Inscrire l'association",
  signataire: (nom: string, qualite: string) => `${nom}, ${qualite}`,
  inscrite: (numero: string) => `L'association est inscrite sous le n° ${numero}.`,
  faits: {
    PRISE_EN_CHARGE: 'Le dossier est pris en charge.',
    COMMUNICATION_PREFET: 'La communication au préfet est enregistrée.',
    REPONSE_PREFET: "L'absence d'opposition est enregistrée.",
  },
  echecs: {
    acte: "L'acte n'a pas été enregistré",
  },
  ouvrirFiche: (denomination: string) => `Ouvrir la fiche de ${denomination}`,
} as const
