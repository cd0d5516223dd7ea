import * as z from 'zod/mini'
import { formatJour, Jour } from '../../core/jour.ts'
import { requiredCorps } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.LEVEE_OPPOSITION

/** The prefect or the administrative court lifts the opposition (CCL art. 62): the request may be decided. */
export const leveeOpposition = defineActe({
  schema: z.object(commonChamps('LEVEE_OPPOSITION')),
  summary: "Records that the prefect's opposition is lifted, with a reason.",
  textes: mots,
  chemin: 'levee-opposition',
  saisie: { le: Jour, motif: requiredCorps(4000) },
  make: ({ le }) => ({ type: 'LEVEE_OPPOSITION', le }),
  texte: ({ motif }) => motif,
  charge: 'TENUE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduce: ({ le }) => ({ leveeLe: le }),
  outsideEtape: ({ opposeeLe }) => (opposeeLe ? null : mots.sansOpposition),
  jour: (le, { opposeeLe }) => (opposeeLe && le < opposeeLe ? mots.avantLOpposition(formatJour(opposeeLe)) : null),
})
