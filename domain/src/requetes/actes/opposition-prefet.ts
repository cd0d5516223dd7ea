import * as z from 'zod/mini'
import { formatJour, Jour } from '../../core/jour.ts'
import { requiredCorps } from '../../core/texte.ts'
import { textesGreffe } from '../textes/greffe.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.OPPOSITION_PREFET

/** The prefect opposes (CCL art. 61 and 63). While the opposition stands nothing is decided, and silence no longer counts. */
export const oppositionPrefet = defineActe({
  schema: z.object(commonChamps('OPPOSITION_PREFET')),
  summary: "Records the prefect's opposition, with its grounds.",
  textes: mots,
  chemin: 'opposition-prefet',
  saisie: { le: Jour, motif: requiredCorps(4000) },
  make: ({ le }) => ({ type: 'OPPOSITION_PREFET', le }),
  texte: ({ motif }) => motif,
  charge: 'TENUE',
  corrigible: true,
  ferme: ['OPPOSITION_PREFET'],
  ouvre: [],
  reduce: ({ le }) => ({ opposeeLe: le, ensuite: null }),
  outsideEtape: ({ communiqueeLe }) => (communiqueeLe ? null : textesGreffe.obstacles.nonCommuniquee),
  jour: (le, { communiqueeLe, oppositionJusquau }) => {
    if (communiqueeLe && le < communiqueeLe) return textesDesActes.REPONSE_PREFET.avantLaCommunication(formatJour(communiqueeLe))
    return oppositionJusquau && le > oppositionJusquau ? mots.tropTard(formatJour(oppositionJusquau)) : null
  },
})
