import * as z from 'zod/mini'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/** The clerk takes back an unsigned decision from the judge: the file returns to its previous stage. */
export const retraitProjet = defineActe({
  schema: z.object(commonChamps('RETRAIT_PROJET')),
  summary: 'Takes a decision back from the judge before it is signed; the request goes on from where it was.',
  textes: textesDesActes.RETRAIT_PROJET,
  chemin: 'retrait-projet',
  saisie: {},
  make: (_, { aujourdhui }) => ({ type: 'RETRAIT_PROJET', le: aujourdhui }),
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: () => ({}),
})
