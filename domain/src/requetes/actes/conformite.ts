import * as z from 'zod/mini'
import { type CodeControle, codesControle } from '../controles/controles.ts'
import { dire } from '../controles/verdicts.ts'
import { verifierControles } from '../controles/verifier-controles.ts'
import { communs, definirActe } from './definition.ts'
import { Preuve } from './preuve.ts'
import { textesDesActes } from '../textes/actes.ts'

const Controles = z.array(z.enum(codesControle)).check(z.minLength(1), z.maxLength(codesControle.length))

/** The clerk finds some checks conforming. Never corrected: the next verdict on the same check replaces it. */
export const conformite = definirActe({
  schema: z.object({ ...communs('CONFORMITE'), controles: Controles, preuve: Preuve }),
  summary: 'Records that checks of a request are conforming, and the page that proved it.',
  textes: textesDesActes.CONFORMITE,
  chemin: 'conformite',
  saisie: { controles: Controles, preuve: Preuve },
  faire: ({ controles, preuve }, { aujourdhui }) => ({ type: 'CONFORMITE', le: aujourdhui, controles, preuve }),
  verifier: ({ controles }, { objet }) => verifierControles(controles, objet, (i) => `controles[${i}]`),
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduire: ({ controles, le }, { verdicts }) => ({
    verdicts: dire(verdicts, controles as CodeControle[], { verdict: 'CONFORME', le }),
  }),
})
