import * as z from 'zod/mini'
import { texteObligatoire } from '../../core/texte.ts'
import { communs, definirActe } from './definition.ts'
import { clore } from './demandes.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * The declarant withdraws the request before the decision: the court stops examining it, and no delay runs any more. `par` is the name that
 * the person had that day. Final, so never corrected. obstacles-retrait.ts says who may do it.
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
