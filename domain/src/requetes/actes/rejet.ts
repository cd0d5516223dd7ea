import * as z from 'zod/mini'
import { texteObligatoire } from '../../core/texte.ts'
import { communs, definirActe } from './definition.ts'
import { textesDesActes } from './textes.ts'

/** The rejection: `le` is the date of the ordonnance. So far it is only read: its call comes with the four filings (docs/in-progress.md). */
export const rejet = definirActe({
  schema: z.object({ ...communs('REJET'), signataire: z.object({ nom: texteObligatoire(200), qualite: texteObligatoire(150) }) }),
  summary: 'Rejects a request.',
  textes: textesDesActes.REJET,
  chemin: null,
  saisie: {},
  faire: null,
  charge: 'TENUE',
  corrigible: false,
  ferme: ['RECEPISSE', 'EXAMEN', 'OPPOSITION_PREFET'],
  ouvre: [],
  reduire: ({ le }) => ({ decideeLe: le, ensuite: null }),
})
