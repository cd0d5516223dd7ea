/**
 * A validation error tied to a field, in the shape the portal shows. `field` is a dotted path such as `declarant.nom` or
 * `documents[2].date`.
 */
export interface ErreurChamp {
  field: string
  defaultMessage: string
}

/** The body of every error response. */
export interface CorpsErreur {
  message: string
  errors: ErreurChamp[]
  globalErrors: { defaultMessage: string }[]
}

/** Prefixes the paths of errors: `date` under `documents[2]` becomes `documents[2].date`. */
export const sous = (prefixe: string, erreurs: readonly ErreurChamp[]): ErreurChamp[] =>
  erreurs.map(({ field, defaultMessage }) => ({ field: `${prefixe}.${field}`, defaultMessage }))
