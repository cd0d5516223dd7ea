import { createHash } from 'node:crypto'
import type { DepotCreation } from 'domain/requetes/depot-creation'
import { canonicalJson } from '../core/canonical.ts'
import type { Spooled } from '../core/files/spool.ts'

/** Tells one content from another under the same key: the filing as understood, and its files in order (threats §6.2). */
export const empreinteDe = (depot: DepotCreation, fichiers: readonly Pick<Spooled, 'sha256' | 'taille'>[]): string =>
  createHash('sha256')
    .update(canonicalJson({ depot, fichiers: fichiers.map(({ sha256, taille }) => ({ sha256, taille })) }))
    .digest('hex')
