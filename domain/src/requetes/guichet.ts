import type { ErreurChamp } from '../core/erreurs.ts'
import { ajouterMois, estJour, type JourCalendaire } from '../core/jour.ts'
import { textes } from '../core/textes.ts'
import { textesGuichet } from './textes-guichet.ts'

/** Months a filing on paper may have waited before it is recorded: beyond, the year is mistyped (docs/decisions/0074). */
export const moisAuPlus = 12

/** The day a filing came on paper (STAFF-15): the legal delays run from it (CPC annex, art. 30-1), so that it is neither to come nor long past. */
export const verifierReception = (recueLe: string, aujourdhui: JourCalendaire): ErreurChamp[] => {
  const faute = (defaultMessage: string): ErreurChamp[] => [{ field: 'guichet.recueLe', defaultMessage }]
  if (recueLe === '') return faute(textes.champObligatoire)
  if (!estJour(recueLe)) return faute(textes.dateInexistante)
  if (recueLe > aujourdhui) return faute(textes.dateFuture)
  return recueLe < ajouterMois(aujourdhui, -moisAuPlus) ? faute(textesGuichet.receptionAncienne) : []
}
