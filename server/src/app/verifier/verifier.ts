import type { Db } from '../../core/database.ts'
import type { Store } from '../../core/files/store.ts'
import type { Bilan } from './bilan.ts'
import { verifierChaines } from './chaines.ts'
import { verifierDemandes } from './demandes.ts'
import { verifierDepots } from './depots.ts'
import { verifierFichiers } from './fichiers.ts'
import { verifierSchema } from './schema/schema.ts'
import { verifierVersions } from './versions.ts'

/**
 * Recomputes the proofs of the register while people work. One repeatable-read transaction covers the schema, the chains of the journal,
 * the digests of deposits and versions, and the links between rows. Then it reads the bytes of files. Reports each mismatch in one sentence
 * and writes nothing.
 */
export const verifier = async (db: Db, store: Pick<Store, 'read'>, dire: (ecart: string) => void): Promise<Bilan> => {
  const bilan: Bilan = { objets: 0, lignes: 0, depots: 0, nonCouverts: 0, purgees: 0, versions: 0, fichiers: 0, ecarts: 0 }
  const direChacun = async (ecarts: AsyncGenerator<string>): Promise<void> => {
    for await (const ecart of ecarts) {
      bilan.ecarts += 1
      dire(ecart)
    }
  }
  const picture = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  await picture.execute(async (trx) => {
    await direChacun(verifierSchema(trx, bilan))
    await direChacun(verifierChaines(trx, bilan))
    await direChacun(verifierDepots(trx, bilan))
    await direChacun(verifierVersions(trx, bilan))
    await direChacun(verifierDemandes(trx, bilan))
  })
  await direChacun(verifierFichiers(db, store, bilan))
  return bilan
}
