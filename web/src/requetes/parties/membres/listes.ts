import type { ErreurChamp } from 'domain/core/erreurs'
import type { ListeDeMembres } from './liste-de-membres.ts'
import { presents, type TypedFondateur, type MembreEditable, type TypedMembre } from './saisie-membres.ts'

type TypedPersonne = TypedMembre | TypedFondateur

/** The content of the dialog, restored after an expired session. */
export interface RestoredDialog<V> {
  /** The member being edited; null for a new one. */
  localUuid: string | null
  sorte: MembreEditable['collection']
  values: V
}

/** The member whose dialog opens at once: `null` for a new one, `undefined` for no dialog. */
export const findRestoredMembre = <S extends TypedPersonne>(
  liste: readonly S[],
  rendu: RestoredDialog<unknown> | null,
): S | null | undefined => (rendu === null ? undefined : (liste.find(({ membre }) => membre.localUuid === rendu.localUuid) ?? null))

/** The index of a member, found by its local uuid because the form gives copies. */
export const rangDe = (liste: readonly TypedPersonne[], { membre: { localUuid } }: TypedPersonne): number =>
  liste.findIndex(({ membre }) => membre.localUuid === localUuid)

/** The error path of a member: the root of its list, then its index among the filed members of its kind. */
export const champDe = (racine: ListeDeMembres['racine'] | 'fondateurs', liste: readonly TypedPersonne[], saisi: TypedPersonne): string =>
  `${racine}.${saisi.collection}[${rangDe(
    presents(liste as readonly TypedMembre[]).filter(({ collection }) => collection === saisi.collection),
    saisi,
  )}]`

/** The errors of one member, under the field names of its dialog. */
export const erreursDe = (erreurs: readonly ErreurChamp[], champ: string): ErreurChamp[] =>
  erreurs.flatMap(({ field, defaultMessage }) =>
    field.startsWith(`${champ}.`) ? [{ field: field.slice(champ.length + 1), defaultMessage }] : [],
  )
