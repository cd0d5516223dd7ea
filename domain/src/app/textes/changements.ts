/** The journal of changes to settings, courts and lists: who, what, before and after (STAFF-29). */
export const textesChangements = {
  titre: 'Journal des modifications',
  aucun: 'Aucune modification enregistrée.',
  ligne: (instant: string, personne: string) => `Le ${instant} par ${personne}`,
  change: (champ: string, avant: string, apres: string) => `${champ} : ${avant}, puis ${apres}`,
  vide: 'rien',
  oui: 'oui',
  non: 'non',
} as const
