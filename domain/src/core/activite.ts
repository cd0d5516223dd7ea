import { nomenclature } from './donnees/nomenclature.ts'

/** What an association may say it does: a domain, or a theme, whose code begins with its domain's (ASSO-09). */
export interface Activite {
  code: string
  libelle: string
  /** The names it had: versions and filed requests still bear them. */
  anciens: string[]
  /** Offered by the forms, with its domain; what was withdrawn is still read. */
  actif: boolean
}

// « Domaines divers » is a reclassification bin of the national nomenclature: read where old data carry it, never offered.
const jamaisPropose = '050'

/** The nomenclature as it is published, before an administrator changes anything of it (STAFF-25). */
export const activitesInitiales: readonly Activite[] = nomenclature.flatMap(({ code, libelle, themes }) =>
  [[code, libelle] as const, ...themes].map(([sien, nom]) => ({ code: sien, libelle: nom, anciens: [], actif: code !== jamaisPropose })),
)
