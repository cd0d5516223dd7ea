import { textesMembres } from 'domain/requetes/textes/membres'

/** The texts and options of a list of members, whichever step shows it. */
export interface ListeDeMembres {
  /** The start of its error paths. */
  racine: 'membres' | 'liquidation.liquidateurs'
  textes: typeof textesMembres.direction | typeof textesMembres.liquidateurs
  /** Whether a new member may be a founder: only at the creation. */
  fondation: boolean
  /** Shows the e-mail and telephone of known members, to the court only (MEMB-24). */
  coordonnees?: true
}

/** The direction of an association being created (MEMB-01, MEMB-30). */
export const directionFondatrice: ListeDeMembres = { racine: 'membres', textes: textesMembres.direction, fondation: true }

/** The direction of a registered association. */
export const direction: ListeDeMembres = { ...directionFondatrice, fondation: false }

/** The direction of a registered association, corrected by the court, which sees e-mails and telephones (STAFF-11). */
export const directionAuGreffe: ListeDeMembres = { ...direction, coordonnees: true }

/** The liquidators, under the same rules (DISSO-03, DISSO-06). */
export const liquidateurs: ListeDeMembres = { racine: 'liquidation.liquidateurs', textes: textesMembres.liquidateurs, fondation: false }
