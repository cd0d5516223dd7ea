import * as calls from 'contract/app/messages'
import type { Received } from 'contract/core/call'
import { etatDuMessage, obstaclesRetraitMessage, periodeDe, verifierPeriode } from 'domain/app/messages'
import { estAgent } from 'domain/compte/agent'
import { textesRefus } from 'domain/core/textes-refus'
import { exigerAdministrateur, type Guichet } from '../../compte/support/agir.ts'
import { enregistrerActe } from '../../core/actes.ts'
import type { Door } from '../../core/door.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import type { Messages } from './en-memoire.ts'
import { derniers, inserer, retirer, verrouillerMessage } from './sql.ts'

const ecrire = ({ db, now, user }: Guichet, { nature, destinataires, texte, ...saisie }: Received<typeof calls.ecrireMessage>['body']) => {
  const instant = now()
  const erreurs = verifierPeriode(saisie, instant)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  const { debut, fin } = periodeDe(saisie)
  return db.transaction().execute(async (trx) => {
    await exigerAdministrateur(trx, user)
    const id = await inserer(trx, { nature, destinataires, texte, debut, fin }, instant, user.uuid)
    const contenu = { nature, destinataires, debut: debut.toISOString(), fin: fin?.toISOString() ?? null }
    await enregistrerActe(trx, { sujet: 'message', sujetId: String(id), type: 'MESSAGE', instant, auteur: user.uuid, contenu, texte })
    return id
  })
}

const enlever = ({ db, now, user }: Guichet, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const instant = now()
    await exigerAdministrateur(trx, user)
    const message = await verrouillerMessage(trx, id)
    if (!message) throw notFound()
    const raisons = obstaclesRetraitMessage(message, instant)
    if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)
    await retirer(trx, id, instant, user.uuid)
    await enregistrerActe(trx, { sujet: 'message', sujetId: String(id), type: 'RETRAIT_MESSAGE', instant, auteur: user.uuid })
  })

/** What is told above every page (STAFF-26); known here at once, and to the other servers at their next reading. */
export const messagesRoutes = (door: Door, messages: Messages): void => {
  door.serve(calls.getMessages, async (_, { user }) => ({ messages: messages.affiches(user !== null && estAgent(user.authorities)) }))

  door.serve(calls.listerMessages, async (_, { db, now }) => ({
    messages: (await derniers(db)).map((message) => ({
      ...message,
      debut: message.debut.toISOString(),
      fin: message.fin?.toISOString() ?? null,
      retireLe: message.retireLe?.toISOString() ?? null,
      etat: etatDuMessage(message, now()),
    })),
  }))

  door.serve(calls.ecrireMessage, async ({ body }, office) => {
    const id = await ecrire(office, body)
    await messages.relire()
    return { id }
  })

  door.serve(calls.retirerMessage, async ({ params }, office) => {
    await enlever(office, Number(params.id))
    await messages.relire()
  })
}
