/** The form of a creation, its closing screen and its notices (FORM-26, DECL, ANNEX, FINAL-06, ERR-09, wording.md). */
export const textesCreation = {
  demarche: 'Créer une association',
  avantDeCommencer: 'Créer une association : avant de commencer',
  aPreparer:
    "Préparez les statuts datés et signés par au moins 7 membres, le procès-verbal de l'assemblée constitutive, et le nom, l'adresse et la nationalité de chaque membre de la direction. Préparez aussi la déclaration d'inscription.",
  laSuite:
    "Ensuite : le tribunal délivre un récépissé dans les 5 jours, examine la demande, puis la communique au préfet, qui a 6 semaines pour s'y opposer. Après l'inscription, les frais de publication sont à la charge de l'association.",
  limites: (tailleFichierMax: string, tailleMax: string) =>
    `Formats acceptés : PDF, JPEG, PNG. Au plus ${tailleFichierMax} par fichier et ${tailleMax} au total.`,
  voiePapier: 'Vous pouvez aussi déposer votre dossier sur papier au greffe.',
  etapes: {
    declarant: 'Déclarant',
    association: 'Association',
    membres: 'Membres',
    documents: 'Annexes',
    final: 'Vérification et envoi',
  },
  suivant: 'Suivant',
  precedent: 'Précédent',
  pourContinuer: 'Pour continuer :',
  aideDeclarant: 'Veuillez saisir les informations relatives au déclarant',
  quiEstLeDeclarant: 'Le déclarant est la personne qui dépose la requête et avec qui le tribunal correspondra.',
  lien: "Lien avec l'association",
  aideLien: 'Par exemple : Président(e), Trésorier(ère), avocat, expert-comptable.',
  email: 'Adresse courriel',
  aideEmail: 'Le tribunal vous y préviendra de chaque étape. Sans adresse, il vous écrira par courrier.',
  commentaire: 'Observation pour le tribunal',
  aideCommentaire: 'Elle restera jointe à la requête.',
  envoyerStatuts: (numero: string) =>
    `Envoyez par courrier à ce greffe un exemplaire papier signé des statuts. Inscrivez le n° ${numero} sur la première page.`,
} as const
