import * as z from 'zod/mini'
import { formatJour, Jour } from '../../core/jour.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.RECEPTION_STATUTS

/** The signed paper statutes of a creation came by mail (STAFF-05). They may come again after they were sent back to be signed. */
export const receptionStatuts = defineActe({
  schema: z.object(commonChamps('RECEPTION_STATUTS')),
  summary: 'Records the day the signed paper statutes of a creation came by mail.',
  textes: mots,
  chemin: 'reception-statuts',
  saisie: { le: Jour },
  make: ({ le }) => ({ type: 'RECEPTION_STATUTS', le }),
  charge: 'INDIFFERENTE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduce: ({ le }) => ({ statutsRecusLe: le, statutsRenvoyesLe: null }),
  obstacles: ({ statutsRecusLe, statutsRenvoyesLe }) =>
    statutsRecusLe && !statutsRenvoyesLe ? [mots.dejaRecus(formatJour(statutsRecusLe))] : [],
  jour: (le, { statutsRenvoyesLe }) =>
    statutsRenvoyesLe && le < statutsRenvoyesLe ? mots.avantLeRenvoi(formatJour(statutsRenvoyesLe)) : null,
})
