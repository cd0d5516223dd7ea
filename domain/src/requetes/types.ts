import { textesRequetes } from './textes.ts'

/** What a request asks (STATE-05) and what in the association it touches (STATE-09). */
export type TypeRequete = keyof typeof textesRequetes.types
export const typesRequete = Object.keys(textesRequetes.types) as TypeRequete[]
export const libelleTypeRequete = (type: TypeRequete): string => textesRequetes.types[type]

/** Those that may be filed on this site; each is whole in `demarches/demarches.ts`, which most pages never need. */
export const typesDeposes = ['CREATION', 'MODIFICATION', 'DISSOLUTION', 'RADIATION'] as const satisfies TypeRequete[]
export type TypeDepose = (typeof typesDeposes)[number]

export type SousTypeRequete = keyof typeof textesRequetes.sousTypes
export const sousTypesRequete = Object.keys(textesRequetes.sousTypes) as SousTypeRequete[]
export const libelleSousTypeRequete = (sousType: SousTypeRequete): string => textesRequetes.sousTypes[sousType]

/** What everybody may know of a request's progress (STATE-07). */
export type EtatRequete = keyof typeof textesRequetes.etats
export const etatsRequete = Object.keys(textesRequetes.etats) as EtatRequete[]
export const libelleEtatRequete = (etat: EtatRequete): string => textesRequetes.etats[etat]

/** How a decision may be appealed (STATE-10). */
export type TypeRecours = keyof typeof textesRequetes.recours
export const typesRecours = Object.keys(textesRequetes.recours) as TypeRecours[]
export const libelleRecours = (recours: TypeRecours): string => textesRequetes.recours[recours]
