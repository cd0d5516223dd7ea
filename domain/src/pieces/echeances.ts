import type { JourCalendaire } from '../core/jour.ts'
import { askedSummary } from '../requetes/actes/demande-en-mots.ts'
import type { NatureDemande } from '../requetes/actes/natures-demande.ts'
import { textesEcheances as textes } from './textes-echeances.ts'

/** A demand that awaits its reply, as far as a calendar is concerned. */
interface Attendue {
  requete: string
  numero: number
  type: NatureDemande
  le: JourCalendaire
  dateRetour: JourCalendaire
  /** What is asked, null of a « Demande de précisions ». */
  points: readonly (string | null)[]
}

/** A day something is owed to the court by, as a calendar says it. */
export interface Echeance {
  /** Of the demand, whatever its round: asked again, it moves in the calendars that hold it. */
  id: string
  /** Grows with the rounds. */
  rang: number
  le: JourCalendaire
  titre: string
  detail: string
  /** The page of the request. */
  page: string
}

/** What a calendar is told of a demand: what is asked, for which association, and where its page is. */
export const echeanceDe = ({ requete, numero, type, le, dateRetour, points }: Attendue, denomination: string): Echeance => ({
  id: `${requete}-${numero}`,
  rang: Number(le.replaceAll('-', '')),
  le: dateRetour,
  titre: textes.titres[type]({ quoi: askedSummary(points), denomination }),
  detail: textes.detail(requete),
  page: `/requete/detail/${requete}`,
})
