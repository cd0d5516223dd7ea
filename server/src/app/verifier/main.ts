import { join } from 'node:path'
import { textesVerifier } from 'domain/app/textes/verifier'
import { openDatabase } from '../../core/database.ts'
import { openStoreOf } from '../../core/files/open-store-of.ts'
import { estAJour } from '../../core/migrate.ts'
import { readSettings } from '../../core/settings.ts'
import { commandDatabase } from '../command-database.ts'
import { verifier } from './verifier.ts'

// `npm run verifier`: checks that everything kept is what was written (docs/operations.md). Exits with code 1 otherwise.

const oneHour = 3_600_000

const verifierTout = async (): Promise<boolean> => {
  const settings = readSettings(process.env)
  const { url, end } = await commandDatabase(settings)
  const db = openDatabase(url, 2, oneHour)
  try {
    if (!(await estAJour(db))) throw new Error(textesVerifier.pasAJour)
    const bilan = await verifier(db, await openStoreOf(db, join(settings.dataDir, 'fichiers')), (ecart) => console.log(ecart))
    if (bilan.nonCouverts > 0) console.log(textesVerifier.nonCouverts(bilan.nonCouverts))
    if (bilan.purgees > 0) console.log(textesVerifier.purgees(bilan.purgees))
    console.log(textesVerifier.bilan(bilan))
    return bilan.ecarts === 0
  } finally {
    await db.destroy()
    await end()
  }
}

try {
  if (!(await verifierTout())) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
