/** Why an action on an association is not available (SHEET-13), beside what forbids filing (requetes/textes-obstacles-depot.ts). */
export const textesObstacles = {
  dejaRattache: 'Vous êtes déjà rattaché à cette association.',
} as const
