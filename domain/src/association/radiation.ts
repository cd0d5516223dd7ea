import * as z from 'zod/mini'
import { JourObligatoire } from '../core/jour.ts'
import { corpsFacultatif, drapeau } from '../core/texte.ts'
import { textes } from '../core/textes.ts'

/** What asks that an association be struck off once liquidated (RADIA-01, RADIA-02): the day of its dissolution, the liquidators' discharge. */
export const Radiation = z.strictObject(
  { dateDissolution: JourObligatoire, commentaireRadiation: corpsFacultatif(4000), quitus: drapeau(false) },
  { error: textes.champObligatoire },
)
export type Radiation = z.output<typeof Radiation>
