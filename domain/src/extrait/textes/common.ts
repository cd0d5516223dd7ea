/** The extract of the register (ACTION-10); headings of SHEET-33. */
export const textesExtrait = {
  titre: 'Extrait du registre des associations',
  nonCertifie: 'Extrait non certifié',
  portee:
    "Ce document reproduit le contenu du registre à la date et à l'heure de sa délivrance. Il ne remplace pas une copie certifiée, que toute personne peut demander au greffe (Code civil local, art. 79).",
  delivre: 'Délivré le',
  version: 'Version du registre',
  versionEnVigueur: (ordre: number, date: string) => `Version n° ${ordre}, en vigueur depuis le ${date}`,
  versionReprise: (ordre: number, date: string) => `Version n°\u00a0${ordre}, reprise du registre papier le ${date}`,
  pied: (numero: string, code: string) => `Extrait non certifié, ${numero}, code ${code}`,

  identite: 'Identité et objet',
  etat: 'État',
  but: 'But',
  objet: 'Objet',
  domaines: "Domaines d'activité",
  gouvernance: 'Représentant légal',
  siren: 'Numéro SIREN ou SIRET',
  rna: 'Numéro RNA',

  siege: 'Siège',
  adresse: 'Adresse du siège',
  tribunal: 'Tribunal',

  durees: 'Durées',
  dureeValidite: 'Durée de validité',
  dureeRenouvellement: 'Durée de renouvellement',
  finValidite: 'Fin de validité',
  duree: {
    JOUR: (valeur: number) => `${valeur} jour${valeur > 1 ? 's' : ''}`,
    MOIS: (valeur: number) => `${valeur} mois`,
    ANNEE: (valeur: number) => `${valeur} an${valeur > 1 ? 's' : ''}`,
  },

  dates: 'Dates du registre',
  dateConstitutive: 'Date de constitution',
  dateInscription: "Date de l'inscription",
  publicationInscription: "Publication de l'inscription",
  dateDissolution: 'Date de la dissolution',
  /** A withdrawal of capacity is stored as a dissolution but is not one (CCL art. 43 and 73). */
  dateRetraitCapacite: 'Date du retrait de la capacité juridique',
  publicationDissolution: 'Publication de la dissolution',
  dateRadiation: 'Date de la radiation',
} as const
