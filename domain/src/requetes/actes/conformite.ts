import * as z from 'zod/mini'
import { type CodeControle, codesControle } from '../controles/controles.ts'
import { say } from '../controles/verdicts.ts'
import { checkControles } from '../controles/check-controles.ts'
import { commonChamps, defineActe } from './definition.ts'
import { Preuve } from './preuve.ts'
import { textesDesActes } from '../textes/actes.ts'

const Controles = z.array(z.enum(codesControle)).check(z.minLength(1), z.maxLength(codesControle.length))

/** The clerk finds some checks conforming. Never corrected: the next verdict on the same check replaces it. */
export const conformite = defineActe({
  schema: z.object({ ...commonChamps('CONFORMITE'), controles: Controles, preuve: Preuve }),
  summary: 'Records that checks of a request are conforming, and the page that proved it.',
  textes: textesDesActes.CONFORMITE,
  chemin: 'conformite',
  saisie: { controles: Controles, preuve: Preuve },
  make: ({ controles, preuve }, { aujourdhui }) => ({ type: 'CONFORMITE', le: aujourdhui, controles, preuve }),
  check: ({ controles }, { objet }) => checkControles(controles, objet, (i) => `controles[${i}]`),
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: ({ controles, le }, { verdicts }) => ({
    verdicts: say(verdicts, controles as CodeControle[], { verdict: 'CONFORME', le }),
  }),
})
