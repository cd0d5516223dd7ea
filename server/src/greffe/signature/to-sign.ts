import type { Answered } from 'contract/core/call'
import type { listerASigner as call } from 'contract/greffe/to-sign'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { readReglages } from '../../core/reglages/sql.ts'
import { readDossier } from '../../requetes/procedure/dossier.ts'
import { signatureDe } from './to-render.ts'
import { decisionsToSign } from './to-sign-sql.ts'

/** Maximum number of requests. Each is read in full, as the judge would see it. */
const auPlus = 40

/** The requests that await a judge's signature in their courts, in the order they were filed. */
export const listToSign = async (db: Db, juge: Personne, instant: Date): Promise<Answered<typeof call>> => {
  const rows = await decisionsToSign(db, juge)
  const content = await Promise.all(
    rows.slice(0, auPlus).map(async ({ numero, tribunal }) => {
      const dossier = await readDossier(db, juge, numero, instant)
      const { preparee, obstacles } = await signatureDe({ db }, dossier)
      // Signed or given back between the two reads.
      if (!preparee) return []
      const { version, type, denomination } = dossier.requete
      const { sens, agent, le } = preparee
      const [echeance = null] = dossier.situation.horloges
      return [{ numero, version, type, denomination, tribunal, sens, prepareePar: agent, prepareeLe: le, echeance, obstacles }]
    }),
  )
  const circuit = (await readReglages(db))?.circuitSignature ?? []
  return {
    content: content.flat(),
    totalRows: rows.length,
    circuit: juge.tribunaux.some((tribunal) => circuit.includes(tribunal)),
  }
}
