import { textesMembres } from 'domain/requetes/textes-membres'

/** What a list of members is, whichever step shows it: the words, and what may be said of each. */
export interface ListeDeMembres {
  /** As the paths of its refusals begin. */
  racine: 'membres' | 'liquidation.liquidateurs'
  textes: typeof textesMembres.direction | typeof textesMembres.liquidateurs
  /** Whether somebody added may found the association: at its creation only. */
  fondation: boolean
  /** Whether how known members are reached is shown, as to the court (MEMB-24). */
  coordonnees?: true
}

/** Who directs an association being created (MEMB-01, MEMB-30). */
export const directionFondatrice: ListeDeMembres = { racine: 'membres', textes: textesMembres.direction, fondation: true }

/** Who directs an association of the register. */
export const direction: ListeDeMembres = { ...directionFondatrice, fondation: false }

/** The same, which the court corrects: it sees how each is reached (STAFF-11). */
export const directionAuGreffe: ListeDeMembres = { ...direction, coordonnees: true }

/** Who liquidates, under the same rules (DISSO-03, DISSO-06). */
export const liquidateurs: ListeDeMembres = { racine: 'liquidation.liquidateurs', textes: textesMembres.liquidateurs, fondation: false }
