import type { Db } from '../../core/database.ts'
import type { Store } from '../../core/files/store.ts'
import type { Bilan } from './bilan.ts'
import { checkChaines } from './chaines.ts'
import { checkDemandes } from './demandes.ts'
import { checkDepots } from './depots.ts'
import { checkFichiers } from './fichiers.ts'
import { checkSchema } from './schema/schema.ts'
import { checkVersions } from './versions.ts'

/**
 * Recomputes the proofs of the register while people work. One repeatable-read transaction covers the schema, the chains of the journal,
 * the digests of deposits and versions, and the links between rows. Then it reads the bytes of files. Reports each mismatch in one sentence
 * and writes nothing.
 */
export const inspect = async (db: Db, store: Pick<Store, 'read'>, dire: (ecart: string) => void): Promise<Bilan> => {
  const bilan: Bilan = { objets: 0, lignes: 0, depots: 0, nonCouverts: 0, purgees: 0, versions: 0, fichiers: 0, ecarts: 0 }
  const reportEach = async (ecarts: AsyncGenerator<string>): Promise<void> => {
    for await (const ecart of ecarts) {
      bilan.ecarts += 1
      dire(ecart)
    }
  }
  const picture = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  await picture.execute(async (trx) => {
    await reportEach(checkSchema(trx, bilan))
    await reportEach(checkChaines(trx, bilan))
    await reportEach(checkDepots(trx, bilan))
    await reportEach(checkVersions(trx, bilan))
    await reportEach(checkDemandes(trx, bilan))
  })
  await reportEach(checkFichiers(db, store, bilan))
  return bilan
}
