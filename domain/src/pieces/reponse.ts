import { stripInvisibles } from '../core/invisibles.ts'
import type { Jour } from '../core/jour.ts'
import type { Demande, Tour } from '../requetes/demandes/tribunal-demande.ts'
import { lienFin } from '../requetes/actes/lien-fin.ts'
import { textesReponse } from './textes/reponse.ts'

/** States of a round of a demande, as the holder of its code sees them (PIECES-23). */
export const etatsDemande = ['EN_ATTENTE', 'TRANSMISE', 'VALIDEE', 'EXPIREE', 'RETIREE'] as const
export type EtatDemande = (typeof etatsDemande)[number]

/** Last day a code is valid. */
export const codeFin = ({ le }: Pick<Tour, 'le'>): Jour => lienFin(le)

/** Number of days before the due day when the declarant gets a reminder. */
export const joursDeRappel = 5

/**
 * The state, on a day, of one letter of a demande and its reply (PIECES-04, X-80). It is computed: the database stores only what happened.
 * `depuis`: the day it entered that state; null while a reply is awaited.
 */
export const tourEtat = (demande: Demande, tour: Tour, aujourdhui: Jour): { etat: EtatDemande; depuis: Jour | null } => {
  const { fin } = demande
  if (tour.transmiseLe) return { etat: fin?.comment === 'VALIDEE' ? 'VALIDEE' : 'TRANSMISE', depuis: tour.transmiseLe }
  if (fin) return { etat: fin.comment === 'RETIREE' ? 'RETIREE' : 'EXPIREE', depuis: fin.le }
  const bon = codeFin(tour)
  return aujourdhui > bon ? { etat: 'EXPIREE', depuis: bon } : { etat: 'EN_ATTENTE', depuis: null }
}

/** The reference of a demande in the path of its page: the request, a hyphen, the code (ROUTE-26). */
export const referenceDe = (requete: string, code: string): string => `${requete}-${code}`

/** The inverse (ROUTE-31). The last hyphen separates the two parts, neither of which contains one. Null when it is malformed. */
export const parseReference = (reference: string): { requete: string; piece: string } | null => {
  const lue = stripInvisibles(reference).replace(/\s/g, '')
  const tiret = lue.lastIndexOf('-')
  const [requete, piece] = [lue.slice(0, Math.max(tiret, 0)), lue.slice(tiret + 1)]
  return requete === '' || piece === '' ? null : { requete: requete.toUpperCase(), piece: piece.toUpperCase() }
}

interface PointState {
  type: string | null
  valide: boolean
  pieces: readonly unknown[]
}

/** Indexes of the points without an answer. An observation answers only a « Demande de précisions »; a document, any point (PIECES-25). */
export const unansweredPoints = (points: readonly PointState[], observation: string | null): number[] =>
  points.flatMap(({ type, valide, pieces }, rang) => (valide || pieces.length > 0 || (type === null && observation !== null) ? [] : [rang]))

/** Maximum number of files in one reply. */
export const maxPieces = 20

/** Why a reply cannot be transmitted: it needs an observation or a document (PIECES-25). */
export const obstaclesReponse = ({ pieces, observation }: { pieces: number; observation: string | null }): string[] =>
  pieces === 0 && observation === null ? [textesReponse.rien] : []
