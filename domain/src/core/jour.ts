import * as z from 'zod/mini'
import { textes } from './textes/common.ts'

const forme = /^(1[89]|[2-9]\d)\d{2}-\d{2}-\d{2}$/
const enMillisecondes = (jour: string): number => Date.UTC(Number(jour.slice(0, 4)), Number(jour.slice(5, 7)) - 1, Number(jour.slice(8)))
const enJour = (millisecondes: number): string => new Date(millisecondes).toISOString().slice(0, 10)

/** True when the text is a day `YYYY-MM-DD` of the calendar, from 1800 on. */
export const isJour = (texte: string): boolean => forme.test(texte) && enJour(enMillisecondes(texte)) === texte

/** The error of a required date field; null when the text is a day. */
export const erreurDeJour = (texte: string): string | null => {
  if (texte === '') return textes.champObligatoire
  return isJour(texte) ? null : textes.dateInexistante
}

/** A legal date: a calendar day of Europe/Paris written `YYYY-MM-DD`, without time. */
export const Jour = z
  .string({ error: textes.dateInexistante })
  .check(z.regex(forme, { error: textes.dateInexistante, abort: true }), z.refine(isJour, textes.dateInexistante))
export type Jour = string

/** An optional date: '' and absence become null. */
export const OptionalJour = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), Jour], { error: textes.dateInexistante }))),
  z.transform((jour) => jour || null),
)

/** A required date. */
export const RequiredJour = z.pipe(OptionalJour, z.string({ error: textes.champObligatoire }))

const parisien = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const partOf = (instant: Date) => {
  const parties = parisien.formatToParts(instant)
  return (type: Intl.DateTimeFormatPartTypes): string => parties.find((partie) => partie.type === type)?.value ?? ''
}

/** The calendar day in Paris at this instant. */
export const jourDeParis = (instant: Date): Jour => {
  const partie = partOf(instant)
  return `${partie('year')}-${partie('month')}-${partie('day')}`
}

export const addJours = (jour: Jour, jours: number): Jour => enJour(enMillisecondes(jour) + jours * 86_400_000)

export const addSemaines = (jour: Jour, semaines: number): Jour => addJours(jour, semaines * 7)

/** Adds months: the same day of the new month, or its last day when it is shorter (CPC art. 641). */
export const addMois = (jour: Jour, mois: number): Jour => {
  const depart = new Date(enMillisecondes(jour))
  const arrivee = new Date(Date.UTC(depart.getUTCFullYear(), depart.getUTCMonth() + mois + 1, 0))
  arrivee.setUTCDate(Math.min(depart.getUTCDate(), arrivee.getUTCDate()))
  return enJour(arrivee.getTime())
}

/** Days from `debut` to `fin`; negative when `fin` comes first. */
export const joursBetween = (debut: Jour, fin: Jour): number => (enMillisecondes(fin) - enMillisecondes(debut)) / 86_400_000

/** `12/12/2026`. */
export const formatJour = (jour: Jour): string => jour.split('-').toReversed().join('/')

const nomDuMois = new Intl.DateTimeFormat('fr', { timeZone: 'UTC', month: 'long' })

/** `12 décembre 2026`, as the acts of the court write a day. */
export const formatLongJour = (jour: Jour): string =>
  textes.jourEnLettres(Number(jour.slice(8)), nomDuMois.format(enMillisecondes(jour)), jour.slice(0, 4))

/** Paris time as the portal writes it: `14 h 02`, with no-break spaces. */
export const formatHeure = (instant: Date): string => {
  const partie = partOf(instant)
  return textes.heure(Number(partie('hour')), partie('minute'))
}

/** `12 décembre 2026 à 14 h 02`. */
export const formatLongInstant = (instant: Date): string => textes.jourEtHeure(formatLongJour(jourDeParis(instant)), formatHeure(instant))

/** `12/12/2026 à 14 h 02`. */
export const formatInstant = (instant: Date): string => textes.jourEtHeure(formatJour(jourDeParis(instant)), formatHeure(instant))

/** The time in Paris, `HH:MM`. */
export const heureDeParis = (instant: Date): string => {
  const partie = partOf(instant)
  return `${partie('hour')}:${partie('minute')}`
}

/** The instant of a day and time (`HH:MM`) in Paris. */
export const instantDeParis = (jour: Jour, heure: string): Date => {
  const enHiver = new Date(`${jour}T${heure}:00+01:00`)
  return partOf(enHiver)('hour') === heure.slice(0, 2) ? enHiver : new Date(`${jour}T${heure}:00+02:00`)
}

/** The first instant of a day in Paris. A filing that came on paper is known by its day alone (STAFF-15). */
export const startOfJour = (jour: Jour): Date => instantDeParis(jour, '00:00')

/** When something was received: its day and time, or only its day when the time is unknown (midnight). */
export const formatReception = (instant: Date): string => {
  const jour = jourDeParis(instant)
  return instant.getTime() === startOfJour(jour).getTime() ? formatJour(jour) : formatInstant(instant)
}
