import type { DemandeDePieces } from 'contract/pieces/pieces'
import { textesPageReponse as textes } from 'domain/pieces/textes/page'
import { askedName } from 'domain/requetes/actes/demande-en-mots'

type Demand = Pick<DemandeDePieces, 'type' | 'demandes'>

/** The thing that a point asks for: a type of document, or details. */
export const askedIn = ({ demandes }: Demand, rank: number): string => askedName(demandes[rank]?.type ?? null)

/** The title of a point (PIECES-05). The points of a planned rejection are its grounds. */
export const pointTitle = (demand: Demand, rank: number): string => {
  const { length: total } = demand.demandes
  return demand.type === 'PROJET_REJET' ? textes.motif(rank + 1, total) : textes.demande(rank + 1, total, askedIn(demand, rank))
}
