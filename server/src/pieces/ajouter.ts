import { reglagesEnVigueur } from '../core/reglages/en-vigueur.ts'
import { randomUUID } from 'node:crypto'
import type { Answered, Received } from 'contract/core/call'
import type { ajouterPiece as call, PieceJointe } from 'contract/pieces/pieces'
import { type Annexe, completerAnnexe } from 'domain/core/annexe'
import { textesRefus } from 'domain/core/textes/refus'
import { piecesAuPlus } from 'domain/pieces/reponse'
import { textesReponse } from 'domain/pieces/textes/reponse'
import type { Trx } from '../core/database.ts'
import type { Context, Office } from '../core/door.ts'
import { type FichierConserve, referencerFichiers } from '../core/files/sql.ts'
import type { Spooled } from '../core/files/spool.ts'
import { precondition, Refusal } from '../core/refusal.ts'
import { notFound } from '../core/server-errors.ts'
import { garderAnnexe } from '../requetes/brouillon/garder-annexe.ts'
import { verrouillerRequete } from '../requetes/procedure/sql.ts'
import { dite } from './lire.ts'
import { type Adresse, type TourLu, exigerAttendue, lireTour } from './ouvrir.ts'
import { insererPiece, piecesDe, retirerPiece } from './sql.ts'

/** The point of a demande that may receive a file: asked for and not validated yet (SRV-34). */
export const exigerPoint = async ({ db }: Pick<Office, 'db'>, lu: TourLu, index: string): Promise<number> => {
  await exigerAttendue(db, lu)
  const point = lu.demande.points[Number(index)]
  if (!point) throw notFound()
  if (point.valideLe) throw precondition(textesRefus.etat, [textesReponse.validee])
  return Number(index)
}

/** Changes a reply being prepared, with the request's row locked, so that it cannot be transmitted or closed meanwhile. */
const surLaReponse = <T>(office: Office, adresse: Adresse, changer: (trx: Trx, lu: TourLu) => Promise<T>): Promise<T> =>
  office.db.transaction().execute(async (trx) => {
    await verrouillerRequete(trx, adresse.requete)
    const lu = await lireTour(trx, adresse, office.now())
    if (!lu) throw new Refusal(404, textesReponse.aucune)
    await exigerAttendue(trx, lu)
    return changer(trx, lu)
  })

/** Stores a file in the reply being prepared, checked like a document of a filing. Number and total size are limited (PIECES-27). */
export const ajouterPiece = async (
  { params, lu: annexe, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'lu' | 'fichiers'>,
  ici: Context<typeof call>,
): Promise<Answered<typeof call>> => {
  const fichier = await garderAnnexe(annexe, 'pieces', fichiers, ici, ici.request.ip)
  return joindrePiece(ici, params, { annexe, fichier })
}

/** Adds an already stored file to the reply being prepared. */
export const joindrePiece = (
  office: Office,
  adresse: Adresse & { index: string },
  { annexe, fichier }: { annexe: Annexe; fichier: FichierConserve },
): Promise<PieceJointe> => {
  const { nom, type, sousType, date, dateEffet, journal } = completerAnnexe(annexe, 'pieces')
  return surLaReponse(office, adresse, async (trx, lu) => {
    const point = await exigerPoint({ db: trx }, lu, adresse.index)
    const autres = await piecesDe(trx, lu.envoi)
    const poids = autres.reduce((total, { taille }) => total + taille, fichier.taille)
    const { tailleMax } = await reglagesEnVigueur({ db: trx, settings: office.settings })
    if (autres.length >= piecesAuPlus || poids > tailleMax) throw precondition(textesRefus.etat, [textesReponse.tropDePieces])
    const instant = office.now()
    const uuid = randomUUID()
    await referencerFichiers(trx, instant, [fichier])
    await insererPiece(trx, {
      uuid,
      ...lu.envoi,
      point,
      nom,
      type,
      sous_type: sousType,
      date,
      date_effet: dateEffet,
      journal: journal && JSON.stringify(journal),
      sha256: fichier.sha256,
      ajoutee_le: instant,
      transmise_le: null,
    })
    const piece = (await piecesDe(trx, lu.envoi)).find((each) => each.uuid === uuid)
    if (!piece) throw new Error(`${uuid} was not kept`)
    return dite(adresse, piece)
  })
}

/** Removes a file from the reply being prepared (SRV-35). */
export const supprimerPiece = (office: Office, adresse: Adresse & { uuid: string }): Promise<void> =>
  surLaReponse(office, adresse, async (trx, { envoi }) => {
    if (!(await retirerPiece(trx, envoi, adresse.uuid))) throw notFound()
  })
