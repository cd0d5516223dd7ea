import type { ErreurChamp } from 'domain/core/erreurs'
import type { FondateurSaisi, MembreSaisi } from '../../saisie-creation.ts'

type Saisi = MembreSaisi | FondateurSaisi

/** The dialog of a member as an expired session had left it. */
export interface DialogueRendu<V> {
  /** On whom it was open, null for a new one. */
  localUuid: string | null
  sorte: Saisi['collection']
  values: V
}

/** On whom the dialog opens at once: on nobody yet (`null`), or not at all (`undefined`). */
export const sujetRendu = <S extends Saisi>(liste: readonly S[], rendu: DialogueRendu<unknown> | null): S | null | undefined =>
  rendu === null ? undefined : (liste.find(({ membre }) => membre.localUuid === rendu.localUuid) ?? null)

/** The list with one more, or with another in the place of `remplace`. */
export const poser = <S extends Saisi>(liste: readonly S[], nouveau: S, remplace: S | null): S[] =>
  remplace === null ? [...liste, nouveau] : liste.map((saisi) => (saisi === remplace ? nouveau : saisi))

/** The list with one moved; both places from 0 (MEMB-01). */
export const deplacer = <S extends Saisi>(liste: readonly S[], de: number, vers: number): S[] => {
  const ordre = [...liste]
  ordre.splice(vers, 0, ...ordre.splice(de, 1))
  return ordre
}

/** Where the refusals of a member are: its place among those of its kind, under `membres` or `fondateurs`. */
export const champDe = (racine: 'membres' | 'fondateurs', liste: readonly Saisi[], saisi: Saisi): string =>
  `${racine}.${saisi.collection}[${liste.filter(({ collection }) => collection === saisi.collection).indexOf(saisi)}]`

/** The refusals of one member, under the names of its dialog's fields. */
export const erreursDe = (erreurs: readonly ErreurChamp[], champ: string): ErreurChamp[] =>
  erreurs.flatMap(({ field, defaultMessage }) =>
    field.startsWith(`${champ}.`) ? [{ field: field.slice(champ.length + 1), defaultMessage }] : [],
  )

/** What is still refused once a list has changed: the places have moved, so only the other steps' refusals are sure. */
export const sansListe = (racines: readonly string[]) => (erreurs: readonly ErreurChamp[]) =>
  erreurs.filter(
    ({ field }) => !racines.some((racine) => field === racine || field.startsWith(`${racine}.`) || field.startsWith(`${racine}[`)),
  )
