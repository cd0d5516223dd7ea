import type { JourCalendaire } from 'domain/core/jour'
import { etatDuTour } from 'domain/pieces/reponse'
import type { Situation } from 'domain/requetes/actes/situation'
import { codeDe } from './code.ts'

/** What the court awaits of who may reply to it, with the code that opens the page of the reply (ENT-19, ENT-37). */
export const demandesAttendues = (cle: string, requete: string, { demandes }: Pick<Situation, 'demandes'>, aujourdhui: JourCalendaire) =>
  demandes.flatMap((demande) => {
    const { numero, nature: type, points, tours } = demande
    const tour = tours.at(-1)
    if (!tour || etatDuTour(demande, tour, aujourdhui).etat !== 'EN_ATTENTE') return []
    const code = codeDe(cle, { requete, numero, tour: tours.length })
    const nombre = points.filter(({ valideLe }) => valideLe === null).length
    return [{ requete, code, numero, type, le: tour.le, dateRetour: tour.dateRetour, nombre }]
  })
