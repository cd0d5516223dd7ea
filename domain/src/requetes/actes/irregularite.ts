import * as z from 'zod/mini'
import { requiredCorps } from '../../core/texte.ts'
import { type CodeControle, codesControle } from '../controles/controles.ts'
import { say } from '../controles/verdicts.ts'
import { checkControles } from '../controles/check-controles.ts'
import { commonChamps, defineActe } from './definition.ts'
import { Preuve } from './preuve.ts'
import { textesDesActes } from '../textes/actes.ts'

const UnControle = z.enum(codesControle)

/** The clerk finds a check irregular and says why, as material for a demande or a rejection. The reason can be erased. */
export const irregularite = defineActe({
  schema: z.object({ ...commonChamps('IRREGULARITE'), controle: UnControle, preuve: Preuve }),
  summary: 'Records that a check of a request found an irregularity, with its reason and the page that shows it.',
  textes: textesDesActes.IRREGULARITE,
  chemin: 'irregularite',
  saisie: { controle: UnControle, motif: requiredCorps(1500), preuve: Preuve },
  make: ({ controle, preuve }, { aujourdhui }) => ({ type: 'IRREGULARITE', le: aujourdhui, controle, preuve }),
  check: ({ controle }, { objet }) => checkControles([controle], objet, () => 'controle'),
  texte: ({ motif }) => motif,
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: ({ controle, le }, { verdicts }) => ({
    verdicts: say(verdicts, [controle as CodeControle], { verdict: 'A_REGULARISER', le }),
  }),
})
