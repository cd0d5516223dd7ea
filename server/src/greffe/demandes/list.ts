import type { Answered } from 'contract/core/call'
import type { listerDemandes as call } from 'contract/greffe/demandes'
import type { Download, Office } from '../../core/door.ts'
import { log } from '../../core/securite.ts'
import type { Personne } from '../../core/personne.ts'
import { notFound } from '../../core/server-errors.ts'
import { readDossier } from '../../requetes/procedure/dossier.ts'
import { reponseA } from '../../pieces/open.ts'
import { writtenDemandes, forwardedPieces } from '../../pieces/sql.ts'

const jour = (instant: Date | null): string | null => instant && instant.toISOString()

/** The demandes of the court on a request, and their replies (STAFF-06). The court does not see a reply being prepared. */
export const listDemandes = async (office: Office, agent: Personne, numero: string): Promise<Answered<typeof call>> => {
  const { situation, journal } = await readDossier(office.db, agent, numero, office.now())
  const ecrites = await writtenDemandes(office.db, numero)
  const pieces = await forwardedPieces(office.db, numero)
  return situation.demandes.map((demande) => ({
    numero: demande.numero,
    type: demande.nature,
    points: [...demande.points],
    fin: demande.fin,
    tours: ecrites
      .filter((ecrite) => ecrite.numero === demande.numero)
      .map(({ tour, precisions, observation, uuid, nom, rappeleeLe }) => {
        const { le = '', dateRetour = '' } = demande.tours[tour - 1] ?? {}
        const reponse = reponseA({ journal, envoi: { requete: numero, numero: demande.numero, tour } })
        return {
          le,
          dateRetour,
          observation,
          precisions,
          lettre: { uuid, nom },
          rappeleeLe: jour(rappeleeLe),
          reponse: reponse
            ? {
                transmiseLe: reponse.instant.toISOString(),
                par: reponse.auteur,
                observation: reponse.texte,
                pieces: pieces
                  .filter((piece) => piece.numero === demande.numero && piece.tour === tour)
                  .map((piece) => ({
                    ...piece,
                    transmiseLe: jour(piece.transmiseLe),
                    lien: `/api/greffe/requete/${numero}/piece/${piece.uuid}`,
                  })),
              }
            : null,
        }
      }),
  }))
}

/** The bytes of one file of a transmitted reply, for its court. Each reading is recorded (threat T22). */
export const giveReceivedPiece = async (
  { db, now, store }: Office,
  { agent, adresse }: { agent: Personne; adresse: string },
  { numero, uuid }: { numero: string; uuid: string },
): Promise<Download> => {
  await readDossier(db, agent, numero, now())
  const piece = (await forwardedPieces(db, numero)).find((each) => each.uuid === uuid)
  if (!piece) throw notFound()
  await log(db, now(), { type: 'ANNEXE', compte: agent.uuid, adresse, detail: { annexe: piece.sha256, requete: numero } })
  const { stream, taille } = await store.read(piece.sha256)
  return { download: stream, type: piece.mime, nom: piece.nom, taille }
}
