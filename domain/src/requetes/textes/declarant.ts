/** The step of the declarant (DECL). */
export const textesDeclarant = {
  saisir: 'Veuillez saisir les informations relatives au déclarant.',
  verifier: 'Veuillez vérifier les informations pré-remplies et les compléter si nécessaire.',
  quiEstLeDeclarant: 'Le déclarant est la personne qui dépose la requête et avec qui le tribunal correspondra.',
  compteInchange: 'Une correction faite ici ne modifie pas votre compte.',
  adresse: 'Adresse',
  lien: "Lien avec l'association",
  aideLien: 'Par exemple : Président(e), Trésorier(ère), avocat, expert-comptable.',
  email: 'Adresse courriel',
  aideEmail: 'Le tribunal vous y préviendra de chaque étape. Sans adresse, il vous écrira par courrier.',
} as const
