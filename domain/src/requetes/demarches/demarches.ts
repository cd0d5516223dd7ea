import type { Objet } from '../objet.ts'
import type { TypeDepose, TypeRequete } from '../types.ts'
import { creation } from './creation.ts'
import type { Demarche } from './definition.ts'
import { dissolution } from './dissolution.ts'
import { modification } from './modification.ts'
import { type ProcedureRequete, sansPrefet } from './procedures.ts'
import { radiation } from './radiation.ts'

/** Every filing that may be made, by the type of its request: routes, calls, seed and tests run over this table. */
export const demarches = {
  CREATION: creation,
  MODIFICATION: modification,
  DISSOLUTION: dissolution,
  RADIATION: radiation,
} as const satisfies Record<TypeDepose, Demarche>

/** The filing a request of this type comes from; null as long as none may be filed. */
export const findDemarche = (type: TypeRequete): Demarche | null => {
  const table: Partial<Record<TypeRequete, Demarche>> = demarches
  return table[type] ?? null
}

/** The path of a request. What the court alone records goes to no prefect. */
export const procedureDe = ({ type, sousTypes, base }: Objet): ProcedureRequete => {
  // A real filing on an association has always kept what it was made on; older demonstrations invented some, registered at once.
  if (type !== 'CREATION' && base === null) return sansPrefet
  return findDemarche(type)?.procedure(sousTypes) ?? sansPrefet
}

/** Whether the prefect is told of it, and may oppose (CCL art. 61). */
export const vaAuPrefet = (objet: Objet): boolean => procedureDe(objet).table.EXAMEN.COMMUNICATION_PREFET !== undefined
