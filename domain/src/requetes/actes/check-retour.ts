import type { ErreurChamp } from '../../core/erreurs.ts'
import { addJours, addMois, formatJour, type Jour } from '../../core/jour.ts'
import { onWorkingDay } from '../../core/working-days.ts'
import type { Horloge } from '../delais/horloges.ts'
import { lienFin } from './lien-fin.ts'
import { textesDesActes } from '../textes/actes.ts'

type Horloges = readonly Pick<Horloge, 'delai' | 'le'>[]

/** The court's own last day, to tell the prefect or to reject, which no demande suspends (CPC annex art. 30-2); null when none runs. */
export const tribunalJour = (horloges: Horloges): Jour | null => horloges.find(({ delai }) => delai === 'EXAMEN')?.le ?? null

/** Least number of days that a proposed day leaves: those of a summons to a hearing (CPC annex art. 30-2). */
const joursAuMoins = 8

/** The usual day, or the court's own last day when it is earlier and leaves enough time. */
const propose = (usuel: Jour, le: Jour, horloges: Horloges): Jour => {
  const [jour, tribunal] = [onWorkingDay(usuel), tribunalJour(horloges)]
  return tribunal !== null && tribunal < jour && tribunal >= addJours(le, joursAuMoins) ? tribunal : jour
}

/**
 * The day proposed for a reply: a month for documents, fifteen days for observations. The law sets neither; the clerk may choose another.
 */
export const proposedRetour = {
  pieces: (le: Jour, horloges: Horloges): Jour => propose(addMois(le, 1), le, horloges),
  observations: (le: Jour, horloges: Horloges): Jour => propose(addJours(le, 15), le, horloges),
}

/** The day requested for a reply must leave the declarant one day, and come before its link expires. */
export const checkDateRetour = (dateRetour: Jour, aujourdhui: Jour): ErreurChamp[] => {
  const { retourPasse, retourApresLeLien } = textesDesActes.DEMANDE
  const fin = lienFin(aujourdhui)
  if (dateRetour > aujourdhui && dateRetour <= fin) return []
  return [{ field: 'dateRetour', defaultMessage: dateRetour > fin ? retourApresLeLien(formatJour(fin)) : retourPasse }]
}
