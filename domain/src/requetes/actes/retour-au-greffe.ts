import * as z from 'zod/mini'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from './textes.ts'

/** The judge does not sign what was prepared and says why: the clerk who holds the file takes it up from where it was. */
export const retourAuGreffe = definirActe({
  schema: z.object(communs('RETOUR_AU_GREFFE')),
  summary: 'Returns a prepared decision without signing it, with a reason.',
  textes: textesDesActes.RETOUR_AU_GREFFE,
  chemin: null,
  saisie: {},
  faire: null,
  charge: null,
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduire: () => ({}),
})
