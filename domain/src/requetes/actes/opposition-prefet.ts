import * as z from 'zod/mini'
import { formaterJour, JourCalendaire } from '../../core/jour.ts'
import { corpsObligatoire } from '../../core/texte.ts'
import { textesGreffe } from '../textes/greffe.ts'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.OPPOSITION_PREFET

/** The prefect opposes (CCL art. 61 and 63). While the opposition stands nothing is decided, and silence no longer counts. */
export const oppositionPrefet = definirActe({
  schema: z.object(communs('OPPOSITION_PREFET')),
  summary: "Records the prefect's opposition, with its grounds.",
  textes: mots,
  chemin: 'opposition-prefet',
  saisie: { le: JourCalendaire, motif: corpsObligatoire(4000) },
  faire: ({ le }) => ({ type: 'OPPOSITION_PREFET', le }),
  texte: ({ motif }) => motif,
  charge: 'TENUE',
  corrigible: true,
  ferme: ['OPPOSITION_PREFET'],
  ouvre: [],
  reduire: ({ le }) => ({ opposeeLe: le, ensuite: null }),
  horsEtape: ({ communiqueeLe }) => (communiqueeLe ? null : textesGreffe.obstacles.nonCommuniquee),
  jour: (le, { communiqueeLe, oppositionJusquau }) => {
    if (communiqueeLe && le < communiqueeLe) return textesDesActes.REPONSE_PREFET.avantLaCommunication(formaterJour(communiqueeLe))
    return oppositionJusquau && le > oppositionJusquau ? mots.tropTard(formaterJour(oppositionJusquau)) : null
  },
})
