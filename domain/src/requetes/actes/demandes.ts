import * as z from 'zod/mini'
import type { JourCalendaire } from '../../core/jour.ts'
import { texteObligatoire } from '../../core/texte.ts'
import type { Demande, Tour, TypeDemande } from './demande-du-tribunal.ts'
import type { NatureDemande } from './natures-demande.ts'
import type { Etape, Situation } from './situation.ts'

/** The letter of a demand, as its act names it. */
export const lettre = { code: texteObligatoire(19), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }

/** How many points one demand may have. */
export const pointsAuPlus = 20

/** The demand the court awaits the answer of, or has to read; null without one. */
export const demandeEnCours = ({ demandes }: Pick<Situation, 'demandes'>): Demande | null =>
  demandes.find(({ fin }) => fin === null) ?? null

/** The day the declarant was heard on the project of rejection under way, by its link or on paper; null of any other demand. */
export const entenduLe = (situation: Pick<Situation, 'demandes' | 'observationsLe'>): JourCalendaire | null =>
  demandeEnCours(situation)?.nature === 'PROJET_REJET' ? situation.observationsLe : null

const etapesDuRetour: readonly Etape[] = ['ATTENTE_PIECES', 'ATTENTE_PAIEMENT_JAL']

/**
 * The day a reply, or the proof of a payment, is asked for, while the file waits for it (X-80: it closes nothing); null when nothing is awaited
 * of the declarant. The day of observations is a stage of its own.
 */
export const retourAttendu = (situation: Pick<Situation, 'etape' | 'demandes'>): JourCalendaire | null =>
  etapesDuRetour.includes(situation.etape) ? (demandeEnCours(situation)?.tours.at(-1)?.dateRetour ?? null) : null

type Demandes = Pick<Situation, 'demandes'>

/** The same demands and a new one. */
export const demander = (
  { demandes }: Demandes,
  { nature, types, le, dateRetour }: { nature: NatureDemande; types: readonly TypeDemande[] } & Omit<Tour, 'transmiseLe'>,
): Demandes => {
  const points = types.map((type) => ({ type, valideLe: null }))
  return {
    demandes: [...demandes, { numero: demandes.length + 1, nature, points, tours: [{ le, dateRetour, transmiseLe: null }], fin: null }],
  }
}

/** The same demands, the one under way as it becomes. */
export const surLaDemande = ({ demandes }: Demandes, changer: (demande: Demande) => Demande): Demandes => ({
  demandes: demandes.map((demande) => (demande.fin === null ? changer(demande) : demande)),
})

/** The demand under way ended, if there is one: what was not validated before is, or it is no longer asked. */
export const clore = (demandes: Demandes, le: JourCalendaire, comment: 'VALIDEE' | 'RETIREE' | 'CLOSE'): Demandes =>
  surLaDemande(demandes, (demande) => ({
    ...demande,
    points: comment === 'VALIDEE' ? demande.points.map(({ type, valideLe }) => ({ type, valideLe: valideLe ?? le })) : demande.points,
    fin: { le, comment },
  }))

/** The rounds of a demand with the last one changed. */
export const dernierTour = (tours: readonly Tour[], changer: (tour: Tour) => Tour): readonly Tour[] =>
  tours.map((tour, i) => (i === tours.length - 1 ? changer(tour) : tour))
