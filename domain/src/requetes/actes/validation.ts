import * as z from 'zod/mini'
import { commonChamps, defineActe } from './definition.ts'
import { close, open } from '../delais/horloges.ts'
import { closeDemande, demandeEnCours } from './demandes.ts'
import type { Situation } from './situation.ts'
import { textesDesActes } from '../textes/actes.ts'

/** For a payment: the notice goes to the newspaper within fifteen days of the proof (CPC annex art. 30-10). */
const delaiDePublication = (situation: Situation): Partial<Situation> => {
  const demande = demandeEnCours(situation)
  const prouveLe = demande?.tours.at(-1)?.transmiseLe
  if (demande?.nature !== 'AVIS_FINS_PAIEMENT' || !prouveLe) return {}
  return { horloges: open(close(situation.horloges, 'PAIEMENT'), 'AVIS_AU_JOURNAL', prouveLe) }
}

/** The reply satisfies the court on every open point (STAFF-06): the file returns to its previous stage. */
export const validation = defineActe({
  schema: z.object(commonChamps('VALIDATION')),
  summary: 'Validates a reply on every point still asked for: the request goes on.',
  textes: textesDesActes.VALIDATION,
  chemin: 'validation',
  saisie: {},
  make: (_, { aujourdhui }) => ({ type: 'VALIDATION', le: aujourdhui }),
  charge: 'TENUE',
  corrigible: false,
  ferme: ['PAIEMENT'],
  ouvre: [],
  reduce: ({ le }, situation) => ({ ...closeDemande(situation, le, 'VALIDEE'), ...delaiDePublication(situation) }),
})
