/** Errors and labels about an association and its members. */
export const textesAssociation = {
  sirenOuSiret: 'Un SIREN comporte 9 chiffres, un SIRET en comporte 14.',
  rna: 'Un numéro RNA commence par W et comporte 9 chiffres, par exemple W671234567.',
  entierPositif: 'Indiquez un nombre entier supérieur à zéro.',
  dureeTropLongue: (max: string) => `Indiquez un nombre inférieur ou égal à ${max}.`,
  domaineInconnu: "Choisissez des domaines d'activité de la liste.",
  activiteRetiree: (libelle: string) => `« ${libelle} » n'est plus proposé. Retirez-le de votre choix.`,
  activiteRenommee: (libelle: string, nouveau: string) =>
    `« ${libelle} » se nomme désormais « ${nouveau} ». Retirez-le, puis choisissez « ${nouveau} ».`,
  themeHorsDomaine: "Choisissez des thèmes des domaines d'activité retenus.",
  domaineIndissociable: 'Impossible de supprimer ce domaine',
  domaineIndissociableDetail:
    'Un ou plusieurs thèmes actuellement sélectionnés sont liés à ce domaine. Veuillez les supprimer avant de supprimer ce domaine.',
  siegeQuitteLeRessort:
    "Cette commune relève d'un autre tribunal : le transfert d'une association vers un autre tribunal se demande sur papier, au greffe.",
  siegeHorsListe: "La commune du siège n'est pas dans la liste. Choisissez l'une des communes proposées.",
  siegeHorsRessort: 'Le siège doit être situé dans le Bas-Rhin, le Haut-Rhin ou la Moselle. Choisissez une commune de la liste.',
  fondateurEnDouble: (personne: string) => `${personne} figure déjà parmi les fondateurs. Chaque personne ne compte qu'une fois.`,
  etats: { INSCRITE: 'Inscrite', DISSOUTE: 'Dissoute', RADIEE: 'Radiée', NONCONFORME: 'Non conforme' },
  motifsEtat: {
    RETRAIT_CAPACITE: 'Capacité juridique retirée',
    ABSORPTION: 'Radiée\u00a0: absorbée par une autre association',
    TRANSFERT: 'Radiée\u00a0: transférée à un autre tribunal',
    ETAT_NON_REPRIS: 'État non repris du registre papier',
  },
  evenements: {
    CREATION: 'Création',
    INSCRIPTION: 'Inscription',
    FUSION_ABSORPTION: 'Fusion-absorption',
    RECTIFICATION: "Rectification d'office",
    DOCUMENTS: 'Mise à jour des documents',
    INSTANTANE: 'Instantané du registre',
    REPRISE: 'Reprise du registre papier',
    CREATION_REPRISE: 'Création par reprise du registre papier',
  },
  buts: { LUCRATIF: 'Lucratif', NON_LUCRATIF: 'Non lucratif' },
  typesAssociation: { loi1908: 'Loi 1908', cooperative: 'Coopérative' },
  unites: { JOUR: 'Jours', MOIS: 'Mois', ANNEE: 'Années' },
} as const
