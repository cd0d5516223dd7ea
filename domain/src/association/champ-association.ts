import type * as z from 'zod/mini'
import type { FieldLine, Printing } from '../core/fields.ts'
import { formaterJour } from '../core/jour.ts'
import type { Inconnu } from './inconnus.ts'
import type { textesDifferences } from './textes-differences.ts'
import { textesLecture } from './textes-lecture.ts'
import type { Version } from './version.ts'

/** What an association says of itself, its dates included. */
export type InformationsLues = Version['informations']
/** The information of an association, with the fields that a takeover from paper left unknown. */
export type InformationsConnues = InformationsLues & { nonRepris: readonly Inconnu[] }
export type CleDate = keyof typeof textesLecture.champsDates

/** One thing a reader sees of an association: where the sheet shows it, and under which heading its changes are told. */
export interface ChampLu {
  /** Heading of the sheet (SHEET-33). */
  section: 'identite' | 'siege' | 'durees' | 'pouvoirs' | 'dates'
  /** Heading of what changed (SHEET-14). */
  rubrique: keyof typeof textesDifferences.rubriques
  label: string
  /** In words; null when there is nothing to say. */
  lire(infos: InformationsConnues): string | null
  /** A date of an end nobody has declared is not missing: it is not listed. */
  fin?: true
}

/** One value an association says of itself (docs/decisions/0114): beside its shape and its readers, where it is shown and searched. */
export interface ChampAssociation extends FieldLine {
  /** Null of what no sheet shows: its changes are told by another line. */
  shown: ChampLu | null
  /** Column of the register's search that holds it; null of what is not searched. */
  searched: 'nom' | 'code_postal' | 'commune' | 'adresse' | null
}

/** A line for each value stored: one without a line does not compile. */
export type ChampsDe<V> = {
  readonly [K in keyof V]-?: ChampAssociation | (K extends 'adresse' ? { readonly fields: ChampsDe<InformationsLues['adresse']> } : never)
}

export const jour = (le: string | null): string | null => le && formaterJour(le)
export const duree = (donnee: InformationsLues['dureeValidite']): string | null =>
  donnee && textesLecture.duree[donnee.unite](donnee.valeur)

export const nowhere = [] as const
export const extrait = ['EXTRAIT'] as const

export const told = (section: ChampLu['section'], rubrique: ChampLu['rubrique'], label: string, lire: ChampLu['lire']): ChampLu => ({
  section,
  rubrique,
  label,
  lire,
})
export const date = (cle: CleDate, fin?: true): ChampLu => ({
  ...told('dates', cle === 'dateStatuts' ? 'statuts' : 'dates', textesLecture.champsDates[cle], (infos) => jour(infos[cle])),
  ...(fin && { fin }),
})

/** The line of what any account reads; another audience is written out. */
export const open = <S extends z.ZodMiniType, const P extends readonly Printing[]>(
  stored: S,
  printed: P,
  shown: ChampAssociation['shown'],
  searched: ChampAssociation['searched'] = null,
) => ({ readers: 'comptes', stored, printed, shown, searched }) as const
