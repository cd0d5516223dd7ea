import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import { askedSummary } from '../requetes/actes/demande-en-mots.ts'
import type { NatureDemande } from '../requetes/demandes/natures-demande.ts'
import { textesMiennes as mots } from './textes/miennes.ts'

interface DemandeAttendue {
  type: NatureDemande
  points: readonly (string | null)[]
  dateRetour: JourCalendaire
}

export interface Attendu {
  demandes: readonly DemandeAttendue[]
  statuts: string | null
}

/** A demande of the court in words: the things asked for, and the day they are due. */
export const demandeEnMots = ({ type, points, dateRetour }: DemandeAttendue): string =>
  mots.demandes[type]({ quoi: askedSummary(points), date: formaterJour(dateRetour) })

/** Everything the court awaits from a person for one association. */
export const attenduEnMots = ({ demandes, statuts }: Attendu): string[] => [
  ...demandes.map(demandeEnMots),
  ...(statuts === null ? [] : [mots.statuts]),
]
