/** Page to download the documents generated from a form, with the choices that complete the statutes. */
export const textesModelesEcran = {
  titre: 'Documents préparés avec vos réponses',
  explication:
    'Le portail remplit ces documents avec ce que vous avez saisi. Complétez, adaptez et signez, puis joignez-les à votre requête.',
  modele: {
    CREATION: {
      statuts: 'Modèle de statuts',
      'proces-verbal': "Procès-verbal de l'assemblée constitutive",
      declaration: "Déclaration d'inscription",
    },
    MODIFICATION: { 'proces-verbal': "Procès-verbal de l'assemblée", declaration: 'Déclaration de modification' },
    DISSOLUTION: { 'proces-verbal': 'Décision de dissolution', declaration: 'Déclaration de dissolution' },
    RADIATION: { rapport: 'Rapport des liquidateurs', declaration: 'Demande de radiation' },
  },
  telecharger: (modele: string) => `Télécharger : ${modele} (PDF)`,
  questions: 'Vos choix pour le modèle de statuts',
  question: {
    adhesion: 'Comment devient-on membre ?',
    cotisation: 'Les membres paient-ils une cotisation ?',
    mandat: 'Pour combien de temps la direction est-elle élue ?',
    convocation: "Comment l'assemblée est-elle convoquée ?",
    delai: 'Combien de jours avant ?',
  },
  reponse: {
    adhesion: { LIBRE: 'En le demandant', AGREMENT: "Avec l'accord de la direction" },
    cotisation: { ANNUELLE: 'Oui, chaque année', AUCUNE: 'Non' },
    mandat: { '1': 'Un an', '2': 'Deux ans', '3': 'Trois ans' },
    convocation: { COURRIEL: 'Par courriel', COURRIER: 'Par courrier', COURRIEL_OU_COURRIER: 'Par courriel ou par courrier' },
    delai: { '8': '8 jours', '15': '15 jours', '30': '30 jours' },
  },
  nonGardes: 'Ces choix servent seulement à ce modèle. Ils ne sont pas envoyés au tribunal.',
} as const
