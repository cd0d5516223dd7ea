import { textesRequete } from './requete.ts'

/** Texts of a dissolution only (FORM-26, DISSO). */
export const textesDissolution = {
  ...textesRequete,
  demarche: 'Déclarer la dissolution',
  avantDeCommencer: 'Déclarer la dissolution : avant de commencer',
  aPreparer: 'Préparez la décision de dissolution et le nom des liquidateurs.',
  laSuite:
    "Ensuite : le tribunal délivre un récépissé dans les 5 jours, puis examine la requête. Après l'inscription, les liquidateurs publient la dissolution dans un journal d'annonces légales.",
  commentaire: 'Commentaire sur la liquidation',
  aideCommentaire: "S'il n'y a pas de liquidateur, expliquez ici pourquoi.",
  reprendreLaDirection: 'Reprendre les membres de la direction comme liquidateurs',
  directionReprise: 'Les membres de la direction sont parmi les liquidateurs.',
  decision: {
    titre: 'Décision de dissolution',
    aide: "Le procès-verbal de l'assemblée générale qui a décidé la dissolution. Si elle n'est pas d'une assemblée générale, joignez-la par « Ajouter un autre document », type « Pièce jointe ».",
    joint: 'Jointe',
    lignes: { true: 'Décision de dissolution : jointe', false: 'Décision de dissolution : à joindre' },
  },
} as const
