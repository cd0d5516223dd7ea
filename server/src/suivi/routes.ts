import { creerCalendrier, getCalendrier, lireCalendrier, supprimerCalendrier } from 'contract/suivi/calendrier'
import { getDepot as getDepotCall, lireDocumentDepose } from 'contract/suivi/depot'
import { listerRequetes as listerRequetesCall } from 'contract/suivi/liste'
import { getRequete as getRequeteCall } from 'contract/suivi/requete'
import { dashboardRequete, lireDocumentRequete } from 'contract/suivi/requetes'
import { jourDeParis } from 'domain/core/jour'
import { estDuTribunal } from '../compte/ressort.ts'
import type { Door } from '../core/door.ts'
import { consignerLecture } from '../rattachements/lectures/consigner.ts'
import { connueDe } from '../requetes/connue-de.ts'
import { donnerAnnexe } from './annexe.ts'
import { depuisQuand, donnerAdresse, donnerCalendrier, retirerAdresse } from './calendrier.ts'
import { getDepot } from './depot.ts'
import { donnerDocument } from './documents.ts'
import { listerRequetes } from './liste.ts'
import { getRequete } from './requete.ts'
import { tableauDeBord } from './tableau-de-bord.ts'

/** Routes by which a person follows their requests. */
export const suiviRoutes = (door: Door): void => {
  door.serve(getDepotCall, async ({ params: { numero } }, context) => {
    const { db, now, user, request } = context
    const depot = await getDepot(db, user, numero, now())
    const reader = estDuTribunal(user, depot.tribunal.id) ? 'tribunal' : 'rattache'
    await consignerLecture(context, { compte: user.uuid, sujet: numero, reader, adresse: request.ip })
    return depot
  })

  door.serve(lireDocumentDepose, ({ params }, context) => donnerAnnexe(connueDe(context.user, 'depot'), params, context))

  door.serve(lireDocumentRequete, donnerDocument)

  door.serve(listerRequetesCall, ({ query }, { db, now, user }) => listerRequetes(db, user, query, jourDeParis(now())))

  door.serve(getRequeteCall, ({ params }, { db, now, user }) => getRequete(db, user, params.numero, now()))

  door.serve(dashboardRequete, (_, { db, now, user }) => tableauDeBord(db, user, now()))

  door.serve(getCalendrier, (_, { db, user }) => depuisQuand(db, user))

  door.serve(creerCalendrier, (_, { user, ...office }) => donnerAdresse(office, user))

  door.serve(supprimerCalendrier, (_, { db, user }) => retirerAdresse(db, user))

  door.serve(lireCalendrier, ({ params }, { request, ...office }) => donnerCalendrier(office, params.adresse, request.ip))
}
