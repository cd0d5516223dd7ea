import type { Answered } from 'contract/core/call'
import type { getPieces as getPiecesCall, PieceJointe } from 'contract/pieces/pieces'
import { jourDeParis } from 'domain/core/jour'
import { codeFin, maxPieces } from 'domain/pieces/reponse'
import type { Db } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { limitesDe } from '../core/files/examine.ts'
import type { Personne } from '../core/personne.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { findKnownRequete } from '../requetes/procedure/sql.ts'
import { type Adresse, reponseA, type TourRead } from './open.ts'
import { writtenDemandes, piecesDe, forwardedPieces } from './sql.ts'

type Piece = Awaited<ReturnType<typeof piecesDe>>[number]

/** Whether a person may reply with their account: the declarant, or somebody who may file for the association today (SRV-33). */
export const canReply = async (db: Db, personne: Personne, numero: string): Promise<boolean> => {
  const connue = await findKnownRequete(db, personne, numero)
  return connue !== undefined && (connue.lien.deposant || connue.lien.depot)
}

const chemin = ({ requete, piece }: Adresse): string => `/api/pieces/${requete}/${piece.toUpperCase()}`

export const express = (
  adresse: Adresse,
  { uuid, nom, index, type, sousType, date, dateEffet, taille, mime, transmiseLe }: Piece,
): PieceJointe => ({
  uuid,
  nom,
  index,
  type,
  sousType,
  date,
  dateEffet,
  taille,
  mime,
  transmiseLe: transmiseLe?.toISOString() ?? null,
  lien: `${chemin(adresse)}/document/${uuid}`,
})

/** The texts and the document of a round's letter. Throws when the round has none. */
export const getLettre = async (db: Db, { envoi }: Pick<TourRead, 'envoi'>) => {
  const ecrit = (await writtenDemandes(db, envoi.requete)).find(({ numero, tour }) => numero === envoi.numero && tour === envoi.tour)
  if (!ecrit) throw new Error(`${envoi.requete} has no letter of its demand ${envoi.numero}/${envoi.tour}`)
  return ecrit
}

/** The files shown to the holder of a code: those being prepared, and earlier ones on points validated since (PIECES-20). */
export const readablePieces = async (db: Db, { envoi, demande, etat }: Pick<TourRead, 'envoi' | 'demande' | 'etat'>): Promise<Piece[]> => {
  if (etat !== 'EN_ATTENTE') return []
  const validated = (await forwardedPieces(db, envoi.requete)).filter(
    ({ numero, index }) => numero === envoi.numero && demande.points[index]?.valideLe,
  )
  return [...validated, ...(await piecesDe(db, envoi))]
}

/** A demande, for the holder of its code (SRV-31). */
export const getPieces = async (
  { db, settings }: Pick<Office, 'db' | 'settings'>,
  adresse: Adresse,
  lu: TourRead,
  lecteur: Personne | null,
): Promise<Answered<typeof getPiecesCall>> => {
  const { requete, demande, tour, etat, depuis, instant } = lu
  const { libelle, adresse: rue, complementAdresse, codePostal, commune } = await getTribunal(db, requete.tribunal)
  const { precisions, observation, nom } = await getLettre(db, lu)
  const ouverte = etat === 'EN_ATTENTE'
  const pieces = await readablePieces(db, lu)
  const reponse = reponseA(lu)
  const { tailleFichierMax, tailleMax } = await limitesDe({ db, settings })
  return {
    numero: requete.numero,
    denomination: requete.denomination,
    tribunal: { libelle, adresse: rue, complementAdresse, codePostal, commune },
    type: demande.nature,
    etat,
    le: tour.le,
    dateRetour: tour.dateRetour,
    enRetard: ouverte && jourDeParis(instant) > tour.dateRetour,
    expireLe: codeFin(tour),
    closeLe: depuis,
    transmission: reponse ? transmissionDe(reponse) : null,
    observation: ouverte ? observation : null,
    codePostal: requete.codePostal,
    demandes: ouverte
      ? demande.points.map(({ type, valideLe }, i) => ({
          type,
          precisions: precisions[i] ?? null,
          valide: valideLe !== null,
          valideLe,
          pieces: pieces.filter(({ index }) => index === i).map((piece) => express(adresse, piece)),
        }))
      : [],
    limites: { pieces: maxPieces, taille: tailleMax, tailleFichier: tailleFichierMax },
    lettre: { nom, lien: `${chemin(adresse)}/lettre` },
    avecCompte: lecteur !== null && (await canReply(db, lecteur, requete.numero)),
  }
}

/** When a reply was transmitted, and its content. */
export const transmissionDe = ({ instant, acte, texte }: NonNullable<ReturnType<typeof reponseA>>) => ({
  transmiseLe: instant.toISOString(),
  documents: acte.type === 'REPONSE' ? acte.pieces.length : 0,
  observation: texte !== null,
})
