import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { semerAssociations } from 'server/app/seed/associations'
import { ensureDatabase, openDatabase } from 'server/core/database'
import { openStore } from 'server/core/files/store'
import { migrate } from 'server/core/migrate'
import { pdfEngine } from 'server/core/pdf/engine'
import { freePort, startEmbedded } from 'server/core/postgres/embedded'
import { loadReference } from 'server/core/reference/load'
import { readSettings } from 'server/core/settings'
import { someone } from '../../../server/test/people.ts'

const main = fileURLToPath(new URL('../../../server/src/app/main.ts', import.meta.url))
const dataDir = fileURLToPath(new URL('../../../var/banc', import.meta.url))

/** A register of this many associations, kept from one run to the next, with a real server in front of it. */
export const openOffice = async (associations: number) => {
  const embedded = await startEmbedded(join(dataDir, 'postgres'))
  const url = await ensureDatabase(embedded.url, `registre_${associations}`)
  const db = openDatabase(url, 4)
  await migrate(db)
  await loadReference(db)
  const pdf = pdfEngine()
  await semerAssociations({ db, pdf, now: () => new Date(), store: await openStore(join(dataDir, 'fichiers')) }, associations, (done) =>
    process.stderr.write(`\r${done} associations`),
  )
  await pdf.close()

  const port = await freePort()
  // The limit per minute would stop the load; everything else is as in production, the log included.
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    DEMONSTRATION: 'non',
    APPELS_PAR_MINUTE: '1000000000',
  }
  const server = spawn(process.execPath, [main], { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let waited = 0; !(await fetch(`http://localhost:${port}/api/actuator/info`).catch(() => null))?.ok; waited += 100) {
    if (waited > 60_000 || server.exitCode !== null) throw new Error("Le serveur n'a pas démarré.")
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const { bearer } = await someone({ db, settings: readSettings(environment), now: () => new Date() })
  const postmaster = Number((await readFile(join(dataDir, 'postgres', 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0])
  return {
    db,
    url,
    port,
    bearer,
    pids: { server: server.pid ?? 0, postmaster },
    close: async () => {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      await db.destroy()
      await embedded.stop()
    },
  }
}
