import * as z from 'zod/mini'
import { Jour } from '../../core/jour.ts'
import { onWorkingDay } from '../../core/working-days.ts'
import { delaiFin } from '../delais/delais.ts'
import { commonChamps, defineActe } from './definition.ts'
import { ask, lettre } from './demandes.ts'
import { textesDesActes } from '../textes/actes.ts'

/**
 * Once a creation is registered, the court sends the draft of the notice to publish. The association has a month to pay the newspaper and
 * prove it (STAFF-04; CPC annex art. 30-9 and 30-10).
 */
export const avisFinsPaiement = defineActe({
  schema: z.object({ ...commonChamps('AVIS_FINS_PAIEMENT'), dateRetour: Jour, ...lettre }),
  summary: 'Communicates the draft of the notice to publish: the association has a month to prove that it paid the newspaper.',
  textes: textesDesActes.AVIS_FINS_PAIEMENT,
  chemin: 'avis-fins-paiement',
  saisie: {},
  make: (_, { aujourdhui }) => ({ type: 'AVIS_FINS_PAIEMENT', le: aujourdhui, dateRetour: delaiFin('PAIEMENT', aujourdhui).le }),
  charge: 'INDIFFERENTE',
  corrigible: false,
  ferme: [],
  ouvre: ['PAIEMENT'],
  reduce: ({ le, dateRetour }, situation) =>
    ask(situation, {
      nature: 'AVIS_FINS_PAIEMENT',
      types: ['JUSTIFICATIF_PAIEMENT'],
      le,
      // Letters sent before delays counted working days may name a Saturday, a Sunday or a holiday.
      dateRetour: onWorkingDay(dateRetour),
    }),
})
