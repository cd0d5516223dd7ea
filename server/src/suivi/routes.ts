import { getDossier as getDossierCall, lireAnnexe, listerFile as listerFileCall } from 'contract/suivi/greffe'
import { dashboardRequete, lireDocumentRequete } from 'contract/suivi/requetes'
import type { Door } from '../core/door.ts'
import { consigner } from '../core/securite.ts'
import { notFound } from '../core/server-errors.ts'
import { findDocumentRequete } from '../requetes/recepisse/sql.ts'
import { getDossier } from './dossier.ts'
import { listerFile } from './file.ts'
import { findAnnexe } from './sql.ts'
import { tableauDeBord } from './tableau-de-bord.ts'

/** Following requests: the clerk's queues and file page, the user's dashboard. */
export const suiviRoutes = (door: Door): void => {
  door.serve(listerFileCall, ({ query }, { db, now, user }) => listerFile(db, user, now(), query))

  door.serve(getDossierCall, ({ params }, { db, now, user }) => getDossier(db, user, params.numero, now()))

  door.serve(lireAnnexe, async ({ params }, { db, now, request, store, user }) => {
    const annexe = await findAnnexe(db, user, { ...params, rang: Number(params.rang) })
    if (!annexe) throw notFound()
    // Identity papers may be among them: who read what is kept twelve months (threats T22).
    const lue = { annexe: annexe.sha256, requete: params.numero }
    await consigner(db, now(), { type: 'ANNEXE', compte: user.uuid, adresse: request.ip, detail: lue })
    const { stream, taille } = await store.read(annexe.sha256)
    return { download: stream, type: annexe.mime, nom: annexe.nom, taille }
  })

  door.serve(lireDocumentRequete, async ({ params }, { db, store, user }) => {
    const document = await findDocumentRequete(db, user, params)
    if (!document) throw notFound()
    const { stream, taille } = await store.read(document.sha256)
    return { download: stream, type: 'application/pdf', nom: document.nom, taille }
  })

  door.serve(dashboardRequete, (_, { db, now, user }) => tableauDeBord(db, user, now()))
}
