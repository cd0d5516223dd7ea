import { apercevoirAttestation, delivrerAttestation as delivrerCall, getAttestation } from 'contract/greffe/attestation'
import type { Door } from '../../core/door.ts'
import { show } from '../../requetes/procedure/apercu.ts'
import { attestation } from './attestation-pdf.ts'
import { issueAttestation } from './issue.ts'
import { attestable, donneesDe } from './read.ts'

/** Serves the attestation of the people who direct an association (CCL art. 69). */
export const attestationRoutes = (door: Door): void => {
  door.serve(getAttestation, async ({ params }, { db, user }) => {
    const { obstacles } = await attestable(db, user, params.numero)
    return { obstacles }
  })

  door.serve(apercevoirAttestation, async ({ params: { numero } }, { db, now, user: agent, ...office }) => {
    const donnees = await donneesDe(db, { agent, numero, now: now() })
    return show(office, numero, (verification) => attestation({ ...donnees, verification }))
  })

  door.serve(delivrerCall, async ({ params: { numero }, body }, { db, now, user: agent, ...office }) => ({
    version: await db.transaction().execute((trx) => issueAttestation(trx, office, { agent, numero, now: now() }, body.version)),
  }))
}
