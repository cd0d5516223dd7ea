import { textesRequetes } from './textes/common.ts'

/** The kind of a request (STATE-05). Its subtypes say what it changes in the association (STATE-09). */
export type TypeRequete = keyof typeof textesRequetes.types
export const typesRequete = Object.keys(textesRequetes.types) as TypeRequete[]
export const libelleTypeRequete = (type: TypeRequete): string => textesRequetes.types[type]

/** The kinds that may be filed on this site. `demarches/demarches.ts` defines them; kept apart, since most pages never need it. */
export const filedTypes = ['CREATION', 'MODIFICATION', 'DISSOLUTION', 'RADIATION'] as const satisfies TypeRequete[]
export type FiledType = (typeof filedTypes)[number]

export type SousTypeRequete = keyof typeof textesRequetes.sousTypes
export const sousTypesRequete = Object.keys(textesRequetes.sousTypes) as SousTypeRequete[]
export const libelleSousTypeRequete = (sousType: SousTypeRequete): string => textesRequetes.sousTypes[sousType]

/** The public state of a request (STATE-07). */
export type EtatRequete = keyof typeof textesRequetes.etats
export const etatsRequete = Object.keys(textesRequetes.etats) as EtatRequete[]
export const libelleEtatRequete = (etat: EtatRequete): string => textesRequetes.etats[etat]

/** How a decision may be appealed (STATE-10). */
export type TypeRecours = keyof typeof textesRequetes.recours
export const typesRecours = Object.keys(textesRequetes.recours) as TypeRecours[]
export const libelleRecours = (recours: TypeRecours): string => textesRequetes.recours[recours]
