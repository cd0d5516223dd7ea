import * as z from 'zod/mini'
import { addJours, Jour } from '../../core/jour.ts'
import { delaiFin, finWithoutProrogation } from '../delais/delais.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * Communicates the file to the prefect, who has six weeks to oppose. Without an answer, the decision may be rendered (CCL art. 61 and 63).
 */
export const communicationPrefet = defineActe({
  schema: z.object(commonChamps('COMMUNICATION_PREFET')),
  summary: 'Records the communication of the file to the prefect, who has six weeks to oppose.',
  textes: textesDesActes.COMMUNICATION_PREFET,
  chemin: 'communication-prefet',
  saisie: { le: Jour },
  make: ({ le }) => ({ type: 'COMMUNICATION_PREFET', le }),
  charge: 'TENUE',
  corrigible: true,
  ferme: ['EXAMEN'],
  ouvre: ['OPPOSITION_PREFET'],
  reduce: ({ le }) => {
    const oppositionJusquau = delaiFin('OPPOSITION_PREFET', le).le
    return {
      communiqueeLe: le,
      oppositionJusquau,
      ensuite: {
        le: addJours(oppositionJusquau, 1),
        de: 'COMMUNIQUEE_PREFET',
        etape: 'A_ORDONNER',
        autrefois: addJours(finWithoutProrogation('OPPOSITION_PREFET', le), 1),
      },
    }
  },
})
