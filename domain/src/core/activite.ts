import { nomenclature } from './donnees/nomenclature.ts'

/** An activity that an association may declare: a domain, or a theme whose code begins with its domain's code (ASSO-09). */
export interface Activite {
  code: string
  libelle: string
  /** Former names. Versions and filed requests may still carry them. */
  anciens: string[]
  /** Whether forms offer it; a theme also needs its domain to be offered. A withdrawn activity can still be read. */
  actif: boolean
}

// « Domaines divers » is a catch-all of the national nomenclature: old data may carry it, forms never offer it.
const jamaisPropose = '050'

/** The nomenclature as published, before an administrator changes it (STAFF-25). */
export const activitesInitiales: readonly Activite[] = nomenclature.flatMap(({ code, libelle, themes }) =>
  [[code, libelle] as const, ...themes].map(([sien, nom]) => ({ code: sien, libelle: nom, anciens: [], actif: code !== jamaisPropose })),
)
