import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashMotPasse } from 'server/compte/mot-passe'
import { ensureDatabase, openDatabase } from 'server/core/database'
import { freePort, startEmbedded } from 'server/core/postgres/embedded'
import { readSettings } from 'server/core/settings'
import { someone, type Someone } from '../../../server/test/people.ts'
import { startServer } from '../../../server/test/real-server.ts'

export const testPassword = 'Un mot de passe 1'

export interface EnumerationOffice {
  address: string
  /** Addresses with an account, and as many without one. */
  known: string[]
  unknown: string[]
  /** Signed-in people, who ask in turn to change their address. */
  askers: Someone[]
}

/** Starts a real server on its own empty database, with `count` accounts. Its rate limits are raised by settings; none is disabled. */
export const withOffice = async (count: number, use: (office: EnumerationOffice) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'registre-enumeration-'))
  // Under root, PostgreSQL runs as another account, which must be able to traverse the folder.
  await chmod(folder, 0o755)
  const embedded = await startEmbedded(join(folder, 'postgres'))
  const url = await ensureDatabase(embedded.url, 'registre')
  const port = await freePort()
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    CAPTCHA_TEXTE: 'ABCDEF',
    NODE_ENV: 'test',
    APPELS_PAR_MINUTE: '1000000000',
    ESSAIS_PAR_COMPTE: '1000000',
    ESSAIS_PAR_ADRESSE: '1000000',
    COURRIELS_PAR_HEURE: '1000000',
    COURRIELS_PAR_JOUR: '1000000',
  }
  const server = await startServer(environment)
  const db = openDatabase(url, 4)
  try {
    const office = { db, settings: readSettings(environment), now: () => new Date() }
    const people: Someone[] = []
    const askers = Math.ceil(count / 10)
    for (let made = 0; made < count + askers; made += 1) people.push(await someone(office))
    await db
      .updateTable('compte')
      .set({ mot_passe: await hashMotPasse(testPassword) })
      .execute()
    const known = people.slice(askers).map(({ email }) => email)
    const unknown = known.map(() => `${randomUUID()}@exemple.fr`)
    await use({ address: environment.BASE_URL, known, unknown, askers: people.slice(0, askers) })
  } finally {
    await db.destroy()
    server.process.kill('SIGTERM')
    await server.gone
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
