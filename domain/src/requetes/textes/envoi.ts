/** The last check, the sending and the final screen of a filing (FINAL-06, FORM-30). */
export const textesEnvoi = {
  verifierAvantEnvoi: "Vérifiez avant d'envoyer",
  rienNeManque: 'Rien ne manque.',
  envoiPossible: "La requête peut être envoyée en l'état.",
  ilManque: (nombre: number) => (nombre > 1 ? `Il manque ${nombre} éléments :` : 'Il manque 1 élément :'),
  corriger: (etape: string) => `Corriger : ${etape}`,
  corrigerCourt: 'Corriger',
  envoyeeA: (tribunal: string) =>
    `Votre requête sera envoyée à : ${tribunal}. Vous pourrez la retirer tant que le tribunal n'a pas décidé.`,
  envoyer: 'Envoyer la requête',
  progression: (pourcent: number) => `Envoi de la requête : ${pourcent} %`,
  enregistrement: 'Le greffe enregistre votre requête…',
  fichiersIllisibles: 'Fichier inaccessible ou endommagé. Les erreurs sont indiquées en rouge.',
  associationChangee: "L'association a changé au registre depuis l'ouverture de ce formulaire. Reprenez la version à jour avant d'envoyer.",
  reprendreAJour: 'Reprendre la version à jour',
  repriseFaite: 'Le formulaire est repris sur la version à jour du registre.',
  dejaRecue: 'Un premier envoi, de contenu différent, est déjà arrivé au tribunal : retrouvez-le dans « Mon suivi ».',
  titreTransmise: 'Votre requête a été transmise',
  recue: (numero: string, dateEtHeure: string) => `Requête n° ${numero}, reçue le ${dateEtHeure}.`,
  tribunalCompetent: 'Tribunal compétent',
  greffeSansAdresse: (telephone: string) =>
    `L'adresse postale de ce greffe n'est pas encore renseignée. Demandez-la au support : ${telephone}.`,
  resteAFaire: 'Il vous reste une chose à faire',
  etMaintenant: 'Et maintenant ?',
  chaqueEtape: (email: string) => `Chaque étape sera annoncée à ${email} et dans « Mon suivi ».`,
  sansEmail: "Vous n'avez pas indiqué d'adresse courriel : conservez l'accusé de réception et consultez « Mon suivi ».",
  empreintes: 'Preuve technique : empreinte SHA-256 de chaque annexe',
} as const
