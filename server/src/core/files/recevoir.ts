import type { FastifyRequest } from 'fastify'
import type { Office } from '../door.ts'
import { type FilingLimits, type ReceivedFiling, receiveFiling } from './multipart.ts'

interface Reception extends Pick<Office, 'settings' | 'store'> {
  request: FastifyRequest
}

/**
 * Receives the multipart body, lends it to `use`, and leaves nothing in the spool. `fichiers`: how many at most; each of the size of an
 * annexe at most, unless `parFichier` says more.
 */
export const recevoir = async <T>(
  { request, settings, store }: Reception,
  part: string,
  { fichiers, parFichier = settings.TAILLE_FICHIER_MAX }: Pick<FilingLimits, 'fichiers'> & Partial<FilingLimits>,
  use: (recu: ReceivedFiling) => Promise<T>,
): Promise<T> => {
  const limits = { parFichier, total: settings.TAILLE_MAX, fichiers }
  const recu = await receiveFiling(request, { part, limits, store })
  try {
    return await use(recu)
  } finally {
    await recu.dispose()
  }
}
