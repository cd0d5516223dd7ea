import * as z from 'zod/mini'
import { requiredCorps } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { closeDemande } from './demandes.ts'
import { textesDesActes } from '../textes/actes.ts'

/** The court gives up its project of rejection, after the observations or for another reason. The file returns to its previous stage. */
export const abandonRejet = defineActe({
  schema: z.object(commonChamps('ABANDON_REJET')),
  summary: 'Abandons a project of rejection, with a reason: the request is examined again.',
  textes: textesDesActes.ABANDON_REJET,
  chemin: 'abandon-rejet',
  saisie: { motif: requiredCorps(4000) },
  make: (_, { aujourdhui }) => ({ type: 'ABANDON_REJET', le: aujourdhui }),
  texte: ({ motif }) => motif,
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: ({ le }, situation) => ({
    ...closeDemande(situation, le, 'RETIREE'),
    projetRejetLe: null,
    observationsJusquau: null,
    observationsLe: null,
    ensuite: null,
  }),
})
