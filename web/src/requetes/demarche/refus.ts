import type { ErreurChamp } from 'domain/core/erreurs'

type Refus = readonly ErreurChamp[]

/** The errors left after a list has changed. Its rows have moved, so every error under these roots is removed. */
export const withoutRacines = (erreurs: Refus, racines: readonly string[]): Refus =>
  erreurs.filter(
    ({ field }) => !racines.some((racine) => field === racine || field.startsWith(`${racine}.`) || field.startsWith(`${racine}[`)),
  )

/** The errors left after a field has changed (FORM-06). Returns the same array when the field had none. */
export const withoutChamp = (erreurs: Refus, name: string | undefined): Refus => {
  const restantes = erreurs.filter(({ field }) => field.replace(/\[(\d+)\]/g, '.$1') !== name)
  return restantes.length === erreurs.length ? erreurs : restantes
}
