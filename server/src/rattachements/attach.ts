import { randomUUID } from 'node:crypto'
import './tables.ts'
import { jourDeParis } from 'domain/core/jour'
import { recordActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'
import { settleAttentes } from './settle.ts'

/** Rights on an association, given or offered. */
export interface DroitsToSave {
  association: string
  fonction: string
  gestion: boolean
  depot: boolean
  /** Last day of the rights, when they have one. */
  fin?: string | null
  now: Date
  /** Account that gives or offers them; null for the system. */
  auteur: string | null
}

export interface RattachementToSave extends DroitsToSave {
  compte: string
  /** The court's reason, when the court gives them directly. */
  motif?: string
}

/**
 * Attaches an account to an association, records the act and returns the id of the attachment. Also closes the account's pending request
 * and invitation. An account that is already attached is a programming error.
 */
export const tie = async (
  trx: Trx,
  { association, compte, fonction, gestion, depot, fin = null, motif, now, auteur }: RattachementToSave,
): Promise<string> => {
  const uuid = randomUUID()
  // Closes an attachment that expired by its date, so that a new one can be inserted.
  await trx
    .updateTable('rattachement')
    .set({ termine_le: now })
    .where('association', '=', association)
    .where('compte', '=', compte)
    .where('termine_le', 'is', null)
    .where('fin', '<', jourDeParis(now))
    .execute()
  await trx
    .insertInto('rattachement')
    .values({ uuid, association, compte, fonction, gestion, depot, fin, cree_le: now, termine_le: null })
    .execute()
  const acte = { sujet: 'association', sujetId: association, instant: now, auteur } as const
  const contenu = { compte, fonction, gestion, depot, ...(fin && { fin }) }
  await recordActe(trx, { ...acte, type: 'RATTACHEMENT', contenu, ...(motif && { texte: motif }) })
  await settleAttentes(trx, { association, compte }, acte)
  return uuid
}
