import * as calls from 'contract/compte/support'
import type { Door } from '../../core/door.ts'
import { log } from '../../core/securite.ts'
import { deactivate, reactivate, resendLien, removeSecondFacteur, endSessionsOf } from './actes.ts'
import { editAgent } from './agent.ts'
import { readCompte } from './detail.ts'
import { openCompte } from './open.ts'
import { searchComptes } from './recherche.ts'

/** Routes of the support (STAFF-27) and of staff accounts (STAFF-28). None returns a password, a link or a mail's text (threat T26). */
export const supportRoutes = (door: Door): void => {
  door.serve(calls.rechercherComptes, ({ query }, { db }) => searchComptes(db, query))

  door.serve(calls.getCompteAuSupport, async ({ params }, { db, now, user, request }) => {
    const compte = await readCompte(db, now(), params.uuid)
    // Each consultation of an account is recorded and kept for twelve months (threat T26).
    await log(db, now(), { type: 'COMPTE_CONSULTE', compte: user.uuid, adresse: request.ip, detail: { consulte: params.uuid } })
    return compte
  })

  door.serve(calls.creerComptePour, ({ body }, guichet) => openCompte(guichet, body))
  door.serve(calls.renvoyerActivation, ({ params }, guichet) => resendLien(guichet, 'RENVOI_ACTIVATION', params.uuid))
  door.serve(calls.envoyerReinitialisation, ({ params }, guichet) => resendLien(guichet, 'REINITIALISATION', params.uuid))
  door.serve(calls.desactiverCompte, ({ params, body }, guichet) => deactivate(guichet, params.uuid, body.motif))
  door.serve(calls.reactiverCompte, ({ params }, guichet) => reactivate(guichet, params.uuid))
  door.serve(calls.terminerSessionsDe, ({ params }, guichet) => endSessionsOf(guichet, params.uuid))
  door.serve(calls.retirerSecondFacteur, ({ params }, guichet) => removeSecondFacteur(guichet, params.uuid))
  door.serve(calls.modifierAgent, ({ params, body }, guichet) => editAgent(guichet, params.uuid, body))
}
