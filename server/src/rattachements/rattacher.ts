import { randomUUID } from 'node:crypto'
import './tables.ts'
import { jourDeParis } from 'domain/core/jour'
import { enregistrerActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'
import { solderAttentes } from './solder.ts'

/** Rights on an association, as they are given or proposed. */
export interface DroitsAEnregistrer {
  association: string
  fonction: string
  gestion: boolean
  depot: boolean
  /** Last day of the rights, when they end by themselves. */
  fin?: string | null
  now: Date
  /** Account of who gives or proposes them, or null for the system. */
  auteur: string | null
}

export interface RattachementAEnregistrer extends DroitsAEnregistrer {
  compte: string
  /** Why the court gives them, when it does so by itself. */
  motif?: string
}

/**
 * Attaches an account to an association, with its act; answers the id of the attachment. An account already attached is an accident. What they
 * waited for is over, whoever attaches them.
 */
export const rattacher = async (
  trx: Trx,
  { association, compte, fonction, gestion, depot, fin = null, motif, now, auteur }: RattachementAEnregistrer,
): Promise<string> => {
  const uuid = randomUUID()
  // Over by its date already: the line makes room.
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
  await enregistrerActe(trx, { ...acte, type: 'RATTACHEMENT', contenu, ...(motif && { texte: motif }) })
  await solderAttentes(trx, { association, compte }, acte)
  return uuid
}
