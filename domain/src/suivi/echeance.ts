import type { JourCalendaire } from '../core/jour.ts'
import { retourAttendu } from '../requetes/actes/demandes.ts'
import type { Situation } from '../requetes/actes/situation.ts'
import { delais } from '../requetes/delais.ts'
import { parutionAttendue } from '../requetes/parution.ts'

/** What a file of the tray is due by: a delay of the law, a reply that has not come on the day it was asked for, or a notice to be seen in the newspaper. */
export const echeances = [...delais, 'RETOUR', 'PARUTION'] as const
type Echeance = { delai: (typeof echeances)[number]; le: JourCalendaire }

/** The reply that has not come by the day it was asked for: the court now says what becomes of its demand; null before that day is over. */
export const retourDepasse = (situation: Pick<Situation, 'etape' | 'demandes'>, aujourdhui: JourCalendaire): JourCalendaire | null => {
  const le = retourAttendu(situation)
  return le !== null && le < aujourdhui ? le : null
}

/** What is due first on a day; null when nothing is. */
export const echeanceDuDossier = (
  situation: Pick<Situation, 'etape' | 'demandes' | 'horloges' | 'avisEnvoye'>,
  aujourdhui: JourCalendaire,
): Echeance | null => {
  const parution = parutionAttendue(situation)
  if (parution !== null) return { delai: 'PARUTION', le: parution }
  const [horloge = null] = situation.horloges
  const retour = retourDepasse(situation, aujourdhui)
  if (retour !== null && (horloge === null || retour < horloge.le)) return { delai: 'RETOUR', le: retour }
  return horloge && { delai: horloge.delai, le: horloge.le }
}
