/** Labels of the entries of the register (CCL art. 64), as all documents of the court print them. */
export const textesInscription = {
  numero: "Numéro d'inscription",
  denomination: 'Dénomination',
  siege: 'Siège',
  domiciliation: (chez: string) => `Chez ${chez}`,
  dateStatuts: 'Date des statuts',
  representation: "Représentation de l'association",
  qualites: { DIRECTION: 'Membres de la direction', LIQUIDATEURS: 'Liquidateurs' },
  aucunMembre: 'Aucun membre de la direction ne figure au registre.',
  colonnes: { fonction: 'Fonction', identite: 'Nom ou dénomination', nationalite: 'Nationalité', domicile: 'Domicile' },
  representant: (identite: string) => `Représentant : ${identite}`,
  numeroMorale: (numero: string) => `Numéro d'inscription : ${numero}`,
  nationaliteMorale: 'Sans objet (personne morale)',
  repris: 'Membre repris du registre papier',
  pouvoirs: 'Pouvoirs de la direction',
  sansLimite: 'Le registre ne mentionne aucune limite aux pouvoirs de la direction (Code civil local, art. 64 et 70).',
  limites: 'Limites aux pouvoirs de la direction',
} as const
