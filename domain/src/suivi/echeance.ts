import type { JourCalendaire } from '../core/jour.ts'
import { retourAttendu } from '../requetes/actes/demandes.ts'
import type { Situation } from '../requetes/actes/situation.ts'
import { delais } from '../requetes/delais/delais.ts'
import { parutionAttendue } from '../requetes/etat/parution.ts'

/** The due dates of a file: a legal delay, a reply that is late, or a notice to look for in the newspaper. */
export const echeances = [...delais, 'RETOUR', 'PARUTION'] as const
type Echeance = { delai: (typeof echeances)[number]; le: JourCalendaire }

/** The due day of a late reply: the court now decides what becomes of its demande. Null until that day is over. */
export const retourDepasse = (situation: Pick<Situation, 'etape' | 'demandes'>, aujourdhui: JourCalendaire): JourCalendaire | null => {
  const le = retourAttendu(situation)
  return le !== null && le < aujourdhui ? le : null
}

/** The first due date on a day; null when there is none. */
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
