import * as z from 'zod/mini'
import { texteObligatoire } from '../../core/texte.ts'
import { communs, definirActe } from './definition.ts'
import { clore } from './demandes.ts'
import { textesDesActes } from './textes.ts'

/**
 * The declarant takes the request back before the decision: the court ceases to examine it, and nothing runs any more. `par`
 * the name the person had that day. Final, it is never corrected; who may do it is in obstacles-retrait.ts.
 */
export const retrait = definirActe({
  schema: z.object({ ...communs('RETRAIT'), par: z.object({ prenom: texteObligatoire(100), nom: texteObligatoire(100) }) }),
  summary: 'Withdraws a request before its decision.',
  textes: textesDesActes.RETRAIT,
  chemin: null,
  saisie: {},
  faire: null,
  charge: null,
  corrigible: false,
  ferme: ['RECEPISSE', 'EXAMEN', 'OPPOSITION_PREFET'],
  ouvre: [],
  reduire: ({ le, par }, situation) => ({ ...clore(situation, le, 'CLOSE'), retrait: { le, par }, ensuite: null }),
})
