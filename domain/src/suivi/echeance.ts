import type { Jour } from '../core/jour.ts'
import { awaitedRetour } from '../requetes/actes/demandes.ts'
import type { Situation } from '../requetes/actes/situation.ts'
import { delais } from '../requetes/delais/delais.ts'
import { awaitedParution } from '../requetes/etat/parution.ts'

/** The due dates of a file: a legal delay, a reply that is late, or a notice to look for in the newspaper. */
export const echeances = [...delais, 'RETOUR', 'PARUTION'] as const
type Echeance = { delai: (typeof echeances)[number]; le: Jour }

/** The due day of a late reply: the court now decides what becomes of its demande. Null until that day is over. */
export const lateRetour = (situation: Pick<Situation, 'etape' | 'demandes'>, aujourdhui: Jour): Jour | null => {
  const le = awaitedRetour(situation)
  return le !== null && le < aujourdhui ? le : null
}

/** The first due date on a day; null when there is none. */
export const dossierEcheance = (
  situation: Pick<Situation, 'etape' | 'demandes' | 'horloges' | 'avisEnvoye'>,
  aujourdhui: Jour,
): Echeance | null => {
  const parution = awaitedParution(situation)
  if (parution !== null) return { delai: 'PARUTION', le: parution }
  const [horloge = null] = situation.horloges
  const retour = lateRetour(situation, aujourdhui)
  if (retour !== null && (horloge === null || retour < horloge.le)) return { delai: 'RETOUR', le: retour }
  return horloge && { delai: horloge.delai, le: horloge.le }
}
