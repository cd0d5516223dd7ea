/** Rights that the court gives to an account without an invitation (STAFF-17). */
export const textesOctroi = {
  accorder: 'Accorder des droits à un compte',
  explication: "Ces droits s'appliquent tout de suite. La personne et les personnes déjà rattachées en sont averties par courriel.",
  email: 'Adresse courriel du compte',
  motif: 'Motif (transmis à la personne et aux personnes rattachées, conservé dans le journal)',
  envoyer: 'Accorder les droits',
  fait: (email: string) => `Les droits ont été accordés à ${email}.`,
  echec: "Les droits n'ont pas été accordés",
  sansCompte: 'Aucun compte actif ne porte cette adresse. Envoyez une invitation : la personne créera son compte, puis y répondra.',
  inviter: 'Inviter cette adresse',
  courriel: {
    sujet: (denomination: string) => `Votre compte a été rattaché à l'association ${denomination}`,
    accorde: (denomination: string, numero: string, date: string) =>
      `Le greffe a rattaché votre compte le ${date} à l'association ${denomination} (n° ${numero}).`,
    inattendu: 'Si ce rattachement ne vous concerne pas, mettez-y fin depuis la fiche, onglet « Utilisateurs » : « Me retirer ».',
    fiche: 'Ouvrir la fiche',
  },
} as const
