import type { ErreurChamp } from '../core/erreurs.ts'
import { addJours, formatInstant, instantDeParis, jourDeParis, type Jour } from '../core/jour.ts'
import { textes } from '../core/textes/common.ts'
import { textesMessages } from './textes/messages.ts'

/** Readers of a message: everybody, or only the courts and the administration. */
export const destinatairesMessage = ['TOUS', 'AGENTS'] as const

/** In characters. Messages stay above every page, on phones too, so they must be short. */
export const longueurMessage = 240

/** A message shown on the whole site (STAFF-26). */
export interface SiteMessage {
  destinataires: (typeof destinatairesMessage)[number]
  debut: Date
  /** Null when it stays until it is withdrawn. */
  fin: Date | null
  retireLe: Date | null
}

/** As typed: days and hours in Paris time. The end is optional. */
export interface PeriodeSaisie {
  debutJour: Jour
  debutHeure: string
  finJour: Jour | null
  finHeure: string | null
}

export const periodeDe = ({ debutJour, debutHeure, finJour, finHeure }: PeriodeSaisie) => ({
  debut: instantDeParis(debutJour, debutHeure),
  fin: finJour === null || finHeure === null ? null : instantDeParis(finJour, finHeure),
})

/** Errors of the days and hours of a message. A message whose end is already past is refused. */
export const checkPeriode = (saisie: PeriodeSaisie, instant: Date): ErreurChamp[] => {
  const { finJour, finHeure } = saisie
  if ((finJour === null) !== (finHeure === null))
    return [{ field: finJour === null ? 'finJour' : 'finHeure', defaultMessage: textes.champObligatoire }]
  const { debut, fin } = periodeDe(saisie)
  if (fin === null) return []
  const faute =
    (fin.getTime() <= debut.getTime() && textesMessages.refus.finAvantDebut) ||
    (fin.getTime() <= instant.getTime() && textesMessages.refus.finPassee)
  return faute === false ? [] : [{ field: 'finJour', defaultMessage: faute }]
}

/** The first and last day of a court's own message. */
export interface TypedJours {
  debut: Jour
  fin: Jour
}

/** From midnight to midnight in Paris time, the last day included. */
export const periodeDesJours = ({ debut, fin }: TypedJours) => ({
  debut: instantDeParis(debut, '00:00'),
  fin: instantDeParis(addJours(fin, 1), '00:00'),
})

/** Errors of the days of a court's message. */
export const checkJours = ({ debut, fin }: TypedJours, instant: Date): ErreurChamp[] => {
  const faute = (fin < debut && textesMessages.refus.dernierAvantPremier) || (fin < jourDeParis(instant) && textesMessages.refus.finPassee)
  return faute === false ? [] : [{ field: 'fin', defaultMessage: faute }]
}

export type EtatMessage = 'A_VENIR' | 'AFFICHE' | 'TERMINE' | 'RETIRE'

export const messageEtat = ({ debut, fin, retireLe }: SiteMessage, instant: Date): EtatMessage => {
  if (retireLe !== null) return 'RETIRE'
  if (fin !== null && fin.getTime() <= instant.getTime()) return 'TERMINE'
  return debut.getTime() > instant.getTime() ? 'A_VENIR' : 'AFFICHE'
}

/** Whether the message is shown now to this reader. `agent`: the reader is a member of the staff. */
export const isShown = (message: SiteMessage, instant: Date, agent: boolean): boolean =>
  messageEtat(message, instant) === 'AFFICHE' && (agent || message.destinataires === 'TOUS')

/** Why a message cannot be withdrawn; empty when it can be. */
export const obstaclesRetraitMessage = (message: SiteMessage, instant: Date): string[] => {
  const etat = messageEtat(message, instant)
  if (etat === 'RETIRE') return [textesMessages.refus.dejaRetire]
  return etat === 'TERMINE' && message.fin ? [textesMessages.refus.dejaTermine(formatInstant(message.fin))] : []
}
