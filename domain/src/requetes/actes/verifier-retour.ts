import type { ErreurChamp } from '../../core/erreurs.ts'
import { ajouterJours, ajouterMois, formaterJour, type JourCalendaire } from '../../core/jour.ts'
import { finDuLien } from './fin-du-lien.ts'
import { textesDesActes } from './textes.ts'

/** The day a reply is proposed for: a month for documents, fifteen days for observations. The law sets neither; the clerk may say another. */
export const retourPropose = {
  pieces: (le: JourCalendaire): JourCalendaire => ajouterMois(le, 1),
  observations: (le: JourCalendaire): JourCalendaire => ajouterJours(le, 15),
}

/** The day a reply is asked for leaves the declarant one day at least, and a link that still opens. */
export const verifierDateRetour = (dateRetour: JourCalendaire, aujourdhui: JourCalendaire): ErreurChamp[] => {
  const { retourPasse, retourApresLeLien } = textesDesActes.DEMANDE
  const fin = finDuLien(aujourdhui)
  if (dateRetour > aujourdhui && dateRetour <= fin) return []
  return [{ field: 'dateRetour', defaultMessage: dateRetour > fin ? retourApresLeLien(formaterJour(fin)) : retourPasse }]
}
