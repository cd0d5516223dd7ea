import type * as z from 'zod/mini'
import type { FieldLine, Printing } from '../core/fields.ts'
import { formatJour } from '../core/jour.ts'
import type { UnknownChamp } from './unknowns.ts'
import type { textesDifferences } from './textes/differences.ts'
import { textesLecture } from './textes/lecture.ts'
import type { Version } from './version.ts'

/** The information of an association, its dates included. */
export type VersionInformations = Version['informations']
/** The information of an association, with the fields that a takeover from paper left unknown. */
export type KnownInformations = VersionInformations & { nonRepris: readonly UnknownChamp[] }
export type CleDate = keyof typeof textesLecture.champsDates

/** One thing that a reader sees of an association: its section on the sheet, and the heading of its changes. */
export interface ShownChamp {
  /** Section of the sheet (SHEET-33). */
  section: 'identite' | 'siege' | 'durees' | 'pouvoirs' | 'dates'
  /** Heading of its changes (SHEET-14). */
  rubrique: keyof typeof textesDifferences.rubriques
  label: string
  /** The value in words; null when there is nothing to say. */
  read(infos: KnownInformations): string | null
  /** Date of an end. While nobody has declared that end, the date is not listed as missing. */
  fin?: true
}

/** One value of an association (docs/decisions/0114): its shape and its readers, then where it is shown and searched. */
export interface ChampAssociation extends FieldLine {
  /** Null when no sheet shows the value: another line covers its changes. */
  shown: ShownChamp | null
  /** Column of the register's search that holds the value; null when it is not searched. */
  searched: 'nom' | 'code_postal' | 'commune' | 'adresse' | null
}

/** One line per stored value: a value without a line does not compile. */
export type ChampsDe<V> = {
  readonly [K in keyof V]-?:
    | ChampAssociation
    | (K extends 'adresse' ? { readonly fields: ChampsDe<VersionInformations['adresse']> } : never)
}

export const jour = (le: string | null): string | null => le && formatJour(le)
export const duree = (donnee: VersionInformations['dureeValidite']): string | null =>
  donnee && textesLecture.duree[donnee.unite](donnee.valeur)

export const nowhere = [] as const
export const extrait = ['EXTRAIT'] as const

export const told = (
  section: ShownChamp['section'],
  rubrique: ShownChamp['rubrique'],
  label: string,
  read: ShownChamp['read'],
): ShownChamp => ({
  section,
  rubrique,
  label,
  read,
})
export const date = (cle: CleDate, fin?: true): ShownChamp => ({
  ...told('dates', cle === 'dateStatuts' ? 'statuts' : 'dates', textesLecture.champsDates[cle], (infos) => jour(infos[cle])),
  ...(fin && { fin }),
})

/** The line of a value that any account reads. Values for another audience are written in full. */
export const open = <S extends z.ZodMiniType, const P extends readonly Printing[]>(
  stored: S,
  printed: P,
  shown: ChampAssociation['shown'],
  searched: ChampAssociation['searched'] = null,
) => ({ readers: 'comptes', stored, printed, shown, searched }) as const
