import * as z from 'zod/mini'
import { RequiredJour } from '../core/jour.ts'
import { optionalCorps, flag } from '../core/texte.ts'
import { textes } from '../core/textes/common.ts'

/** The request to strike off a liquidated association (RADIA-01, RADIA-02): the day of its dissolution, the liquidators' discharge. */
export const Radiation = z.strictObject(
  { dateDissolution: RequiredJour, commentaireRadiation: optionalCorps(4000), quitus: flag(false) },
  { error: textes.champObligatoire },
)
export type Radiation = z.output<typeof Radiation>
