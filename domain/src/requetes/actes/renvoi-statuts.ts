import * as z from 'zod/mini'
import { formatJour, Jour } from '../../core/jour.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.RENVOI_STATUTS

/** The court sends the paper statutes back: with the mention of the inscription (CCL art. 66), or to be signed (STAFF-05). */
export const renvoiStatuts = defineActe({
  schema: z.object(commonChamps('RENVOI_STATUTS')),
  summary: 'Records the day the paper statutes of a creation were sent back.',
  textes: mots,
  chemin: 'renvoi-statuts',
  saisie: { le: Jour },
  make: ({ le }) => ({ type: 'RENVOI_STATUTS', le }),
  charge: 'INDIFFERENTE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduce: ({ le }) => ({ statutsRenvoyesLe: le }),
  obstacles: ({ statutsRecusLe, statutsRenvoyesLe }) => {
    if (statutsRenvoyesLe) return [mots.dejaRenvoyes(formatJour(statutsRenvoyesLe))]
    return statutsRecusLe ? [] : [mots.nonRecus]
  },
  jour: (le, { statutsRecusLe }) => (statutsRecusLe && le < statutsRecusLe ? mots.avantLaReception(formatJour(statutsRecusLe)) : null),
})
