import { randomUUID } from 'node:crypto'
import './tables.ts'
import { jourDeParis } from 'domain/core/jour'
import { enregistrerActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'
import { clore } from './demande/sql.ts'

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
}

/**
 * Attaches an account to an association, with its act. An account already attached is an accident. A request of theirs that waited has nothing
 * more to wait for, whoever attaches them.
 */
export const rattacher = async (
  trx: Trx,
  { association, compte, fonction, gestion, depot, fin = null, now, auteur }: RattachementAEnregistrer,
): Promise<void> => {
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
    .values({ uuid: randomUUID(), association, compte, fonction, gestion, depot, fin, cree_le: now, termine_le: null })
    .execute()
  await enregistrerActe(trx, {
    sujet: 'association',
    sujetId: association,
    type: 'RATTACHEMENT',
    instant: now,
    auteur,
    contenu: { compte, fonction, gestion, depot, ...(fin && { fin }) },
  })
  await clore(trx, { association, compte }, { statut: 'ACCEPTE', le: now, par: null, motif: null })
}
