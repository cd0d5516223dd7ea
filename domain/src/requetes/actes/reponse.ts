import * as z from 'zod/mini'
import { reopenControles, type GivenVerdicts } from '../controles/verdicts.ts'
import { commonChamps, defineActe } from './definition.ts'
import { demandeEnCours, dernierTour, changeDemande } from './demandes.ts'
import type { Situation } from './situation.ts'
import { textesDesActes } from '../textes/actes.ts'

/** Reopens the checks that a reply concerns. The proof of a payment reopens none: the court has already decided. */
const reopenedBy = (situation: Situation, pieces: readonly { point: number }[], le: string): GivenVerdicts => {
  const demande = demandeEnCours(situation)
  if (demande === null || demande.nature === 'AVIS_FINS_PAIEMENT') return situation.verdicts
  return reopenControles(
    situation.verdicts,
    pieces.map(({ point }) => demande.points[point]?.type ?? null),
    le,
  )
}

/**
 * The reply to a round of a demande. It is sent once, by the holder of its code or by a person who may file for the association (SRV-32,
 * SRV-33). It names its files; the observation can be erased. pieces/reponse.ts says what a reply must hold.
 */
export const reponse = defineActe({
  schema: z.object({
    ...commonChamps('REPONSE'),
    demande: z.int().check(z.gte(1)),
    tour: z.int().check(z.gte(1)),
    pieces: z.array(z.object({ uuid: z.uuid(), point: z.int().check(z.gte(0)), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })),
  }),
  summary: 'Replies to the questions of the court.',
  textes: textesDesActes.REPONSE,
  chemin: null,
  saisie: {},
  make: null,
  charge: null,
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: ({ le, pieces }, situation) => ({
    ...changeDemande(situation, (demande) => ({
      ...demande,
      tours: dernierTour(demande.tours, (tour) => ({ ...tour, transmiseLe: le })),
    })),
    observationsLe: demandeEnCours(situation)?.nature === 'PROJET_REJET' ? le : situation.observationsLe,
    verdicts: reopenedBy(situation, pieces, le),
    // Observations came before their last day: the change due without any is cancelled.
    ensuite: situation.ensuite?.de === 'PROJET_REJET' ? null : situation.ensuite,
  }),
})
