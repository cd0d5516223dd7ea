import * as z from 'zod/mini'
import { ajouterJours, JourCalendaire } from '../../core/jour.ts'
import { finDuDelai, finSansProrogation } from '../delais/delais.ts'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * Communicates the file to the prefect, who has six weeks to oppose. Without an answer, the decision may be rendered (CCL art. 61 and 63).
 */
export const communicationPrefet = definirActe({
  schema: z.object(communs('COMMUNICATION_PREFET')),
  summary: 'Records the communication of the file to the prefect, who has six weeks to oppose.',
  textes: textesDesActes.COMMUNICATION_PREFET,
  chemin: 'communication-prefet',
  saisie: { le: JourCalendaire },
  faire: ({ le }) => ({ type: 'COMMUNICATION_PREFET', le }),
  charge: 'TENUE',
  corrigible: true,
  ferme: ['EXAMEN'],
  ouvre: ['OPPOSITION_PREFET'],
  reduire: ({ le }) => {
    const oppositionJusquau = finDuDelai('OPPOSITION_PREFET', le).le
    return {
      communiqueeLe: le,
      oppositionJusquau,
      ensuite: {
        le: ajouterJours(oppositionJusquau, 1),
        de: 'COMMUNIQUEE_PREFET',
        etape: 'A_ORDONNER',
        autrefois: ajouterJours(finSansProrogation('OPPOSITION_PREFET', le), 1),
      },
    }
  },
})
