import type { Jour } from '../core/jour.ts'
import { askedSummary } from '../requetes/actes/demande-en-mots.ts'
import type { NatureDemande } from '../requetes/demandes/natures-demande.ts'
import { textesEcheances as textes } from './textes/echeances.ts'

/** The fields of a demande that the calendar needs. */
interface CalendrierDemande {
  requete: string
  numero: number
  type: NatureDemande
  le: Jour
  dateRetour: Jour
  /** The things asked for; null for a « Demande de précisions ». */
  points: readonly (string | null)[]
}

/** A calendar entry: the day by which something is due to the court. */
export interface Echeance {
  /** Identifies the demande, whatever its round. When it is asked again, calendars move the existing entry. */
  id: string
  /** Increases with each round. */
  rang: number
  le: Jour
  titre: string
  detail: string
  /** URL of the page of the request. */
  page: string
}

/** The calendar entry of a demande: the things asked for, the association, and the page of the request. */
export const echeanceDe = ({ requete, numero, type, le, dateRetour, points }: CalendrierDemande, denomination: string): Echeance => ({
  id: `${requete}-${numero}`,
  rang: Number(le.replaceAll('-', '')),
  le: dateRetour,
  titre: textes.titres[type]({ quoi: askedSummary(points), denomination }),
  detail: textes.detail(requete),
  page: `/requete/detail/${requete}`,
})
