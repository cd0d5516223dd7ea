import * as calls from 'contract/compte/support'
import type { Door } from '../../core/door.ts'
import { consigner } from '../../core/securite.ts'
import { desactiver, reactiver, renvoyerLien, retirerSecondFacteur, terminerSessionsDe } from './actes.ts'
import { modifierAgent } from './agent.ts'
import { lireCompte } from './detail.ts'
import { ouvrirCompte } from './ouvrir.ts'
import { chercherComptes } from './recherche.ts'

/** Routes of the support (STAFF-27) and of staff accounts (STAFF-28). None returns a password, a link or a mail's text (threat T26). */
export const supportRoutes = (door: Door): void => {
  door.serve(calls.rechercherComptes, ({ query }, { db }) => chercherComptes(db, query))

  door.serve(calls.getCompteAuSupport, async ({ params }, { db, now, user, request }) => {
    const compte = await lireCompte(db, now(), params.uuid)
    // Each consultation of an account is recorded and kept for twelve months (threat T26).
    await consigner(db, now(), { type: 'COMPTE_CONSULTE', compte: user.uuid, adresse: request.ip, detail: { consulte: params.uuid } })
    return compte
  })

  door.serve(calls.creerComptePour, ({ body }, guichet) => ouvrirCompte(guichet, body))
  door.serve(calls.renvoyerActivation, ({ params }, guichet) => renvoyerLien(guichet, 'RENVOI_ACTIVATION', params.uuid))
  door.serve(calls.envoyerReinitialisation, ({ params }, guichet) => renvoyerLien(guichet, 'REINITIALISATION', params.uuid))
  door.serve(calls.desactiverCompte, ({ params, body }, guichet) => desactiver(guichet, params.uuid, body.motif))
  door.serve(calls.reactiverCompte, ({ params }, guichet) => reactiver(guichet, params.uuid))
  door.serve(calls.terminerSessionsDe, ({ params }, guichet) => terminerSessionsDe(guichet, params.uuid))
  door.serve(calls.retirerSecondFacteur, ({ params }, guichet) => retirerSecondFacteur(guichet, params.uuid))
  door.serve(calls.modifierAgent, ({ params, body }, guichet) => modifierAgent(guichet, params.uuid, body))
}
