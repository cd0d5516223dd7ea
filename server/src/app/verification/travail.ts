import type { Office } from '../../core/door.ts'
import { inspect } from '../verifier/inspect.ts'
import { alert } from './alert.ts'
import { conclude, type Resultat } from './sql.ts'

/** Maximum number of sentences kept. Beyond, the command prints them all. */
const gardes = 200

const examine = async ({ db, store }: Pick<Office, 'db' | 'store'>): Promise<Resultat> => {
  const ecarts: string[] = []
  try {
    const bilan = await inspect(db, store, (ecart) => ecarts.length < gardes && ecarts.push(ecart))
    return { bilan, ecarts, erreur: null }
  } catch (error) {
    return { bilan: null, ecarts, erreur: error instanceof Error ? error.message : String(error) }
  }
}

/** Runs the requested verifications. When a server dies during one, another starts it again. */
export const startVerifications = (office: Pick<Office, 'db' | 'store' | 'jobs' | 'now' | 'settings'>): Promise<void> =>
  office.jobs.work('verification', async (data, done) => {
    const id = String(data['id'])
    const resultat = await examine(office)
    await office.db.transaction().execute(async (trx) => {
      const conclue = await conclude(trx, id, office.now(), resultat)
      // Without a summary, the comparison stopped at what it had found.
      const ecarts = resultat.bilan?.ecarts ?? resultat.ecarts.length
      if (conclue && ecarts > 0) await alert(trx, office, { id, ecarts, ...conclue })
      await done(trx)
    })
  })
