import { reglagesEnVigueur } from '../core/reglages/en-vigueur.ts'
import { randomUUID } from 'node:crypto'
import type { Answered, Received } from 'contract/core/call'
import type { ajouterPiece as call, PieceJointe } from 'contract/pieces/pieces'
import { type Annexe, completeAnnexe } from 'domain/core/annexe'
import { textesRefus } from 'domain/core/textes/refus'
import { maxPieces } from 'domain/pieces/reponse'
import { textesReponse } from 'domain/pieces/textes/reponse'
import type { Trx } from '../core/database.ts'
import type { Context, Office } from '../core/door.ts'
import { type KeptFichier, referenceFichiers } from '../core/files/sql.ts'
import type { Spooled } from '../core/files/spool.ts'
import { precondition, Refusal } from '../core/refusal.ts'
import { notFound } from '../core/server-errors.ts'
import { keepAnnexe } from '../requetes/brouillon/keep-annexe.ts'
import { lockRequete } from '../requetes/procedure/sql.ts'
import { express } from './read.ts'
import { type Adresse, type TourRead, requireAwaited, readTour } from './open.ts'
import { insertPiece, piecesDe, removePiece } from './sql.ts'

/** The point of a demande that may receive a file: asked for and not validated yet (SRV-34). */
export const requirePoint = async ({ db }: Pick<Office, 'db'>, lu: TourRead, index: string): Promise<number> => {
  await requireAwaited(db, lu)
  const point = lu.demande.points[Number(index)]
  if (!point) throw notFound()
  if (point.valideLe) throw precondition(textesRefus.etat, [textesReponse.validee])
  return Number(index)
}

/** Changes a reply being prepared, with the request's row locked, so that it cannot be transmitted or closed meanwhile. */
const changeReponse = <T>(office: Office, adresse: Adresse, changer: (trx: Trx, lu: TourRead) => Promise<T>): Promise<T> =>
  office.db.transaction().execute(async (trx) => {
    await lockRequete(trx, adresse.requete)
    const lu = await readTour(trx, adresse, office.now())
    if (!lu) throw new Refusal(404, textesReponse.aucune)
    await requireAwaited(trx, lu)
    return changer(trx, lu)
  })

/** Stores a file in the reply being prepared, checked like a document of a filing. Number and total size are limited (PIECES-27). */
export const storePiece = async (
  { params, lu: annexe, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'lu' | 'fichiers'>,
  ici: Context<typeof call>,
): Promise<Answered<typeof call>> => {
  const fichier = await keepAnnexe(annexe, 'pieces', fichiers, ici, ici.request.ip)
  return attachPiece(ici, params, { annexe, fichier })
}

/** Adds an already stored file to the reply being prepared. */
export const attachPiece = (
  office: Office,
  adresse: Adresse & { index: string },
  { annexe, fichier }: { annexe: Annexe; fichier: KeptFichier },
): Promise<PieceJointe> => {
  const { nom, type, sousType, date, dateEffet, journal } = completeAnnexe(annexe, 'pieces')
  return changeReponse(office, adresse, async (trx, lu) => {
    const point = await requirePoint({ db: trx }, lu, adresse.index)
    const autres = await piecesDe(trx, lu.envoi)
    const poids = autres.reduce((total, { taille }) => total + taille, fichier.taille)
    const { tailleMax } = await reglagesEnVigueur({ db: trx, settings: office.settings })
    if (autres.length >= maxPieces || poids > tailleMax) throw precondition(textesRefus.etat, [textesReponse.tropDePieces])
    const instant = office.now()
    const uuid = randomUUID()
    await referenceFichiers(trx, instant, [fichier])
    await insertPiece(trx, {
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
    return express(adresse, piece)
  })
}

/** Removes a file from the reply being prepared (SRV-35). */
export const deletePiece = (office: Office, adresse: Adresse & { uuid: string }): Promise<void> =>
  changeReponse(office, adresse, async (trx, { envoi }) => {
    if (!(await removePiece(trx, envoi, adresse.uuid))) throw notFound()
  })
