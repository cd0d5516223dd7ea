import type { TypeDepose } from 'domain/requetes/types'

/** What a form files, and on which association of the register; none of a creation. */
export interface ObjetDeSaisie {
  type: TypeDepose
  association: string | null
  /** A clerk records with it what came on paper (STAFF-15). */
  guichet: boolean
}

/** Under which an expired session or a reload keeps what is typed. */
export const nomDeSaisie = ({ type, association, guichet }: ObjetDeSaisie): string =>
  [guichet && 'guichet', type, association].filter(Boolean).join('.')

/** Whether a draft is of this form. */
export const estDe =
  ({ type, association, guichet }: ObjetDeSaisie) =>
  (brouillon: ObjetDeSaisie): boolean =>
    brouillon.type === type && brouillon.association === association && brouillon.guichet === guichet
