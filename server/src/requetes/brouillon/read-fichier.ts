import type { Asked } from 'contract/core/call'
import type { lireFichierJoint as call } from 'contract/requetes/brouillon'
import { nomDeFichier } from 'domain/core/nom-fichier'
import type { Context, Download } from '../../core/door.ts'
import { notFound } from '../../core/server-errors.ts'
import { fichiersDe } from './sql.ts'

/** Returns the bytes of a file of the person's draft. */
export const readAttachedFichier = async (
  { id, sha256 }: Asked<typeof call>['params'],
  { db, store, user }: Pick<Context<typeof call>, 'db' | 'store' | 'user'>,
): Promise<Download> => {
  const fichier = (await fichiersDe(db, user.uuid, id)).find((each) => each.sha256 === sha256)
  if (!fichier) throw notFound()
  const { stream, taille } = await store.read(sha256)
  return { download: stream, type: fichier.mime, nom: nomDeFichier('', fichier.mime), taille }
}
