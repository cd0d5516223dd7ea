/** State of the digitisation of a paper file as one person sees it (DIGIT-01 to DIGIT-05, DIGIT-10). */
export const etatsNumerisation = ['POSSIBLE', 'EN_COURS', 'EN_COURS_ATTACHE', 'DISPONIBLE', 'NON_TROUVEE', 'NON_DISPONIBLE'] as const
export type EtatNumerisation = (typeof etatsNumerisation)[number]

/** The court's progress, once somebody asked for it or the court gave a file. */
export type Avancement = 'EN_COURS' | 'DISPONIBLE' | 'NON_TROUVEE'

interface Situation {
  /** Whether the court holds a paper file. */
  dossierPapier: boolean
  /** Null until somebody asks or the court gives a file. */
  avancement: Avancement | null
  /** Whether this person asked for it or joined the request. */
  demandeur: boolean
}

/** The state one person sees. The progress takes precedence over the presence of a paper file (DIGIT-10). */
export const etatNumerisation = ({ dossierPapier, avancement, demandeur }: Situation): EtatNumerisation => {
  if (avancement === null) return dossierPapier ? 'POSSIBLE' : 'NON_DISPONIBLE'
  return avancement === 'EN_COURS' && demandeur ? 'EN_COURS_ATTACHE' : avancement
}
