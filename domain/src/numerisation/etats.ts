/** State of the digitisation of a paper file as one person sees it (DIGIT-01 to DIGIT-05, DIGIT-10). */
export const etatsNumerisation = ['POSSIBLE', 'EN_COURS', 'EN_COURS_ATTACHE', 'DISPONIBLE', 'NON_TROUVEE', 'NON_DISPONIBLE'] as const
export type EtatNumerisation = (typeof etatsNumerisation)[number]

/** What the court has of it, once somebody asked or a file was given. */
export type Avancement = 'EN_COURS' | 'DISPONIBLE' | 'NON_TROUVEE'

interface Situation {
  /** Whether the court holds a paper file. */
  dossierPapier: boolean
  /** Null while nobody has asked and no file was given. */
  avancement: Avancement | null
  /** Whether this person asked or joined. */
  demandeur: boolean
}

/** The state one person sees: what was done comes before what the court says it holds (DIGIT-10). */
export const etatNumerisation = ({ dossierPapier, avancement, demandeur }: Situation): EtatNumerisation => {
  if (avancement === null) return dossierPapier ? 'POSSIBLE' : 'NON_DISPONIBLE'
  return avancement === 'EN_COURS' && demandeur ? 'EN_COURS_ATTACHE' : avancement
}
