import * as z from 'zod/mini'
import { JourObligatoire } from '../core/jour.ts'
import { corpsFacultatif, drapeau } from '../core/texte.ts'
import { textes } from '../core/textes/common.ts'

/** The request to strike off a liquidated association (RADIA-01, RADIA-02): the day of its dissolution, the liquidators' discharge. */
export const Radiation = z.strictObject(
  { dateDissolution: JourObligatoire, commentaireRadiation: corpsFacultatif(4000), quitus: drapeau(false) },
  { error: textes.champObligatoire },
)
export type Radiation = z.output<typeof Radiation>
