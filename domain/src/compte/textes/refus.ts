/** The server's errors about an account, field by field. */
export const textesRefusCompte = {
  motPasseFaux: 'Le mot de passe est incorrect.',
  motPasseCourant: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  memeEmail: 'Cette adresse est déjà celle de votre compte.',
} as const
