import type { JourCalendaire } from '../core/jour.ts'
import { retourAttendu } from '../requetes/actes/demandes.ts'
import type { Situation } from '../requetes/actes/situation.ts'
import { type Delai, delais } from '../requetes/delais.ts'

/** What a file of the tray is due by: a delay of the law, or a reply that has not come on the day it was asked for. */
export const echeances = [...delais, 'RETOUR'] as const
type Echeance = { delai: Delai | 'RETOUR'; le: JourCalendaire }

/** The reply that has not come by the day it was asked for: the court now says what becomes of its demand; null before that day is over. */
export const retourDepasse = (situation: Pick<Situation, 'etape' | 'demandes'>, aujourdhui: JourCalendaire): JourCalendaire | null => {
  const le = retourAttendu(situation)
  return le !== null && le < aujourdhui ? le : null
}

/** What is due first on a day; null when nothing is. */
export const echeanceDuDossier = (
  situation: Pick<Situation, 'etape' | 'demandes' | 'horloges'>,
  aujourdhui: JourCalendaire,
): Echeance | null => {
  const [horloge = null] = situation.horloges
  const retour = retourDepasse(situation, aujourdhui)
  if (retour !== null && (horloge === null || retour < horloge.le)) return { delai: 'RETOUR', le: retour }
  return horloge && { delai: horloge.delai, le: horloge.le }
}
