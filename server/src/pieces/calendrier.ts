import { ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { type Echeance, echeanceDe } from 'domain/pieces/echeances'
import { textesEcheances } from 'domain/pieces/textes/echeances'
import { remainingPoints } from 'domain/requetes/actes/demande-en-mots'
import type { Download, Office } from '../core/door.ts'
import { notFound } from '../core/server-errors.ts'
import type { TourRead } from './open.ts'

/** Polling interval suggested to subscribed calendars, in seconds. A due day is rarely closer. */
const relecture = 12 * 3600

/** Due days as an iCalendar file (RFC 5545): all-day events, shown as free time. */
export const enCalendrier = (
  { nom, fichier, echeances }: { nom: string; fichier: string; echeances: readonly Echeance[] },
  { settings, now }: Pick<Office, 'settings' | 'now'>,
): Download => {
  const calendrier = new ICalCalendar({ name: nom, prodId: `//${settings.nomExpediteur}//FR`, ttl: relecture })
  for (const { id, rang, le, titre, detail, page } of echeances) {
    calendrier.createEvent({
      id: `${id}@${new URL(settings.baseUrl).hostname}`,
      sequence: rang,
      stamp: now(),
      start: le,
      allDay: true,
      summary: titre,
      description: detail,
      url: settings.baseUrl + page,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  const bytes = Buffer.from(calendrier.toString())
  return { download: bytes, type: 'text/calendar; charset=utf-8', nom: fichier, taille: bytes.length }
}

/** The due day of one demande, while it awaits its reply. */
export const giveEcheance = async (
  office: Pick<Office, 'settings' | 'now'>,
  { etat, requete: { numero: requete, denomination }, demande, tour }: TourRead,
): Promise<Download> => {
  if (etat !== 'EN_ATTENTE') throw notFound()
  const { numero, nature: type, points } = demande
  const { le, dateRetour } = tour
  const echeance = echeanceDe({ requete, numero, type, le, dateRetour, points: remainingPoints(points) }, denomination)
  return enCalendrier({ nom: echeance.titre, fichier: textesEcheances.fichier(requete), echeances: [echeance] }, office)
}
