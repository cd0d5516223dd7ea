import { parseArgs } from 'node:util'
import { InfosCompte } from 'domain/compte/creation'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { appointAdministrateur } from '../compte/support/administrateur.ts'
import { systemClock } from '../core/clock.ts'
import { openDatabase } from '../core/database.ts'
import { startJobs } from '../core/jobs.ts'
import { migrate } from '../core/migrate.ts'
import { readSettings } from '../core/settings.ts'
import { commandDatabase } from './command-database.ts'

// `npm run administrateur -- --email x --prenom y --nom z`: the first administrator of a register (docs/operations.md).

const infos = (): InfosCompte => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { email: text, prenom: text, nom: text, civilite: { ...text, default: 'MME' } } })
  const read = InfosCompte.safeParse(values)
  if (read.success) return read.data
  throw new Error(
    erreursDeZod(read.error.issues)
      .map(({ field, defaultMessage }) => `--${field} : ${defaultMessage}`)
      .join('\n'),
  )
}

const name = async (): Promise<void> => {
  const who = infos()
  const settings = readSettings(process.env)
  const { url, end } = await commandDatabase(settings)
  const db = openDatabase(url, 4)
  try {
    await migrate(db)
    const jobs = await startJobs(url, (error) => console.error(error.message))
    const { lien, nouveau } = await appointAdministrateur({ db, jobs, settings, now: systemClock }, who).finally(jobs.stop)
    console.log(`${who.email} a les droits d'administration.`)
    console.log(`Lien pour choisir le mot de passe, valable ${nouveau ? '7 jours' : '1 heure'}, envoyé aussi par courriel :`)
    console.log(lien)
  } finally {
    await db.destroy()
    await end()
  }
}

try {
  await name()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
