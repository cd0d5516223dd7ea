import { textesRefus } from 'domain/core/textes/refus'
import type { Trx } from '../core/database.ts'
import type { Authority, Personne } from '../core/personne.ts'
import { Refusal } from '../core/refusal.ts'
import { lockPersonne } from './sessions.ts'

/** Checks again, after a long upload, that the sender's session is open and that they still have the authority (threat T20). */
export const requirePresent = async (trx: Trx, user: Personne, authority: Authority): Promise<Personne> => {
  const present = await lockPersonne(trx, user)
  if (!present?.authorities.includes(authority)) throw new Refusal(401, textesRefus.nonConnecte)
  return present
}
