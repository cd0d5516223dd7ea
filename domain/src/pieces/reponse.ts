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

/** How many files one reply may hold. */
export const piecesAuPlus = 20

/** What stands in the way of transmitting a reply: it says something, or joins something (PIECES-25). */
export const obstaclesReponse = ({ pieces, observation }: { pieces: number; observation: string | null }): string[] =>
  pieces === 0 && observation === null ? [textesReponse.rien] : []
