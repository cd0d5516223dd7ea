import { formatInstant, formatJour, jourDeParis } from 'domain/core/jour'
import { tourEtat } from 'domain/pieces/reponse'
import { textesReponse } from 'domain/pieces/textes/reponse'
import { situationDe } from 'domain/requetes/procedure/fold'
import type { Db } from '../core/database.ts'
import type { Context, Office } from '../core/door.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { Refusal } from '../core/refusal.ts'
import { count, requireUnderLimits } from '../core/throttle.ts'
import { type Ligne, journalDe } from '../requetes/procedure/journal.ts'
import { findRequete } from '../requetes/procedure/sql.ts'
import { cleDesCodes, tourOfCode } from './code.ts'

/** Reference of a demande: the number of its request, and the code of one of its rounds. */
export interface Adresse {
  requete: string
  piece: string
}

/** A round of a demande, as the holder of its code sees it at one instant. */
export const readTour = async (db: Db, { requete: numero, piece }: Adresse, instant: Date) => {
  const requete = await findRequete(db, numero)
  const journal = requete ? await journalDe(db, numero) : []
  const aujourdhui = jourDeParis(instant)
  const cle = await cleDesCodes(db)
  if (!requete) return null
  const situation = situationDe(
    requete,
    journal.map(({ acte }) => acte),
    aujourdhui,
  )
  const trouve = tourOfCode(cle, numero, situation.demandes, piece)
  return trouve && { ...trouve, requete, journal, situation, instant, ...tourEtat(trouve.demande, trouve.tour, aujourdhui) }
}
export type TourRead = NonNullable<Awaited<ReturnType<typeof readTour>>>

/** The reply to a round: its line of the journal. */
export const reponseA = ({ journal, envoi }: Pick<TourRead, 'journal' | 'envoi'>): Ligne | undefined =>
  journal.find(({ acte }) => acte.type === 'REPONSE' && acte.demande === envoi.numero && acte.tour === envoi.tour)

/** The round of a code; 404 with the words of PIECES-01 for any other. Wrong codes are limited per IP address against guessing (SRV-31). */
export const open = async (
  adresse: Adresse,
  { db, now, request, settings }: Pick<Context<never>, 'request'> & Office,
): Promise<TourRead> => {
  const limites = [{ cle: `reponse/adresse/${request.ip}`, max: settings.ESSAIS_PAR_ADRESSE, fenetre: 900 }]
  await requireUnderLimits(db, now(), limites)
  const envoi = await readTour(db, adresse, now())
  if (envoi) return envoi
  await count(db, now(), limites)
  throw new Refusal(404, textesReponse.aucune)
}

/** Refuses (409), with a sentence, a round that no longer awaits a reply. */
export const requireAwaited = async (db: Db, lu: TourRead): Promise<void> => {
  if (lu.etat === 'EN_ATTENTE') return
  const jour = formatJour(lu.depuis ?? lu.tour.le)
  if (lu.etat === 'RETIREE') throw new Refusal(409, textesReponse.retiree(jour))
  const reponse = reponseA(lu)
  if (reponse) throw new Refusal(409, textesReponse.dejaTransmise(formatInstant(reponse.instant)))
  const { libelle } = await getTribunal(db, lu.requete.tribunal)
  throw new Refusal(409, textesReponse.expiree(jour, libelle, lu.requete.numero))
}
