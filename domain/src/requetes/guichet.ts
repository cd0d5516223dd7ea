import type { ErreurChamp } from '../core/erreurs.ts'
import { ajouterMois, erreurDeJour, type JourCalendaire } from '../core/jour.ts'
import { textes } from '../core/textes.ts'
import { textesGuichet } from './textes-guichet.ts'

/** Months a filing on paper may have waited before it is recorded: beyond, the year is mistyped (docs/decisions/0074). */
export const moisAuPlus = 12

/** The day a filing came on paper (STAFF-15): the legal delays run from it (CPC annex art. 30-1), so that it is neither to come nor long past. */
export const verifierReception = (recueLe: string, aujourdhui: JourCalendaire): ErreurChamp[] => {
  const faute = (defaultMessage: string): ErreurChamp[] => [{ field: 'guichet.recueLe', defaultMessage }]
  const erreur = erreurDeJour(recueLe)
  if (erreur !== null) return faute(erreur)
  if (recueLe > aujourdhui) return faute(textes.dateFuture)
  return recueLe < ajouterMois(aujourdhui, -moisAuPlus) ? faute(textesGuichet.receptionAncienne) : []
}
