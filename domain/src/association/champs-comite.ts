import * as z from 'zod/mini'
import type { FieldLine, FieldTable, Readable } from '../core/fields.ts'
import { champsMembres } from './champs-membre.ts'
import { nullableTexte } from './formes.ts'
import { type Comite, coordonnees } from './membres.ts'

const comptes = { readers: 'comptes', printed: [] } as const

/** `uuid` identifies a person in the register, `localUuid` one that exists only on a screen (MEMB-05). */
export const identifiants = {
  uuid: { ...comptes, stored: nullableTexte },
  localUuid: { ...comptes, stored: nullableTexte },
} as const satisfies FieldTable

/** Fields of a member that exist only in filings, from shape 4 on; absent when the filing says nothing. */
const ditAuDepot = {
  /** Known contact details to erase (docs/decisions/0082). */
  coordonneesEffacees: { readers: 'tribunal', printed: [], stored: z.optional(z.nullable(z.array(z.enum(coordonnees)))) },
  /** The declarant confirms that another member holds the same function (docs/decisions/0128). */
  fonctionConfirmee: { readers: 'cercle', printed: [], stored: z.optional(z.nullable(z.boolean())) },
} as const satisfies Record<string, FieldLine>

/** The direction as shapes 1 to 3 of a filing hold it. */
export const champsComite3 = {
  physiques: { ...champsMembres.physiques, ...identifiants },
  morales: { ...champsMembres.morales, ...identifiants },
  reprises: { ...champsMembres.reprises, ...identifiants },
} as const satisfies Record<string, FieldTable>

/** The direction as filings hold it from shape 4 on. */
export const champsComite = {
  physiques: { ...champsComite3.physiques, ...ditAuDepot },
  morales: { ...champsComite3.morales, ...ditAuDepot },
  reprises: champsComite3.reprises,
} as const satisfies Record<string, FieldTable>

/** The direction of a filing, with only what its reader may read. */
export type ReadableComite = { [C in keyof typeof champsComite]: Readable<(typeof champsComite)[C]>[] } & Pick<Comite, 'indexMembres'>
