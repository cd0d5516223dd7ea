import * as z from 'zod/mini'
import { requiredLigne } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { closeDemande } from './demandes.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * The declarant withdraws the request before the decision: the court stops examining it, and no delay runs any more. `byIdentite` is the name that
 * the person had that day. Final, so never corrected. obstacles-retrait.ts says who may do it.
 */
export const retrait = defineActe({
  schema: z.object({ ...commonChamps('RETRAIT'), par: z.object({ prenom: requiredLigne(100), nom: requiredLigne(100) }) }),
  summary: 'Withdraws a request before its decision.',
  textes: textesDesActes.RETRAIT,
  chemin: null,
  saisie: {},
  make: null,
  charge: null,
  corrigible: false,
  ferme: ['RECEPISSE', 'EXAMEN', 'OPPOSITION_PREFET'],
  ouvre: [],
  reduce: ({ le, par }, situation) => ({ ...closeDemande(situation, le, 'CLOSE'), retrait: { le, par }, ensuite: null }),
})
