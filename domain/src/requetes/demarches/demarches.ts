import type { TypeRequete } from '../types.ts'
import { creation } from './creation.ts'
import type { Demarche } from './definition.ts'
import { type ProcedureRequete, sansPrefet } from './procedures.ts'

/** Every filing that may be made, by the type of its request: routes, calls, seed and tests run over this table. */
export const demarches = {
  CREATION: creation,
} as const satisfies Partial<Record<TypeRequete, Demarche>>

/** The requests that may be filed today. */
export type TypeDepose = keyof typeof demarches
export const typesDeposes = Object.keys(demarches) as TypeDepose[]

/** The filing a request of this type comes from; null as long as none may be filed. */
export const findDemarche = (type: TypeRequete): Demarche | null => {
  const table: Partial<Record<TypeRequete, Demarche>> = demarches
  return table[type] ?? null
}

/** The path of a request of this type. What cannot be filed yet is read as what the demonstration data make (docs/in-progress.md). */
export const procedureDe = (type: TypeRequete): ProcedureRequete => findDemarche(type)?.procedure ?? sansPrefet
