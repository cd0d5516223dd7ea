import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../../core/clock.ts'
import { openDatabase } from '../../core/database.ts'
import { openStoreOf } from '../../core/files/open-store-of.ts'
import { migrate } from '../../core/migrate.ts'
import { pdfEngine } from '../../core/pdf/engine.ts'
import { loadReference } from '../../core/reference/load.ts'
import { readSettings } from '../../core/settings.ts'
import { commandDatabase } from '../command-database.ts'
import { seedAssociations } from './associations.ts'

// `npm run seed -- --associations 100000`: brings the invented associations of the register up to that number, the server running or not.

const oneHour = 3_600_000

const count = (): number => {
  const { values } = parseArgs({ options: { associations: { type: 'string', default: '2000' } } })
  const asked = Number(values.associations)
  if (!Number.isInteger(asked) || asked < 1 || asked > 5_000_000) throw new Error('--associations attend un nombre entier, de 1 à 5000000.')
  return asked
}

/** Progress on one rewritten line; without a terminal, one line per tenth. */
const progress = (total: number) => {
  const started = performance.now()
  let tenth = 0
  return (done: number): void => {
    const seconds = Math.round((performance.now() - started) / 1000)
    const line = `${done} associations écrites sur ${total} au plus, ${seconds} s`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
    else if (Math.floor((done * 10) / total) > tenth) console.log(line, (tenth = Math.floor((done * 10) / total)) * 10, '%')
  }
}

const seed = async (): Promise<void> => {
  const total = count()
  const settings = readSettings(process.env)
  if (!settings.demonstration) throw new Error('Les données de démonstration sont refusées hors du mode démonstration.')
  const { url, end } = await commandDatabase(settings)
  const db = openDatabase(url, 4, oneHour)
  const pdf = pdfEngine()
  try {
    await migrate(db)
    await loadReference(db)
    await seedAssociations(
      { db, pdf, now: systemClock, store: await openStoreOf(db, join(settings.dataDir, 'fichiers')) },
      total,
      progress(total),
    )
    console.log(`\nLe registre compte ${total} associations inventées.`)
  } finally {
    await db.destroy()
    await end()
  }
}

try {
  await seed()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
