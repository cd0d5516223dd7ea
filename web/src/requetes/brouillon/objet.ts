import type { FiledType } from 'domain/requetes/types'

/** The kind of filing of a form, and the number of the association it is about; null for a creation. */
export interface ObjetDeSaisie {
  type: FiledType
  association: string | null
  /** True when a clerk records a filing received on paper (STAFF-15). */
  guichet: boolean
}

/** The name under which the form is saved when the session expires or the page reloads. */
export const nomDeSaisie = ({ type, association, guichet }: ObjetDeSaisie): string =>
  [guichet && 'guichet', type, association].filter(Boolean).join('.')

/** Whether a draft belongs to this form. */
export const belongsTo =
  ({ type, association, guichet }: ObjetDeSaisie) =>
  (brouillon: ObjetDeSaisie): boolean =>
    brouillon.type === type && brouillon.association === association && brouillon.guichet === guichet
