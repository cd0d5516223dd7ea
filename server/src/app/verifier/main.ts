import { join } from 'node:path'
import { textesCheck } from 'domain/app/textes/check'
import { openDatabase } from '../../core/database.ts'
import { openStoreOf } from '../../core/files/open-store-of.ts'
import { isUpToDate } from '../../core/migrate.ts'
import { readSettings } from '../../core/settings.ts'
import { commandDatabase } from '../command-database.ts'
import { inspect } from './inspect.ts'

// `npm run verifier`: checks that everything kept is what was written (docs/operations.md). Exits with code 1 otherwise.

const oneHour = 3_600_000

const inspectAll = async (): Promise<boolean> => {
  const settings = readSettings(process.env)
  const { url, end } = await commandDatabase(settings)
  const db = openDatabase(url, 2, oneHour)
  try {
    if (!(await isUpToDate(db))) throw new Error(textesCheck.pasAJour)
    const bilan = await inspect(db, await openStoreOf(db, join(settings.dataDir, 'fichiers')), (ecart) => console.log(ecart))
    if (bilan.nonCouverts > 0) console.log(textesCheck.nonCouverts(bilan.nonCouverts))
    if (bilan.purgees > 0) console.log(textesCheck.purgees(bilan.purgees))
    console.log(textesCheck.bilan(bilan))
    return bilan.ecarts === 0
  } finally {
    await db.destroy()
    await end()
  }
}

try {
  if (!(await inspectAll())) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
