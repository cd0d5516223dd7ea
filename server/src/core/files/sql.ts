import type { ContenuActif } from 'domain/core/contenu-actif'
import '../core-tables.ts'
import type { Db, Trx } from '../database.ts'
import type { MimeStocke } from './check.ts'

/** A file the store keeps, as its row says it. */
export interface FichierConserve {
  sha256: string
  taille: number
  mime: MimeStocke
  /** Active contents of a PDF (threats T5); empty for a file that has none. */
  contenusActifs: readonly ContenuActif[]
}

/** Names in the database files already kept by the store; the same content has one row (design §3). */
export const referencerFichiers = async (trx: Trx, instant: Date, fichiers: readonly FichierConserve[]): Promise<void> => {
  if (fichiers.length === 0) return
  // In one order for everybody: two transactions inserting the same contents would otherwise wait for each other.
  const rows = new Map(
    fichiers.map(({ contenusActifs, ...file }) => [file.sha256, { ...file, contenus_actifs: [...contenusActifs], cree_le: instant }]),
  )
  const ordered = [...rows.values()].toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))
  await trx
    .insertInto('fichier')
    .values(ordered)
    // Young again, and locked until the commit: no sweep forgets it before it is named.
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ cree_le: (eb) => eb.ref('excluded.cree_le') }))
    .execute()
}

/** Files the database names, twice `half` at most: the newest, and others at random since they are named by their digest. */
export const someFichiers = async (db: Db, half: number): Promise<Pick<FichierConserve, 'sha256' | 'taille'>[]> => {
  const some = (order: 'cree_le' | 'sha256') =>
    db.selectFrom('fichier').select(['sha256', 'taille']).orderBy(order, 'desc').limit(half).execute()
  return [...(await some('cree_le')), ...(await some('sha256'))]
}
