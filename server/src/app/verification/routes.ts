import { randomUUID } from 'node:crypto'
import * as calls from 'contract/app/verification'
import { textesVerification } from 'domain/app/textes/verification'
import { textesRefus } from 'domain/core/textes/refus'
import { requireAdministrateur } from '../../compte/support/act.ts'
import { recordActe } from '../../core/actes.ts'
import type { Door } from '../../core/door.ts'
import { precondition } from '../../core/refusal.ts'
import { latestRows, open } from './sql.ts'

/** Lets administrators run `npm run verifier` from a page: it compares what is stored with what the journal says. */
export const verificationRoutes = (door: Door): void => {
  door.serve(calls.listerVerifications, async (_, { db }) => ({
    verifications: (await latestRows(db)).map(({ demandee_le, finie_le, par, ...same }) => ({
      ...same,
      demandeeLe: demandee_le.toISOString(),
      demandeePar: par,
      finieLe: finie_le?.toISOString() ?? null,
    })),
  }))

  door.serve(calls.demanderVerification, async (_, { db, jobs, now, user }) => {
    await db.transaction().execute(async (trx) => {
      await requireAdministrateur(trx, user)
      const id = randomUUID()
      const instant = now()
      const ouverte = await open(trx, { id, demandee_le: instant, demandee_par: user.uuid })
      if (!ouverte) throw precondition(textesRefus.etat, [textesVerification.dejaEnCours])
      await recordActe(trx, { sujet: 'verification', sujetId: id, type: 'DEMANDE', instant, auteur: user.uuid })
      await jobs.send(trx, 'verification', { id })
    })
  })
}
