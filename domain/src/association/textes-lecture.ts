/** What the register and a filing say of an association, when they are read (SHEET-33); labels that forms use too are theirs. */
export const textesLecture = {
  identite: 'Identité et objet',
  siege: 'Siège et contact',
  durees: 'Durées',
  pouvoirs: 'Pouvoirs de la direction',
  dates: 'Dates du registre',
  nonRenseigne: 'Non renseigné',
  /** What is not said, folded; nothing is folded when everything is. */
  nonRenseignees: (nombre: number) => (nombre > 1 ? `${nombre} informations non renseignées` : `${nombre} information non renseignée`),
  utilitePublique: { true: 'Oui', false: 'Non' },
  limites: 'Limites aux pouvoirs de la direction',
  sansLimite: 'Aucune limite',
  duree: {
    JOUR: (valeur: number) => `${valeur} jour${valeur > 1 ? 's' : ''}`,
    MOIS: (valeur: number) => `${valeur} mois`,
    ANNEE: (valeur: number) => `${valeur} an${valeur > 1 ? 's' : ''}`,
  },
  champsDates: {
    dateConstitutive: 'Date de constitution',
    dateStatuts: 'Date des statuts',
    dateInscriptionJAL: "Publication de l'inscription",
    dateDissolution: 'Date de la dissolution',
    dateDissolutionJAL: 'Publication de la dissolution',
    dateRadiation: 'Date de la radiation',
  },
  direction: 'Membres de la direction',
  fondateurs: 'Autres membres fondateurs',
  liquidateurs: 'Liquidateurs',
  liquidation: 'Liquidation',
  radiation: 'Radiation',
  aucunMembre: 'Aucun membre de la direction ne figure au registre.',
  aucunLiquidateur: "Aucun liquidateur n'est indiqué.",
  colonnesMembres: { fonction: 'Fonction', identite: 'Nom ou dénomination', nationalite: 'Nationalité', domicile: 'Domicile' },
  representant: (identite: string) => `Représentant : ${identite}`,
  numeroInscription: (numero: string) => `Numéro d'inscription : ${numero}`,
  nationaliteMorale: 'Sans objet (personne morale)',
  fondateur: 'Membre fondateur',
  /** What a filing has erased of how a member is reached (docs/decisions/0082). */
  aEffacer: { telephone: 'Téléphone à effacer', email: 'Adresse courriel à effacer' },
  repris: 'Repris du registre papier',
  /** Of one taken over from the paper register, to who may not read that text. */
  repriseReservee: "Membre repris du registre papier, lu par les personnes rattachées à l'association et le tribunal",
} as const
