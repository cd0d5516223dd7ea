import * as z from 'zod/mini'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

/** The judge does not sign the prepared decision and says why. The file returns to its previous stage, with the clerk who holds it. */
export const retourAuGreffe = defineActe({
  schema: z.object(commonChamps('RETOUR_AU_GREFFE')),
  summary: 'Returns a prepared decision without signing it, with a reason.',
  textes: textesDesActes.RETOUR_AU_GREFFE,
  chemin: null,
  saisie: {},
  make: null,
  charge: null,
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: () => ({}),
})
