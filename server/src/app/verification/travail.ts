import type { Office } from '../../core/door.ts'
import { verifier } from '../verifier/verifier.ts'
import { conclure, type Resultat } from './sql.ts'

/** Sentences kept: who has more needs the command, which says them all. */
const gardes = 200

const examiner = async ({ db, store }: Pick<Office, 'db' | 'store'>): Promise<Resultat> => {
  const ecarts: string[] = []
  try {
    const bilan = await verifier(db, store, (ecart) => ecarts.length < gardes && ecarts.push(ecart))
    return { bilan, ecarts, erreur: null }
  } catch (error) {
    return { bilan: null, ecarts, erreur: error instanceof Error ? error.message : String(error) }
  }
}

/** Does the verifications asked for. A server that dies in the middle of one leaves it to another, which begins it again. */
export const startVerifications = ({ db, store, jobs, now }: Pick<Office, 'db' | 'store' | 'jobs' | 'now'>): Promise<void> =>
  jobs.work('verification', async (data, done) => {
    const resultat = await examiner({ db, store })
    await db.transaction().execute(async (trx) => {
      await conclure(trx, String(data['id']), now(), resultat)
      await done(trx)
    })
  })
