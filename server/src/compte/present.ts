import { textesRefus } from 'domain/core/textes-refus'
import type { Trx } from '../core/database.ts'
import type { Authority, Personne } from '../core/personne.ts'
import { Refusal } from '../core/refusal.ts'
import { verrouillerPersonne } from './sessions.ts'

/**
 * Reads the sender of a long upload again when it is written: their session, their authority and their courts must still be (threats T20).
 * Locks them until the transaction ends. Refuses with 401 a session that ended or lost the authority; the caller checks the courts.
 */
export const exigerPresent = async (trx: Trx, user: Personne, authority: Authority): Promise<Personne> => {
  const present = await verrouillerPersonne(trx, user)
  if (!present?.authorities.includes(authority)) throw new Refusal(401, textesRefus.nonConnecte)
  return present
}
