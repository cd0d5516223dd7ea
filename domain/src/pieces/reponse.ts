import { sansInvisibles } from '../core/invisibles.ts'
import type { JourCalendaire } from '../core/jour.ts'
import type { Demande, Tour } from '../requetes/actes/demande-du-tribunal.ts'
import { finDuLien } from '../requetes/actes/fin-du-lien.ts'
import { textesReponse } from './textes-reponse.ts'

/** Where a round of a demand stands, for who holds its code (PIECES-23). */
export const etatsDemande = ['EN_ATTENTE', 'TRANSMISE', 'VALIDEE', 'EXPIREE', 'RETIREE'] as const
export type EtatDemande = (typeof etatsDemande)[number]

/** Last day a code is good for. */
export const finDuCode = ({ le }: Pick<Tour, 'le'>): JourCalendaire => finDuLien(le)

/** How many days before the day asked for its declarant is reminded. */
export const joursDeRappel = 5

/** What a code opens on a day: the truth for its holder (PIECES-04, X-80). `depuis` the day that made it so, null while it is awaited. */
export const etatDuTour = (
  demande: Demande,
  tour: Tour,
  aujourdhui: JourCalendaire,
): { etat: EtatDemande; depuis: JourCalendaire | null } => {
  const { fin } = demande
  if (tour.transmiseLe) return { etat: fin?.comment === 'VALIDEE' ? 'VALIDEE' : 'TRANSMISE', depuis: tour.transmiseLe }
  if (fin) return { etat: fin.comment === 'RETIREE' ? 'RETIREE' : 'EXPIREE', depuis: fin.le }
  const bon = finDuCode(tour)
  return aujourdhui > bon ? { etat: 'EXPIREE', depuis: bon } : { etat: 'EN_ATTENTE', depuis: null }
}

/** What names a demand in the address of its page: the request, a hyphen, the code (ROUTE-26). */
export const referenceDe = (requete: string, code: string): string => `${requete}-${code}`

/** The two read again: neither holds a hyphen, and the last one separates them (ROUTE-31). Null of what cannot be one. */
export const lireReference = (reference: string): { requete: string; piece: string } | null => {
  const lue = sansInvisibles(reference).replace(/\s/g, '')
  const tiret = lue.lastIndexOf('-')
  const [requete, piece] = [lue.slice(0, Math.max(tiret, 0)), lue.slice(tiret + 1)]
  return requete === '' || piece === '' ? null : { requete: requete.toUpperCase(), piece: piece.toUpperCase() }
}

interface PointLu {
  type: string | null
  valide: boolean
  pieces: readonly unknown[]
}

/** The points that nothing answers yet, by rank: a document answers any, an observation the « Demande de précisions » (PIECES-25). */
export const pointsSansReponse = (points: readonly PointLu[], observation: string | null): number[] =>
  points.flatMap(({ type, valide, pieces }, rang) => (valide || pieces.length > 0 || (type === null && observation !== null) ? [] : [rang]))

/** How many files one reply may hold. */
export const piecesAuPlus = 20

/** What stands in the way of transmitting a reply: it says something, or joins something (PIECES-25). */
export const obstaclesReponse = ({ pieces, observation }: { pieces: number; observation: string | null }): string[] =>
  pieces === 0 && observation === null ? [textesReponse.rien] : []
