import type { ErreurChamp } from 'domain/core/erreurs'

type Refus = readonly ErreurChamp[]

/** What is still refused once a list has changed: the places have moved, so only the other roots' refusals are sure. */
export const sansRacines = (erreurs: Refus, racines: readonly string[]): Refus =>
  erreurs.filter(
    ({ field }) => !racines.some((racine) => field === racine || field.startsWith(`${racine}.`) || field.startsWith(`${racine}[`)),
  )

/** What is still refused once a field of the form has changed (FORM-06); the same list when the field was not refused. */
export const sansChamp = (erreurs: Refus, name: string | undefined): Refus => {
  const restantes = erreurs.filter(({ field }) => field.replace(/\[(\d+)\]/g, '.$1') !== name)
  return restantes.length === erreurs.length ? erreurs : restantes
}
