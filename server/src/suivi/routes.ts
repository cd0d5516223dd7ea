import { getDepot as getDepotCall, lireDocumentDepose } from 'contract/suivi/depot'
import { getDossier as getDossierCall, lireAnnexe, listerFile as listerFileCall } from 'contract/suivi/greffe'
import { dashboardRequete, lireDocumentRequete } from 'contract/suivi/requetes'
import { duRessort } from '../compte/ressort.ts'
import type { Door } from '../core/door.ts'
import { notFound } from '../core/server-errors.ts'
import { connueDe } from '../requetes/connue-de.ts'
import { findDocumentRequete } from '../requetes/recepisse/sql.ts'
import { donnerAnnexe } from './annexe.ts'
import { getDepot } from './depot.ts'
import { getDossier } from './dossier.ts'
import { listerFile } from './file.ts'
import { tableauDeBord } from './tableau-de-bord.ts'

/** Following requests: the clerk's queues and file page, the user's dashboard. */
export const suiviRoutes = (door: Door): void => {
  door.serve(listerFileCall, ({ query }, { db, now, user }) => listerFile(db, user, now(), query))

  door.serve(getDossierCall, ({ params }, { db, now, user }) => getDossier(db, user, params.numero, now()))

  door.serve(lireAnnexe, ({ params }, context) => donnerAnnexe(duRessort(context.user, 'requete.tribunal'), params, context))

  door.serve(getDepotCall, ({ params }, { db, now, user }) => getDepot(db, user, params.numero, now()))

  door.serve(lireDocumentDepose, ({ params }, context) => donnerAnnexe(connueDe(context.user, 'depot'), params, context))

  door.serve(lireDocumentRequete, async ({ params }, { db, store, user }) => {
    const document = await findDocumentRequete(db, user, params)
    if (!document) throw notFound()
    const { stream, taille } = await store.read(document.sha256)
    return { download: stream, type: 'application/pdf', nom: document.nom, taille }
  })

  door.serve(dashboardRequete, (_, { db, now, user }) => tableauDeBord(db, user, now()))
}
