import { formatJour, type Jour } from '../core/jour.ts'
import { askedSummary } from '../requetes/actes/demande-en-mots.ts'
import type { NatureDemande } from '../requetes/demandes/natures-demande.ts'
import { textesOwnAssociations as mots } from './textes/own-associations.ts'

interface AwaitedDemande {
  type: NatureDemande
  points: readonly (string | null)[]
  dateRetour: Jour
}

export interface AwaitedItems {
  demandes: readonly AwaitedDemande[]
  statuts: string | null
}

/** A demande of the court in words: the things asked for, and the day they are due. */
export const demandeEnMots = ({ type, points, dateRetour }: AwaitedDemande): string =>
  mots.demandes[type]({ quoi: askedSummary(points), date: formatJour(dateRetour) })

/** Everything the court awaits from a person for one association. */
export const awaitedItemsInWords = ({ demandes, statuts }: AwaitedItems): string[] => [
  ...demandes.map(demandeEnMots),
  ...(statuts === null ? [] : [mots.statuts]),
]
