import { addJours, jourDeParis } from 'domain/core/jour'
import { courrielRappel } from 'domain/pieces/courriels'
import { tourEtat, joursDeRappel } from 'domain/pieces/reponse'
import { remainingPoints } from 'domain/requetes/actes/demande-en-mots'
import { heardOn } from 'domain/requetes/actes/demandes'
import { situationDe } from 'domain/requetes/procedure/fold'
import type { Office } from '../core/door.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { warn } from '../requetes/notify.ts'
import { journalDe } from '../requetes/procedure/journal.ts'
import { findRequete, lockRequete } from '../requetes/procedure/sql.ts'
import { cleDesCodes, codeDe, type NamedTour } from './code.ts'
import { toursToRemind, markReminded } from './sql.ts'

/** Sends one reminder to people who have not replied, some days before the due day, however many runs there are (MAIL-05). */
export const remindOfDemandes = async (office: Pick<Office, 'db' | 'jobs' | 'settings'>, instant: Date): Promise<void> => {
  for (const envoi of await toursToRemind(office.db)) await remind(office, envoi, instant)
}

const remind = async (office: Pick<Office, 'db' | 'jobs' | 'settings'>, envoi: NamedTour, instant: Date): Promise<void> => {
  const cle = await cleDesCodes(office.db)
  await office.db.transaction().execute(async (trx) => {
    await lockRequete(trx, envoi.requete)
    const requete = await findRequete(trx, envoi.requete)
    if (!requete) return
    const aujourdhui = jourDeParis(instant)
    const actes = (await journalDe(trx, envoi.requete)).map(({ acte }) => acte)
    const situation = situationDe(requete, actes, aujourdhui)
    const demande = situation.demandes[envoi.numero - 1]
    const tour = demande?.tours[envoi.tour - 1]
    if (!demande || !tour || aujourdhui < addJours(tour.dateRetour, -joursDeRappel) || aujourdhui > tour.dateRetour) return
    if (tourEtat(demande, tour, aujourdhui).etat !== 'EN_ATTENTE' || heardOn(situation)) return
    // Marked only when a mail is sent, because the court reads that day. Another run may have done it first.
    if (!(await markReminded(trx, envoi, instant))) return
    const { libelle } = await getTribunal(trx, requete.tribunal)
    const courriel = courrielRappel({
      nature: demande.nature,
      points: remainingPoints(demande.points),
      dateRetour: tour.dateRetour,
      numero: requete.numero,
      denomination: requete.denomination,
      lien: `${office.settings.baseUrl}/pieces/${requete.numero}-${codeDe(cle, envoi)}`,
    })
    await warn(trx, office, { requete, instant }, { quoi: `rappel/${envoi.numero}/${envoi.tour}`, tribunal: libelle, courriel })
  })
}
