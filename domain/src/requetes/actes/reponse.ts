import * as z from 'zod/mini'
import { rouvrir, type Prononces } from '../controles/verdicts.ts'
import { communs, definirActe } from './definition.ts'
import { demandeEnCours, dernierTour, surLaDemande } from './demandes.ts'
import type { Situation } from './situation.ts'
import { textesDesActes } from './textes.ts'

/** The checks it opens again: none once the court has decided, whose publication alone is then paid. */
const rouvertsPar = (situation: Situation, pieces: readonly { point: number }[], le: string): Prononces => {
  const demande = demandeEnCours(situation)
  if (demande === null || demande.nature === 'AVIS_FINS_PAIEMENT') return situation.verdicts
  return rouvrir(
    situation.verdicts,
    pieces.map(({ point }) => demande.points[point]?.type ?? null),
    le,
  )
}

/**
 * The reply to a round of a demand, transmitted once, by whoever holds its code or may file for the association (SRV-32, SRV-33). It names
 * its files; the observation can be erased. What a reply must hold is in pieces/reponse.ts.
 */
export const reponse = definirActe({
  schema: z.object({
    ...communs('REPONSE'),
    demande: z.int().check(z.gte(1)),
    tour: z.int().check(z.gte(1)),
    pieces: z.array(z.object({ uuid: z.uuid(), point: z.int().check(z.gte(0)), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })),
  }),
  summary: 'Replies to the questions of the court.',
  textes: textesDesActes.REPONSE,
  chemin: null,
  saisie: {},
  faire: null,
  charge: null,
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduire: ({ le, pieces }, situation) => ({
    ...surLaDemande(situation, (demande) => ({
      ...demande,
      tours: dernierTour(demande.tours, (tour) => ({ ...tour, transmiseLe: le })),
    })),
    observationsLe: demandeEnCours(situation)?.nature === 'PROJET_REJET' ? le : situation.observationsLe,
    verdicts: rouvertsPar(situation, pieces, le),
    // Heard before the day: what was to come without observations has no more to come.
    ensuite: situation.ensuite?.de === 'PROJET_REJET' ? null : situation.ensuite,
  }),
})
