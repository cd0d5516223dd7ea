import type { AwaitedDemande } from 'contract/pieces/awaited'
import type { Jour } from 'domain/core/jour'
import { tourEtat } from 'domain/pieces/reponse'
import { remainingPoints } from 'domain/requetes/actes/demande-en-mots'
import type { Situation } from 'domain/requetes/actes/situation'
import type { Db } from '../core/database.ts'
import { codeDe } from './code.ts'
import { writtenDemandes } from './sql.ts'

/** The demandes that await a reply, with the code of the reply page. Only for people who may reply (ENT-19, ENT-37). */
export const awaitedDemandes = (
  cle: string,
  requete: string,
  { demandes, observationsLe }: Pick<Situation, 'demandes' | 'observationsLe'>,
  aujourdhui: Jour,
): AwaitedDemande[] =>
  demandes.flatMap((demande) => {
    const { numero, nature: type, points, tours } = demande
    const tour = tours.at(-1)
    // Observations came on paper: no reply is needed any more, though the link stays valid.
    if (type === 'PROJET_REJET' && observationsLe !== null) return []
    if (!tour || tourEtat(demande, tour, aujourdhui).etat !== 'EN_ATTENTE') return []
    const code = codeDe(cle, { requete, numero, tour: tours.length })
    const asked = remainingPoints(points)
    return [{ requete, code, numero, type, le: tour.le, dateRetour: tour.dateRetour, nombre: asked.length, points: asked }]
  })

/** Returns a function that finds the pending demande whose letter is a given document (ENT-27). */
export const awaitedLettres = async (
  db: Db,
  requete: string,
  attendues: readonly AwaitedDemande[],
): Promise<(document: string) => AwaitedDemande | null> => {
  const ecrites = attendues.length === 0 ? [] : await writtenDemandes(db, requete)
  // The last letter of each demande wins: its round is the pending one.
  const lettres = new Map(ecrites.map(({ numero, uuid }) => [numero, uuid]))
  return (document) => attendues.find(({ numero }) => lettres.get(numero) === document) ?? null
}
