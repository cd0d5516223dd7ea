import * as z from 'zod/mini'
import { corpsObligatoire } from '../../core/texte.ts'
import { communs, definirActe } from './definition.ts'
import { clore } from './demandes.ts'
import { textesDesActes } from '../textes/actes.ts'

/** The court withdraws its demande, replied or not: the file returns to its previous stage. */
export const retraitDemande = definirActe({
  schema: z.object(communs('RETRAIT_DEMANDE')),
  summary: 'Withdraws what was asked of the declarant, with a reason: the link says so, and the request goes on.',
  textes: textesDesActes.RETRAIT_DEMANDE,
  chemin: 'retrait-demande',
  saisie: { motif: corpsObligatoire(4000) },
  faire: (_, { aujourdhui }) => ({ type: 'RETRAIT_DEMANDE', le: aujourdhui }),
  texte: ({ motif }) => motif,
  charge: 'TENUE',
  corrigible: false,
  ferme: ['PAIEMENT'],
  ouvre: [],
  reduire: ({ le }, situation) => clore(situation, le, 'RETIREE'),
})
