import type { ActiveContenu } from 'domain/core/active-contenu'
import '../core-tables.ts'
import type { Db, Trx } from '../database.ts'
import type { StoredMime } from './check.ts'

/** A file kept by the store, as in its row. */
export interface KeptFichier {
  sha256: string
  taille: number
  mime: StoredMime
  /** Active content of a PDF (threat T5); empty when it has none. */
  contenusActifs: readonly ActiveContenu[]
}

/** Inserts the rows of files already kept by the store. The same content has one row. */
export const referenceFichiers = async (trx: Trx, instant: Date, fichiers: readonly KeptFichier[]): Promise<void> => {
  if (fichiers.length === 0) return
  // Sorted: two transactions that insert the same contents in different orders would deadlock.
  const rows = new Map(
    fichiers.map(({ contenusActifs, ...file }) => [file.sha256, { ...file, contenus_actifs: [...contenusActifs], cree_le: instant }]),
  )
  const ordered = [...rows.values()].toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))
  await trx
    .insertInto('fichier')
    .values(ordered)
    // Renews its date and locks the row until the commit, so that no sweep removes it before it is named.
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ cree_le: (eb) => eb.ref('excluded.cree_le') }))
    .execute()
}

/** Returns a sample of the files that the database names, twice `half` at most: the newest, and others in the order of their digests. */
export const someFichiers = async (db: Db, half: number): Promise<Pick<KeptFichier, 'sha256' | 'taille'>[]> => {
  const some = (order: 'cree_le' | 'sha256') =>
    db.selectFrom('fichier').select(['sha256', 'taille']).orderBy(order, 'desc').limit(half).execute()
  return [...(await some('cree_le')), ...(await some('sha256'))]
}
