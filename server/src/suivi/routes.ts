import { creerCalendrier, getCalendrier, lireCalendrier, supprimerCalendrier } from 'contract/suivi/calendrier'
import { getDepot as getDepotCall, lireDocumentDepose } from 'contract/suivi/depot'
import { listerRequetes as listerRequetesCall } from 'contract/suivi/liste'
import { getRequete as getRequeteCall } from 'contract/suivi/requete'
import { dashboardRequete, lireDocumentRequete } from 'contract/suivi/requetes'
import { jourDeParis } from 'domain/core/jour'
import { isOfTribunal } from '../compte/ressort.ts'
import type { Door } from '../core/door.ts'
import { logLecture } from '../rattachements/lectures/log.ts'
import { isKnownTo } from '../requetes/is-known-to.ts'
import { giveAnnexe } from './annexe.ts'
import { sinceWhen, createAdresse, giveCalendrier, removeAdresse } from './calendrier.ts'
import { getDepot } from './depot.ts'
import { giveDocument } from './documents.ts'
import { listRequetes } from './liste.ts'
import { getRequete } from './requete.ts'
import { tableauDeBord } from './tableau-de-bord.ts'

/** Routes by which a person follows their requests. */
export const suiviRoutes = (door: Door): void => {
  door.serve(getDepotCall, async ({ params: { numero } }, context) => {
    const { db, now, user, request } = context
    const depot = await getDepot(db, user, numero, now())
    const reader = isOfTribunal(user, depot.tribunal.id) ? 'tribunal' : 'rattache'
    await logLecture(context, { compte: user.uuid, sujet: numero, reader, adresse: request.ip })
    return depot
  })

  door.serve(lireDocumentDepose, ({ params }, context) => giveAnnexe(isKnownTo(context.user, 'depot'), params, context))

  door.serve(lireDocumentRequete, giveDocument)

  door.serve(listerRequetesCall, ({ query }, { db, now, user }) => listRequetes(db, user, query, jourDeParis(now())))

  door.serve(getRequeteCall, ({ params }, { db, now, user }) => getRequete(db, user, params.numero, now()))

  door.serve(dashboardRequete, (_, { db, now, user }) => tableauDeBord(db, user, now()))

  door.serve(getCalendrier, (_, { db, user }) => sinceWhen(db, user))

  door.serve(creerCalendrier, (_, { user, ...office }) => createAdresse(office, user))

  door.serve(supprimerCalendrier, (_, { db, user }) => removeAdresse(db, user))

  door.serve(lireCalendrier, ({ params }, { request, ...office }) => giveCalendrier(office, params.adresse, request.ip))
}
