import * as z from 'zod/mini'
import { corpsObligatoire } from '../../core/texte.ts'
import { communs, definirActe } from './definition.ts'
import { clore } from './demandes.ts'
import { textesDesActes } from './textes.ts'

/** The observations heard, or for another reason, the court gives up its project of rejection: the file goes on from where it was. */
export const abandonRejet = definirActe({
  schema: z.object(communs('ABANDON_REJET')),
  summary: 'Abandons a project of rejection, with a reason: the request is examined again.',
  textes: textesDesActes.ABANDON_REJET,
  chemin: 'abandon-rejet',
  saisie: { motif: corpsObligatoire(4000) },
  faire: (_, { aujourdhui }) => ({ type: 'ABANDON_REJET', le: aujourdhui }),
  texte: ({ motif }) => motif,
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduire: ({ le }, situation) => ({
    ...clore(situation, le, 'RETIREE'),
    projetRejetLe: null,
    observationsJusquau: null,
    observationsLe: null,
    ensuite: null,
  }),
})
