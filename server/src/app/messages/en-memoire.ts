import { isShown } from 'domain/app/messages'
import type { FastifyInstance } from 'fastify'
import type { Office } from '../../core/door.ts'
import { messagesToShow, type KeptMessage } from './sql.ts'

/** Milliseconds during which this server may not know a message written by another. */
const rafraichissement = 15_000

export interface Messages {
  /** Returns the messages of the site to show now, to the staff or to anybody. They are in memory, so that no page waits for them. */
  affiches(agent: boolean): Pick<KeptMessage, 'id' | 'nature' | 'texte'>[]
  /** Returns the messages of the courts to show now. */
  desTribunaux(): { id: number; tribunal: string; texte: string }[]
  /** Reads the messages again. While the database is away, the known ones stay. */
  reread(): Promise<void>
}

/** The messages of the service, kept in memory: they matter most during an outage of the database (STAFF-26). */
export const openMessages = (app: FastifyInstance, { db, now }: Pick<Office, 'db' | 'now'>): Messages => {
  let connus: KeptMessage[] = []
  const reread = () =>
    messagesToShow(db, now()).then(
      (lus) => void (connus = lus),
      (error: unknown) => app.log.warn({ err: error }, 'the messages of the service could not be read'),
    )
  const timer = setInterval(reread, rafraichissement).unref()
  app.addHook('onReady', reread)
  app.addHook('onClose', () => clearInterval(timer))
  return {
    affiches: (agent) =>
      connus
        .filter((message) => message.tribunal === null && isShown(message, now(), agent))
        .map(({ id, nature, texte }) => ({ id, nature, texte })),
    desTribunaux: () =>
      connus.flatMap(({ id, tribunal, texte, ...message }) =>
        tribunal !== null && isShown(message, now(), false) ? [{ id, tribunal, texte }] : [],
      ),
    reread,
  }
}
