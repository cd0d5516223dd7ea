import { randomUUID } from 'node:crypto'
import { textesExploitation } from 'domain/core/textes/exploitation'
import type { Db } from '../database.ts'
import { findSecret, sharedSecret } from '../secrets.ts'
import { markOf, readMark } from './mark.ts'
import { pathIn } from './paths.ts'
import { someFichiers } from './sql.ts'
import { type Store, openStore } from './store.ts'
import { stat } from 'node:fs/promises'

const name = 'fichiers'

/** Checks on a sample whether the folder holds the files that the database names. An empty mount point or another store does not. */
const holdsNamed = async (db: Db, dir: string): Promise<'none named' | 'all' | 'missing'> => {
  const sample = await someFichiers(db, 100)
  if (sample.length === 0) return 'none named'
  const found = await Promise.all(
    sample.map(async ({ sha256, taille }) => (await stat(pathIn(dir, sha256)).catch(() => null))?.size === Number(taille)),
  )
  return found.every(Boolean) ? 'all' : 'missing'
}

/**
 * Opens the folder of the files of this database. Throws the operator's sentence when the folder belongs to another database, or when it
 * has no mark and lacks files that the database names.
 */
export const openStoreOf = async (db: Db, dir: string): Promise<Store> => {
  const found = await readMark(dir)
  const known = await findSecret<string>(db, name)
  if (found !== null && found === known) return openStore(dir, known)
  const held = await holdsNamed(db, dir)
  if (found !== null && (known !== null || held !== 'all')) throw new Error(textesExploitation.fichiersDUneAutre(dir, markOf(dir)))
  const mark = await sharedSecret(db, name, async () => found ?? randomUUID())
  if (held === 'missing') throw new Error(textesExploitation.fichiersAbsents(dir, markOf(dir), mark))
  return openStore(dir, mark)
}
