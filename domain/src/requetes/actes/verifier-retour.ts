import type { ErreurChamp } from '../../core/erreurs.ts'
import { ajouterJours, ajouterMois, formaterJour, type JourCalendaire } from '../../core/jour.ts'
import { onWorkingDay } from '../../core/working-days.ts'
import type { Horloge } from '../delais/horloges.ts'
import { finDuLien } from './fin-du-lien.ts'
import { textesDesActes } from '../textes/actes.ts'

type Horloges = readonly Pick<Horloge, 'delai' | 'le'>[]

/** The court's own last day, to tell the prefect or to reject, which no demande suspends (CPC annex art. 30-2); null when none runs. */
export const jourDuTribunal = (horloges: Horloges): JourCalendaire | null => horloges.find(({ delai }) => delai === 'EXAMEN')?.le ?? null

/** Least number of days that a proposed day leaves: those of a summons to a hearing (CPC annex art. 30-2). */
const joursAuMoins = 8

/** The usual day, or the court's own last day when it is earlier and leaves enough time. */
const proposer = (usuel: JourCalendaire, le: JourCalendaire, horloges: Horloges): JourCalendaire => {
  const [jour, tribunal] = [onWorkingDay(usuel), jourDuTribunal(horloges)]
  return tribunal !== null && tribunal < jour && tribunal >= ajouterJours(le, joursAuMoins) ? tribunal : jour
}

/**
 * The day proposed for a reply: a month for documents, fifteen days for observations. The law sets neither; the clerk may choose another.
 */
export const retourPropose = {
  pieces: (le: JourCalendaire, horloges: Horloges): JourCalendaire => proposer(ajouterMois(le, 1), le, horloges),
  observations: (le: JourCalendaire, horloges: Horloges): JourCalendaire => proposer(ajouterJours(le, 15), le, horloges),
}

/** The day requested for a reply must leave the declarant one day, and come before its link expires. */
export const verifierDateRetour = (dateRetour: JourCalendaire, aujourdhui: JourCalendaire): ErreurChamp[] => {
  const { retourPasse, retourApresLeLien } = textesDesActes.DEMANDE
  const fin = finDuLien(aujourdhui)
  if (dateRetour > aujourdhui && dateRetour <= fin) return []
  return [{ field: 'dateRetour', defaultMessage: dateRetour > fin ? retourApresLeLien(formaterJour(fin)) : retourPasse }]
}
