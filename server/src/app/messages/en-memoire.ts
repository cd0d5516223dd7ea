import { estAffiche } from 'domain/app/messages'
import type { FastifyInstance } from 'fastify'
import type { Office } from '../../core/door.ts'
import { aMontrer, type MessageGarde } from './sql.ts'

/** Milliseconds during which this server may not know a message written by another. */
const rafraichissement = 15_000

export interface Messages {
  /** Returns the messages of the site to show now, to the staff or to anybody. They are in memory, so that no page waits for them. */
  affiches(agent: boolean): Pick<MessageGarde, 'id' | 'nature' | 'texte'>[]
  /** Returns the messages of the courts to show now. */
  desTribunaux(): { id: number; tribunal: string; texte: string }[]
  /** Reads the messages again. While the database is away, the known ones stay. */
  relire(): Promise<void>
}

/** The messages of the service, kept in memory: they matter most during an outage of the database (STAFF-26). */
export const openMessages = (app: FastifyInstance, { db, now }: Pick<Office, 'db' | 'now'>): Messages => {
  let connus: MessageGarde[] = []
  const relire = () =>
    aMontrer(db, now()).then(
      (lus) => void (connus = lus),
      (error: unknown) => app.log.warn({ err: error }, 'the messages of the service could not be read'),
    )
  const timer = setInterval(relire, rafraichissement).unref()
  app.addHook('onReady', relire)
  app.addHook('onClose', () => clearInterval(timer))
  return {
    affiches: (agent) =>
      connus
        .filter((message) => message.tribunal === null && estAffiche(message, now(), agent))
        .map(({ id, nature, texte }) => ({ id, nature, texte })),
    desTribunaux: () =>
      connus.flatMap(({ id, tribunal, texte, ...message }) =>
        tribunal !== null && estAffiche(message, now(), false) ? [{ id, tribunal, texte }] : [],
      ),
    relire,
  }
}
