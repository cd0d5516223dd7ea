import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import { askedSummary } from '../requetes/actes/demande-en-mots.ts'
import type { NatureDemande } from '../requetes/actes/natures-demande.ts'
import { textesMiennes as mots } from './textes-miennes.ts'

interface DemandeAttendue {
  type: NatureDemande
  points: readonly (string | null)[]
  dateRetour: JourCalendaire
}

export interface Attendu {
  demandes: readonly DemandeAttendue[]
  statuts: string | null
}

/** A demand of the court, in words: what, and until when. */
export const demandeEnMots = ({ type, points, dateRetour }: DemandeAttendue): string =>
  mots.demandes[type]({ quoi: askedSummary(points), date: formaterJour(dateRetour) })

/** All that the court awaits of the person for one association. */
export const attenduEnMots = ({ demandes, statuts }: Attendu): string[] => [
  ...demandes.map(demandeEnMots),
  ...(statuts === null ? [] : [mots.statuts]),
]
