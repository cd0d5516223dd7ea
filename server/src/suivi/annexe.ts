import type { lireDocumentDepose } from 'contract/suivi/depot'
import type { Expression } from 'kysely'
import type { Asked } from 'contract/core/call'
import type { Context, Download } from '../core/door.ts'
import { log } from '../core/securite.ts'
import { notFound } from '../core/server-errors.ts'
import { findAnnexe } from './sql.ts'

type Lecture = typeof lireDocumentDepose

/** The bytes of one file of a filing, for readers who satisfy `readable`; 404 for others. */
export const giveAnnexe = async (
  lisible: Expression<boolean>,
  params: Asked<Lecture>['params'],
  { db, now, request, store, user }: Pick<Context<Lecture>, 'db' | 'now' | 'request' | 'store' | 'user'>,
): Promise<Download> => {
  const annexe = await findAnnexe(db, lisible, params)
  if (!annexe) throw notFound()
  // It may be an identity paper, so each reading is recorded for twelve months (threat T22).
  const lue = { annexe: annexe.sha256, requete: params.numero }
  await log(db, now(), { type: 'ANNEXE', compte: user.uuid, adresse: request.ip, detail: lue })
  const { stream, taille } = await store.read(annexe.sha256)
  return { download: stream, type: annexe.mime, nom: annexe.nom, taille }
}
