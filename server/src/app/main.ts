import { join } from 'node:path'
import { ensureDatabase, openDatabase } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { openStoreOf } from '../core/files/open-store-of.ts'
import { startJobs } from '../core/jobs.ts'
import { requireKey } from '../core/key-witness.ts'
import { startSender } from '../core/mail/sender.ts'
import { openTransport } from '../core/mail/transport.ts'
import { migrate } from '../core/migrate.ts'
import { normalizeStoredEmails } from '../core/normalize-stored-emails.ts'
import { pdfEngine } from '../core/pdf/engine.ts'
import { startEmbedded } from '../core/postgres/embedded.ts'
import { loadReference } from '../core/reference/load.ts'
import { readSettings, type Settings } from '../core/settings.ts'
import { systemClock } from '../core/clock.ts'
import { sealFormerCles, sealedSecrets } from '../compte/second-facteur/seal-former-cles.ts'
import { foldOldRequetes } from '../requetes/procedure/fold-old-requetes.ts'
import { startTravaux } from '../compte/travaux.ts'
import { buildApp } from './app.ts'
import { clean } from './nettoyage.ts'
import { startVerifications } from './verification/travail.ts'
import { annonceDesComptes } from './seed/comptes.ts'
import { seedDemonstration } from './seed/demonstration.ts'
import { refuseDemonstrationData } from './seed/refuse-in-production.ts'

const oneHour = 3_600_000

/** Opened resources, in order. They are closed in reverse order. */
const opened: (() => Promise<unknown>)[] = []
const close = async (): Promise<void> => {
  for (const end of opened.toReversed()) await end().catch((error: unknown) => console.error(error))
}

const database = async (settings: Settings): Promise<string> => {
  if (settings.DATABASE_URL) return settings.DATABASE_URL
  const embedded = await startEmbedded(join(settings.dataDir, 'postgres'))
  if (embedded.shared)
    throw new Error(`Un autre serveur travaille déjà dans le dossier ${settings.dataDir} : arrêtez-le, ou choisissez un autre DATA_DIR.`)
  opened.push(embedded.stop)
  for (const notice of embedded.notices) console.log(notice)
  return ensureDatabase(embedded.url, 'registre')
}

/** The jobs query the database twice a second: during an outage, the same error is logged every ten seconds only. */
const reportOnce = () => {
  const said = new Map<string, number>()
  return ({ message }: Error): void => {
    const instant = performance.now()
    if (instant - (said.get(message) ?? Number.NEGATIVE_INFINITY) < 10_000) return
    said.set(message, instant)
    console.error(`Travaux : ${message}`)
  }
}

const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const url = await database(settings)
  const db = openDatabase(url)
  opened.push(() => db.destroy())
  const patient = openDatabase(url, 4, oneHour)
  opened.push(() => patient.destroy())
  await migrate(patient)
  if (settings.production) await refuseDemonstrationData(patient)
  await loadReference(patient)
  const jobs = await startJobs(url, reportOnce())
  opened.push(() => jobs.stop())
  const pdf = pdfEngine()
  const office: Office = { db, settings, now: systemClock, store: await openStoreOf(db, join(settings.dataDir, 'fichiers')), jobs, pdf }
  await requireKey(db, settings, await sealedSecrets(db))
  await sealFormerCles(office)
  await foldOldRequetes(patient)
  await normalizeStoredEmails(patient, (twice) => console.error(`Adresse gardée sous ses deux formes : ${twice}`))
  await startSender(db, jobs, office.now, openTransport(settings))
  await startTravaux(office)
  await startVerifications({ ...office, db: patient })
  if (settings.demonstration) await seedDemonstration({ ...office, db: patient }, console.log)
  await jobs.daily('nettoyage', () => clean({ ...office, db: patient }))
  const app = await buildApp(office)
  cut = () => app.server.closeAllConnections()
  opened.push(() => {
    const minutes = Math.ceil(settings.DELAI_ARRET / 60)
    console.log(`Le serveur s'arrête : les requêtes en cours se terminent, en ${minutes} min au plus. Ctrl-C à nouveau les interrompt.`)
    return app.close()
  })
  // Listening comes last: once /api/actuator/info answers, the database is migrated and seeded.
  await app.listen({ port: settings.PORT, host: settings.HOST })
  console.log(`Le registre est prêt : ${settings.baseUrl}`)
  if (settings.demonstration) console.log(annonceDesComptes())
}

/** Cuts the work that the stop would let finish. */
let cut = (): void => {}
let ending: number | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A service manager may send SIGTERM several times. Ctrl-C pressed again after a second is intended.
    if (ending !== undefined) return signal === 'SIGINT' && performance.now() - ending > 1000 ? cut() : undefined
    ending = performance.now()
    void close().then(() => process.exit(0))
  })
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await close()
  process.exit(1)
}
