import * as z from 'zod/mini'
import { requiredCorps } from '../../core/texte.ts'
import { commonChamps, defineActe } from './definition.ts'
import { closeDemande } from './demandes.ts'
import { textesDesActes } from '../textes/actes.ts'

/** The court withdraws its demande, replied or not: the file returns to its previous stage. */
export const retraitDemande = defineActe({
  schema: z.object(commonChamps('RETRAIT_DEMANDE')),
  summary: 'Withdraws what was asked of the declarant, with a reason: the link says so, and the request goes on.',
  textes: textesDesActes.RETRAIT_DEMANDE,
  chemin: 'retrait-demande',
  saisie: { motif: requiredCorps(4000) },
  make: (_, { aujourdhui }) => ({ type: 'RETRAIT_DEMANDE', le: aujourdhui }),
  texte: ({ motif }) => motif,
  charge: 'TENUE',
  corrigible: false,
  ferme: ['PAIEMENT'],
  ouvre: [],
  reduce: ({ le }, situation) => closeDemande(situation, le, 'RETIREE'),
})
