import type { ErreurChamp } from '../core/erreurs.ts'
import { ajouterJours, formaterInstant, instantDeParis, jourDeParis, type JourCalendaire } from '../core/jour.ts'
import { textes } from '../core/textes.ts'
import { textesMessages } from './textes-messages.ts'

/** Whom a message is told to: everybody, or the court and the administration alone. */
export const destinatairesMessage = ['TOUS', 'AGENTS'] as const

/** More would be no notice any more: it stands above every page, phones included. */
export const longueurMessage = 240

/** A message told to the whole site (STAFF-26), as its rules see it. */
export interface MessageDuService {
  destinataires: (typeof destinatairesMessage)[number]
  debut: Date
  /** Null: until it is withdrawn. */
  fin: Date | null
  retireLe: Date | null
}

/** As it is typed: days and hours of Paris; an end may be left out. */
export interface PeriodeSaisie {
  debutJour: JourCalendaire
  debutHeure: string
  finJour: JourCalendaire | null
  finHeure: string | null
}

export const periodeDe = ({ debutJour, debutHeure, finJour, finHeure }: PeriodeSaisie) => ({
  debut: instantDeParis(debutJour, debutHeure),
  fin: finJour === null || finHeure === null ? null : instantDeParis(finJour, finHeure),
})

/** What is wrong with the days and hours of showing: a message that nobody would ever see is no message. */
export const verifierPeriode = (saisie: PeriodeSaisie, instant: Date): ErreurChamp[] => {
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

/** The days of a court's own message, the first and the last. */
export interface JoursSaisis {
  debut: JourCalendaire
  fin: JourCalendaire
}

/** Whole days of Paris. */
export const periodeDesJours = ({ debut, fin }: JoursSaisis) => ({
  debut: instantDeParis(debut, '00:00'),
  fin: instantDeParis(ajouterJours(fin, 1), '00:00'),
})

/** What is wrong with the days of a court's message. */
export const verifierJours = ({ debut, fin }: JoursSaisis, instant: Date): ErreurChamp[] => {
  const faute = (fin < debut && textesMessages.refus.dernierAvantPremier) || (fin < jourDeParis(instant) && textesMessages.refus.finPassee)
  return faute === false ? [] : [{ field: 'fin', defaultMessage: faute }]
}

export type EtatMessage = 'A_VENIR' | 'AFFICHE' | 'TERMINE' | 'RETIRE'

export const etatDuMessage = ({ debut, fin, retireLe }: MessageDuService, instant: Date): EtatMessage => {
  if (retireLe !== null) return 'RETIRE'
  if (fin !== null && fin.getTime() <= instant.getTime()) return 'TERMINE'
  return debut.getTime() > instant.getTime() ? 'A_VENIR' : 'AFFICHE'
}

/** Whether it stands above the pages at this instant, for a person of the staff or for anybody. */
export const estAffiche = (message: MessageDuService, instant: Date, agent: boolean): boolean =>
  etatDuMessage(message, instant) === 'AFFICHE' && (agent || message.destinataires === 'TOUS')

/** Why a message cannot be withdrawn; empty when it can. */
export const obstaclesRetraitMessage = (message: MessageDuService, instant: Date): string[] => {
  const etat = etatDuMessage(message, instant)
  if (etat === 'RETIRE') return [textesMessages.refus.dejaRetire]
  return etat === 'TERMINE' && message.fin ? [textesMessages.refus.dejaTermine(formaterInstant(message.fin))] : []
}
