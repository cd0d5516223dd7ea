import * as z from 'zod/mini'
import type { Jour } from '../../core/jour.ts'
import { requiredLigne } from '../../core/texte.ts'
import type { Demande, Tour, TypeDemande } from '../demandes/tribunal-demande.ts'
import type { NatureDemande } from '../demandes/natures-demande.ts'
import type { Etape, Situation } from './situation.ts'

/** The letter of a demande, as its act names it. */
export const lettre = { code: requiredLigne(19), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }

/** Most points in one demande. */
export const maxPoints = 20

/** The demande that awaits a reply or has one to read; null when there is none. */
export const demandeEnCours = ({ demandes }: Pick<Situation, 'demandes'>): Demande | null =>
  demandes.find(({ fin }) => fin === null) ?? null

/** The day the declarant's observations arrived on the current project of rejection, online or on paper; null for any other demande. */
export const heardOn = (situation: Pick<Situation, 'demandes' | 'observationsLe'>): Jour | null =>
  demandeEnCours(situation)?.nature === 'PROJET_REJET' ? situation.observationsLe : null

const etapesDuRetour: readonly Etape[] = ['ATTENTE_PIECES', 'ATTENTE_PAIEMENT_JAL']

/**
 * The day by which a reply, or the proof of a payment, is requested while the file waits for it (X-80: it closes nothing). Null when the
 * declarant owes nothing. Observations have a stage of their own.
 */
export const awaitedRetour = (situation: Pick<Situation, 'etape' | 'demandes'>): Jour | null =>
  etapesDuRetour.includes(situation.etape) ? (demandeEnCours(situation)?.tours.at(-1)?.dateRetour ?? null) : null

type Demandes = Pick<Situation, 'demandes'>

/** Adds a demande. */
export const ask = (
  { demandes }: Demandes,
  { nature, types, le, dateRetour }: { nature: NatureDemande; types: readonly TypeDemande[] } & Omit<Tour, 'transmiseLe'>,
): Demandes => {
  const points = types.map((type) => ({ type, valideLe: null }))
  return {
    demandes: [...demandes, { numero: demandes.length + 1, nature, points, tours: [{ le, dateRetour, transmiseLe: null }], fin: null }],
  }
}

/** Changes the current demande. */
export const changeDemande = ({ demandes }: Demandes, changer: (demande: Demande) => Demande): Demandes => ({
  demandes: demandes.map((demande) => (demande.fin === null ? changer(demande) : demande)),
})

/** Ends the current demande, if any. `VALIDEE` validates its remaining points. */
export const closeDemande = (demandes: Demandes, le: Jour, comment: 'VALIDEE' | 'RETIREE' | 'CLOSE'): Demandes =>
  changeDemande(demandes, (demande) => ({
    ...demande,
    points: comment === 'VALIDEE' ? demande.points.map(({ type, valideLe }) => ({ type, valideLe: valideLe ?? le })) : demande.points,
    fin: { le, comment },
  }))

/** Changes the last round of a demande. */
export const dernierTour = (tours: readonly Tour[], changer: (tour: Tour) => Tour): readonly Tour[] =>
  tours.map((tour, i) => (i === tours.length - 1 ? changer(tour) : tour))
