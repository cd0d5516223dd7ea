/** State of the digitisation of a paper file as one person sees it (DIGIT-01 to DIGIT-05, DIGIT-10). */
export const etatsNumerisation = ['POSSIBLE', 'EN_COURS', 'EN_COURS_ATTACHE', 'DISPONIBLE', 'NON_TROUVEE', 'NON_DISPONIBLE'] as const
export type EtatNumerisation = (typeof etatsNumerisation)[number]
