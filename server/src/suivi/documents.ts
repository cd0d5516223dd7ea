import type { Asked } from 'contract/core/call'
import type { lireDocumentRequete } from 'contract/suivi/requetes'
import type { Db } from '../core/database.ts'
import type { Context, Download } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { notFound } from '../core/server-errors.ts'
import { openNotification } from '../requetes/notification/open.ts'
import { documentsCommuniques, markSeen } from './documents-sql.ts'

/** The number of the court's documents on each request that a reader has not opened (REQ-27). */
export const newDocumentsByRequete = async (db: Db, lecteur: Personne, numeros: readonly string[]): Promise<(numero: string) => number> => {
  const nouveaux = (await documentsCommuniques(db, lecteur, numeros)).filter((document) => document.nouveau)
  const parRequete = Map.groupBy(nouveaux, ({ requete }) => requete)
  return (numero) => parRequete.get(numero)?.length ?? 0
}

/** The bytes of one document, which is then marked as opened. 404 for people who may not know the request. */
export const giveDocument = async (
  { params }: Asked<typeof lireDocumentRequete>,
  { user, ...office }: Context<typeof lireDocumentRequete>,
): Promise<Download> => {
  const { db, now, store } = office
  const document = (await documentsCommuniques(db, user, [params.numero])).find(({ uuid }) => uuid === params.uuid)
  if (!document) throw notFound()
  if (document.nouveau) await markSeen(db, user, [document.uuid], now())
  const { stream, taille } = await store.read(document.sha256)
  if (document.type === 'NOTIFICATION_DECISION') await openNotification(office, user, params.numero)
  return { download: stream, type: 'application/pdf', nom: document.nom, taille }
}
