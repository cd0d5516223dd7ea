import type { ErreurChamp } from '../../core/erreurs.ts'
import { addMois, erreurDeJour, type Jour } from '../../core/jour.ts'
import { textes } from '../../core/textes/common.ts'
import { textesGuichet } from '../textes/guichet.ts'

/** Most months between the reception of a paper filing and its recording. Beyond, the year is probably mistyped (docs/decisions/0074). */
export const maxMois = 12

/**
 * Errors of the day a paper filing was received (STAFF-15): the legal delays run from it (CPC annex art. 30-1). It must be neither in the
 * future nor long past.
 */
export const checkReception = (recueLe: string, aujourdhui: Jour): ErreurChamp[] => {
  const faute = (defaultMessage: string): ErreurChamp[] => [{ field: 'guichet.recueLe', defaultMessage }]
  const erreur = erreurDeJour(recueLe)
  if (erreur !== null) return faute(erreur)
  if (recueLe > aujourdhui) return faute(textes.dateFuture)
  return recueLe < addMois(aujourdhui, -maxMois) ? faute(textesGuichet.receptionAncienne) : []
}
