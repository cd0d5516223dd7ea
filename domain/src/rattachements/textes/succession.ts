/** « Passer la main » (ATTACH-21, SHEET-12): the former direction hands the association's rights over to the new one. */
export const textesSuccession = {
  passerLaMain: 'Passer la main',
  etapes: {
    declarer: '1. Déclarer la nouvelle direction au tribunal',
    inviter: '2. Inviter les nouvelles personnes',
    retirer: '3. Retirer les droits des anciennes',
  },
  declarer: 'Déclarez la modification qui change la direction, avec le procès-verbal qui la décide.',
  declarerLien: 'Déclarer une modification',
  inviter:
    "Les droits que vous accordez commencent dès que la personne accepte l'invitation, sans attendre la décision du tribunal. Choisissez « Inviter une personne » ci-dessous.",
  retirer: "Terminez par vos propres droits : une fois qu'ils sont retirés, vous ne pouvez plus revenir ici.",
  injoignable:
    'La personne qui gère les utilisateurs est partie ou ne répond pas ? Demandez votre rattachement au tribunal en joignant le procès-verbal de votre élection : il peut retirer les anciens droits.',
  auGreffe:
    'La personne qui gère les utilisateurs est partie ou ne répond pas ? Adressez-vous au greffe du tribunal : il peut retirer les anciens droits.',
  sansGestion: 'Seule une personne qui gère les utilisateurs de cette association peut passer la main.',

  change: {
    DIRECTION: (jour: string) => `La direction a changé le ${jour} : des personnes qui l'ont quittée gardent des droits.`,
    LIQUIDATEURS: (jour: string) =>
      `Les liquidateurs représentent l'association, depuis leur inscription le ${jour} : des personnes de l'ancienne direction gardent des droits.`,
  },
  mettreAJour: 'Mettre à jour les droits',
  titre: {
    DIRECTION: 'Mettre à jour les droits après le changement de direction',
    LIQUIDATEURS: 'Mettre à jour les droits après la dissolution',
  },
  anciennes: {
    DIRECTION: 'Personnes qui ont quitté la direction : supprimer leur rattachement',
    LIQUIDATEURS: "Personnes de l'ancienne direction qui ne sont pas liquidateurs : supprimer leur rattachement",
  },
  ancienne: (nom: string, email: string) => `${nom} (${email})`,
  nouvelle: (nom: string, fonction: string) => `${nom}, ${fonction}`,
  email: 'Adresse courriel (laissez vide pour ne pas inviter)',
  motif: 'Motif (transmis aux personnes retirées et conservé dans le journal)',
  motifPropose: {
    DIRECTION: 'Changement de direction inscrit au registre',
    LIQUIDATEURS: "Dissolution inscrite au registre : les liquidateurs représentent l'association",
  },
  envoyer: 'Retirer et inviter',
  fait: 'Les droits ont été mis à jour.',
  echec: 'Erreur durant la mise à jour des droits',
  rienAFaire: 'Choisissez au moins une personne à retirer ou à inviter.',
} as const
