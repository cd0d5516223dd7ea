/** Words about persons (CONST-14, MEMB-27 to MEMB-29). */
export const textesPersonnes = {
  civilites: { M: 'Monsieur', MME: 'Madame' },
  paysParDefaut: 'FRANCE',
  nationaliteParDefaut: 'FRANÇAISE',
} as const
