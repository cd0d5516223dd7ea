import * as calls from 'contract/app/messages'
import { periodeDe, periodeDesJours, checkJours, checkPeriode } from 'domain/app/messages'
import { isAgent } from 'domain/compte/agent'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textesRefus } from 'domain/core/textes/refus'
import { getRessortTribunal } from '../../association/greffe-sql.ts'
import { requireAdministrateur } from '../../compte/support/act.ts'
import type { Door } from '../../core/door.ts'
import { invalid } from '../../core/refusal.ts'
import type { Messages } from './en-memoire.ts'
import { writeMessage, writtenMessages, withdrawMessage } from './write.ts'

const requirePeriode = (erreurs: ErreurChamp[]): void => {
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
}

/**
 * Serves the messages shown above every page (STAFF-26). A change is known here at once, and to the other servers at their next reading.
 */
export const messagesRoutes = (door: Door, messages: Messages): void => {
  door.serve(calls.getMessages, async (_, { user }) => ({
    messages: messages.affiches(user !== null && isAgent(user.authorities)),
    desTribunaux: messages.desTribunaux(),
  }))

  door.serve(calls.listerMessages, (_, { db, now }) => writtenMessages(db, now(), null))

  door.serve(calls.ecrireMessage, async ({ body: { nature, destinataires, texte, ...saisie } }, { db, now, user }) => {
    const instant = now()
    requirePeriode(checkPeriode(saisie, instant))
    const id = await db.transaction().execute(async (trx) => {
      await requireAdministrateur(trx, user)
      return writeMessage(trx, { user, instant }, { tribunal: null, nature, destinataires, texte, ...periodeDe(saisie) })
    })
    await messages.reread()
    return { id }
  })

  door.serve(calls.retirerMessage, async ({ params }, { db, now, user }) => {
    await db.transaction().execute(async (trx) => {
      await requireAdministrateur(trx, user)
      await withdrawMessage(trx, { user, instant: now() }, Number(params.id), null)
    })
    await messages.reread()
  })
}

/** Serves the messages of a court, written by its clerks. */
export const tribunalMessagesRoutes = (door: Door, messages: Messages): void => {
  door.serve(calls.listerMessagesDuTribunal, async ({ params }, { db, now, user }) =>
    writtenMessages(db, now(), (await getRessortTribunal(db, user, params.tribunal)).id),
  )

  door.serve(calls.ecrireMessageDuTribunal, async ({ params, body: { texte, ...jours } }, { db, now, user }) => {
    const instant = now()
    const id = await db.transaction().execute(async (trx) => {
      const { id: tribunal } = await getRessortTribunal(trx, user, params.tribunal)
      requirePeriode(checkJours(jours, instant))
      const message = { tribunal, nature: 'INFORMATION', destinataires: 'TOUS', texte, ...periodeDesJours(jours) } as const
      return writeMessage(trx, { user, instant }, message)
    })
    await messages.reread()
    return { id }
  })

  door.serve(calls.retirerMessageDuTribunal, async ({ params }, { db, now, user }) => {
    await db.transaction().execute(async (trx) => {
      const { id: tribunal } = await getRessortTribunal(trx, user, params.tribunal)
      await withdrawMessage(trx, { user, instant: now() }, Number(params.id), tribunal)
    })
    await messages.reread()
  })
}
