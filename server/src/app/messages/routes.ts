import * as calls from 'contract/app/messages'
import { periodeDe, periodeDesJours, verifierJours, verifierPeriode } from 'domain/app/messages'
import { estAgent } from 'domain/compte/agent'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textesRefus } from 'domain/core/textes/refus'
import { getTribunalDuRessort } from '../../association/greffe-sql.ts'
import { exigerAdministrateur } from '../../compte/support/agir.ts'
import type { Door } from '../../core/door.ts'
import { invalid } from '../../core/refusal.ts'
import type { Messages } from './en-memoire.ts'
import { ecrireMessage, messagesEcrits, retirerMessage } from './ecrire.ts'

const exigerPeriode = (erreurs: ErreurChamp[]): void => {
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
}

/**
 * Serves the messages shown above every page (STAFF-26). A change is known here at once, and to the other servers at their next reading.
 */
export const messagesRoutes = (door: Door, messages: Messages): void => {
  door.serve(calls.getMessages, async (_, { user }) => ({
    messages: messages.affiches(user !== null && estAgent(user.authorities)),
    desTribunaux: messages.desTribunaux(),
  }))

  door.serve(calls.listerMessages, (_, { db, now }) => messagesEcrits(db, now(), null))

  door.serve(calls.ecrireMessage, async ({ body: { nature, destinataires, texte, ...saisie } }, { db, now, user }) => {
    const instant = now()
    exigerPeriode(verifierPeriode(saisie, instant))
    const id = await db.transaction().execute(async (trx) => {
      await exigerAdministrateur(trx, user)
      return ecrireMessage(trx, { user, instant }, { tribunal: null, nature, destinataires, texte, ...periodeDe(saisie) })
    })
    await messages.relire()
    return { id }
  })

  door.serve(calls.retirerMessage, async ({ params }, { db, now, user }) => {
    await db.transaction().execute(async (trx) => {
      await exigerAdministrateur(trx, user)
      await retirerMessage(trx, { user, instant: now() }, Number(params.id), null)
    })
    await messages.relire()
  })
}

/** Serves the messages of a court, written by its clerks. */
export const messagesDuTribunalRoutes = (door: Door, messages: Messages): void => {
  door.serve(calls.listerMessagesDuTribunal, async ({ params }, { db, now, user }) =>
    messagesEcrits(db, now(), (await getTribunalDuRessort(db, user, params.tribunal)).id),
  )

  door.serve(calls.ecrireMessageDuTribunal, async ({ params, body: { texte, ...jours } }, { db, now, user }) => {
    const instant = now()
    const id = await db.transaction().execute(async (trx) => {
      const { id: tribunal } = await getTribunalDuRessort(trx, user, params.tribunal)
      exigerPeriode(verifierJours(jours, instant))
      const message = { tribunal, nature: 'INFORMATION', destinataires: 'TOUS', texte, ...periodeDesJours(jours) } as const
      return ecrireMessage(trx, { user, instant }, message)
    })
    await messages.relire()
    return { id }
  })

  door.serve(calls.retirerMessageDuTribunal, async ({ params }, { db, now, user }) => {
    await db.transaction().execute(async (trx) => {
      const { id: tribunal } = await getTribunalDuRessort(trx, user, params.tribunal)
      await retirerMessage(trx, { user, instant: now() }, Number(params.id), tribunal)
    })
    await messages.relire()
  })
}
