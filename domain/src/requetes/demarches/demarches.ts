import type { Objet } from '../objet.ts'
import type { FiledType, TypeRequete } from '../types.ts'
import { creation } from './creation.ts'
import type { Demarche } from './definition.ts'
import { dissolution } from './dissolution.ts'
import { modification } from './modification.ts'
import { type ProcedureRequete, procedureWithoutPrefet } from './procedures.ts'
import { radiation } from './radiation.ts'

/** Every kind of filing, by type of request. Routes, calls, seed and tests iterate over this table. */
export const demarches = {
  CREATION: creation,
  MODIFICATION: modification,
  DISSOLUTION: dissolution,
  RADIATION: radiation,
} as const satisfies Record<FiledType, Demarche>

/** The kind of filing behind a request of this type; null when none can be filed. */
export const findDemarche = (type: TypeRequete): Demarche | null => {
  const table: Partial<Record<TypeRequete, Demarche>> = demarches
  return table[type] ?? null
}

/** The procedure of a request. Requests that only the court records skip the prefect. */
export const procedureDe = ({ type, sousTypes, base }: Objet): ProcedureRequete => {
  // Every real filing on an association stores its base version. Older demonstration data invented some without, registered at once.
  if (type !== 'CREATION' && base === null) return procedureWithoutPrefet
  return findDemarche(type)?.procedure(sousTypes) ?? procedureWithoutPrefet
}

/** Whether the prefect is informed of it and may oppose (CCL art. 61). */
export const goesToPrefet = (objet: Objet): boolean => procedureDe(objet).table.EXAMEN.COMMUNICATION_PREFET !== undefined
