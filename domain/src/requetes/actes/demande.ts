import * as z from 'zod/mini'
import { Jour, RequiredJour } from '../../core/jour.ts'
import { optionalCorps } from '../../core/texte.ts'
import { textes } from '../../core/textes/common.ts'
import { commonChamps, defineActe } from './definition.ts'
import { ask, lettre, maxPoints } from './demandes.ts'
import { TypeDemande } from '../demandes/tribunal-demande.ts'
import { textesDesActes } from '../textes/actes.ts'
import { checkDateRetour } from './check-retour.ts'

const mots = textesDesActes.DEMANDE

/** One point of a demande as the clerk writes it: its type, and an explanation for the declarant. */
export const PointDemande = z.object({ type: TypeDemande, precisions: optionalCorps(2000) })

const Points = z.array(PointDemande).check(z.minLength(1, mots.aucunPoint), z.maxLength(maxPoints, textes.tropDElements(maxPoints)))

/**
 * The court asks for documents or details (STAFF-03). The file waits for the declarant, then returns to its previous stage; the legal
 * delays keep running. The act names the letter, whose text can be erased.
 */
export const demande = defineActe({
  schema: z.object({ ...commonChamps('DEMANDE'), dateRetour: Jour, types: z.array(TypeDemande), ...lettre }),
  summary: 'Asks the declarant for documents or precisions: a letter, a link to reply, and the file waits.',
  textes: mots,
  chemin: 'demande-pieces',
  saisie: { points: Points, observation: optionalCorps(4000), dateRetour: RequiredJour },
  make: ({ points, dateRetour }, { aujourdhui }) => ({
    type: 'DEMANDE',
    le: aujourdhui,
    dateRetour,
    types: points.map(({ type }) => type),
  }),
  check: ({ points, dateRetour }, { aujourdhui }) => [
    ...checkDateRetour(dateRetour, aujourdhui),
    ...points.flatMap(({ type, precisions }, i) =>
      type === null && precisions === null ? [{ field: `points[${i}].precisions`, defaultMessage: textes.champObligatoire }] : [],
    ),
  ],
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: ({ le, dateRetour, types }, situation) => ask(situation, { nature: 'DEMANDE_PIECES', types, le, dateRetour }),
})
