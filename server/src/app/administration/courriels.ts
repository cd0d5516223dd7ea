import * as calls from 'contract/app/courriels'
import { textesEnvois } from 'domain/app/textes/envois'
import { textesRefus } from 'domain/core/textes/refus'
import { requireAdministrateur } from '../../compte/support/act.ts'
import { recordActe } from '../../core/actes.ts'
import type { Door } from '../../core/door.ts'
import { attenteDe, passagesDe } from '../../core/jobs-sql.ts'
import { searchEnvois, retryCourriel } from '../../core/mail/outbox.ts'
import { precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'

const etats = { completed: 'FAIT', failed: 'ECHEC', cancelled: 'ECHEC', created: 'EN_COURS', retry: 'ECHEC', active: 'EN_COURS' } as const

/** Serves the state of background work: mails with their failures, daily jobs (STAFF-27). */
export const courrielsRoutes = (door: Door): void => {
  door.serve(calls.listerEnvois, async ({ query }, { db }) => {
    const { found, total } = await searchEnvois(db, query)
    const content = found.map(({ cree_le, envoye_le, ...same }) => ({
      ...same,
      creeLe: cree_le.toISOString(),
      envoyeLe: envoye_le?.toISOString() ?? null,
    }))
    return { content, totalRows: total, page: query.page, itemsPerPage: query.size, sort: query.sort }
  })

  door.serve(calls.renvoyerCourriel, async ({ params: { id } }, { db, jobs, now, user }) => {
    await db.transaction().execute(async (trx) => {
      await requireAdministrateur(trx, user)
      const relance = await retryCourriel(trx, jobs, id)
      if (relance === undefined) throw notFound()
      if (!relance) throw precondition(textesRefus.etat, [textesEnvois.dejaParti])
      await recordActe(trx, { sujet: 'courriel', sujetId: id, type: 'RENVOI', instant: now(), auteur: user.uuid })
    })
  })

  door.serve(calls.getTravaux, async (_, { db }) => ({
    nuits: (await passagesDe(db, 'nettoyage')).map(({ id, etat, commence, fini, erreur }) => ({
      id,
      etat: etats[etat],
      commenceLe: commence?.toISOString() ?? null,
      finiLe: fini?.toISOString() ?? null,
      erreur: etat === 'completed' ? null : erreur,
    })),
    files: await Promise.all((['courriel', 'compte'] as const).map(async (nom) => ({ nom, ...(await attenteDe(db, nom)) }))),
  }))
}
