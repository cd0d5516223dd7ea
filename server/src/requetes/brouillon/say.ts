import type { Answered } from 'contract/core/call'
import type { enregistrerBrouillon } from 'contract/requetes/brouillon'
import { keptUntil } from 'domain/requetes/depot/brouillon'

/** Returns when a draft was saved, and until when it is kept. */
export const say = (revision: number, enregistreLe: Date): Answered<typeof enregistrerBrouillon> => ({
  revision,
  enregistreLe: enregistreLe.toISOString(),
  conserveJusquAu: keptUntil(enregistreLe),
})
