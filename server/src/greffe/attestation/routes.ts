import { apercevoirAttestation, delivrerAttestation as delivrerCall, getAttestation } from 'contract/greffe/attestation'
import type { Door } from '../../core/door.ts'
import { montrer } from '../../requetes/procedure/apercu.ts'
import { attestation } from './attestation-pdf.ts'
import { delivrerAttestation } from './delivrer.ts'
import { attestable, donneesDe } from './lire.ts'

/** Serves the attestation of the people who direct an association (CCL art. 69). */
export const attestationRoutes = (door: Door): void => {
  door.serve(getAttestation, async ({ params }, { db, user }) => {
    const { obstacles } = await attestable(db, user, params.numero)
    return { obstacles }
  })

  door.serve(apercevoirAttestation, async ({ params: { numero } }, { db, now, user: agent, ...office }) => {
    const donnees = await donneesDe(db, { agent, numero, now: now() })
    return montrer(office, numero, (verification) => attestation({ ...donnees, verification }))
  })

  door.serve(delivrerCall, async ({ params: { numero }, body }, { db, now, user: agent, ...office }) => ({
    version: await db.transaction().execute((trx) => delivrerAttestation(trx, office, { agent, numero, now: now() }, body.version)),
  }))
}
