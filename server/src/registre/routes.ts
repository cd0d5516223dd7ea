import { getAssociation, lireDocument } from 'contract/registre/fiche'
import { getDroitsAuSupport } from 'contract/registre/support'
import { listerAssociations, defaultTri, pertinenceTri } from 'contract/registre/registre'
import { mayReadDocument } from 'domain/core/documents'
import type { Door } from '../core/door.ts'
import { log } from '../core/securite.ts'
import { notFound } from '../core/server-errors.ts'
import { readFiche } from './fiche.ts'
import { lecteurDe, canRead } from '../rattachements/lecteur.ts'
import { openNotification } from '../requetes/notification/open.ts'
import { ownAssociationsRoutes } from './miennes/own-associations.ts'
import { searchAssociations } from './recherche.ts'
import { tableauDeBordRoutes } from './tableau-de-bord.ts'
import { findDocument } from './sql.ts'
import { readDroits } from './support/read.ts'

export const registreRoutes = (door: Door): void => {
  tableauDeBordRoutes(door)
  ownAssociationsRoutes(door)
  door.serve(listerAssociations, async ({ query }, { db, user }) => {
    const { mes, sort = query.recherche ? pertinenceTri : defaultTri, ...filtres } = query
    const page = await searchAssociations(db, { ...filtres, sort, rattacheA: mes === 'true' ? user : null })
    return { ...page, itemsPerPage: query.size }
  })

  door.serve(getAssociation, ({ params, query }, context) =>
    readFiche(context, params.numero, query.version === undefined ? undefined : Number(query.version)),
  )

  door.serve(lireDocument, async ({ params }, { user, request, ...office }) => {
    const { db, now, store } = office
    const { numero, versionId, uuid, nom } = params
    const document = await findDocument(db, { numero, version: Number(versionId), uuid, nom })
    if (!document || !canRead(await lecteurDe(db, user, { numero, tribunal: document.tribunal }), document)) throw notFound()
    const { sha256, mime } = document
    if (!mayReadDocument('compte', document))
      await log(db, now(), {
        type: 'DOCUMENT_RESERVE',
        compte: user.uuid,
        adresse: request.ip,
        detail: { association: numero, uuid },
      })
    const { stream, taille } = await store.read(sha256)
    if (document.type === 'NOTIFICATION_DECISION' && document.requete) await openNotification(office, user, document.requete)
    return { download: stream, type: mime, nom: document.nom, taille }
  })

  door.serve(getDroitsAuSupport, async ({ params }, { db, now, user, request }) => {
    const droits = await readDroits(db, user, params)
    // Logged as any consultation of an account by the support (threat T26).
    const detail = { consulte: params.uuid, association: params.numero }
    await log(db, now(), { type: 'COMPTE_CONSULTE', compte: user.uuid, adresse: request.ip, detail })
    return droits
  })
}
