import { creerCalendrier, getCalendrier, lireCalendrier, supprimerCalendrier } from 'contract/suivi/calendrier'
import { getDepot as getDepotCall, lireDocumentDepose } from 'contract/suivi/depot'
import { listerFile as listerFileCall } from 'contract/suivi/file'
import { getDossier as getDossierCall, lireAnnexe } from 'contract/suivi/greffe'
import { listerASigner as listerASignerCall } from 'contract/suivi/juge'
import { listerRequetes as listerRequetesCall } from 'contract/suivi/liste'
import { getRequete as getRequeteCall } from 'contract/suivi/requete'
import { dashboardRequete, lireDocumentRequete } from 'contract/suivi/requetes'
import { getStatistiques, getStatistiquesGreffe } from 'contract/suivi/statistiques'
import { jourDeParis } from 'domain/core/jour'
import { duRessort, estDuTribunal } from '../compte/ressort.ts'
import type { Door } from '../core/door.ts'
import { consignerLecture } from '../rattachements/lectures/consigner.ts'
import { connueDe } from '../requetes/connue-de.ts'
import { donnerAnnexe } from './annexe.ts'
import { depuisQuand, donnerAdresse, donnerCalendrier, retirerAdresse } from './calendrier.ts'
import { listerASigner } from './a-signer.ts'
import { getDepot } from './depot.ts'
import { getDossier } from './dossier.ts'
import { donnerDocument } from './documents.ts'
import { listerFile } from './file.ts'
import { listerRequetes } from './liste.ts'
import { getRequete } from './requete.ts'
import { deCeTribunal } from './statistiques-sql.ts'
import { statistiques } from './statistiques.ts'
import { tableauDeBord } from './tableau-de-bord.ts'

/** Routes to follow requests: the clerk's queues and files, the user's dashboard. */
export const suiviRoutes = (door: Door): void => {
  door.serve(listerFileCall, ({ query }, { db, now, user }) => listerFile(db, user, now(), query))

  door.serve(getStatistiquesGreffe, ({ query }, { db, user }) =>
    statistiques(db, duRessort(user, 'requete.tribunal'), query, user.aujourdhui),
  )

  door.serve(getStatistiques, ({ query: { tribunal, ...periode } }, { db, user }) =>
    statistiques(db, deCeTribunal(tribunal), periode, user.aujourdhui),
  )

  door.serve(listerASignerCall, (_, { db, now, user }) => listerASigner(db, user, now()))

  door.serve(getDossierCall, async ({ params: { numero } }, context) => {
    const { db, now, user, request } = context
    const dossier = await getDossier(db, user, numero, now())
    await consignerLecture(context, { compte: user.uuid, sujet: numero, reader: 'tribunal', adresse: request.ip })
    return dossier
  })

  door.serve(lireAnnexe, ({ params }, context) => donnerAnnexe(duRessort(context.user, 'requete.tribunal'), params, context))

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
