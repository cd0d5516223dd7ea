import type { ErreurChamp } from 'domain/core/erreurs'
import type { ListeDeMembres } from './liste-de-membres.ts'
import { presents, type FondateurSaisi, type MembreEditable, type MembreSaisi } from './saisie-membres.ts'

type Saisi = MembreSaisi | FondateurSaisi

/** The dialog of a member as an expired session had left it. */
export interface DialogueRendu<V> {
  /** On whom it was open, null for a new one. */
  localUuid: string | null
  sorte: MembreEditable['collection']
  values: V
}

/** On whom the dialog opens at once: on nobody yet (`null`), or not at all (`undefined`). */
export const sujetRendu = <S extends Saisi>(liste: readonly S[], rendu: DialogueRendu<unknown> | null): S | null | undefined =>
  rendu === null ? undefined : (liste.find(({ membre }) => membre.localUuid === rendu.localUuid) ?? null)

/** The place of one of a list, known by its local uuid: the form gives copies. */
export const rangDe = (liste: readonly Saisi[], { membre: { localUuid } }: Saisi): number =>
  liste.findIndex(({ membre }) => membre.localUuid === localUuid)

/** Where the refusals of a member are: its place among those of its kind who are filed, under the root of its list. */
export const champDe = (racine: ListeDeMembres['racine'] | 'fondateurs', liste: readonly Saisi[], saisi: Saisi): string =>
  `${racine}.${saisi.collection}[${rangDe(
    presents(liste as readonly MembreSaisi[]).filter(({ collection }) => collection === saisi.collection),
    saisi,
  )}]`

/** The refusals of one member, under the names of its dialog's fields. */
export const erreursDe = (erreurs: readonly ErreurChamp[], champ: string): ErreurChamp[] =>
  erreurs.flatMap(({ field, defaultMessage }) =>
    field.startsWith(`${champ}.`) ? [{ field: field.slice(champ.length + 1), defaultMessage }] : [],
  )
