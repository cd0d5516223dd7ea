import type { Insertable } from 'kysely'
import './tables.ts'
import '../../association/tables.ts'
import '../../core/reference/tables.ts'
import { inRessort } from '../../compte/ressort.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { notFound } from '../../core/server-errors.ts'
import type { TransfertTable } from './tables.ts'

/** Writes that an association is sent to another court, which has not decided yet. */
export const insertTransfert = async (trx: Trx, transfert: Insertable<TransfertTable>): Promise<void> => {
  await trx.insertInto('transfert').values(transfert).execute()
}

/** Returns the waiting transfer of an association, or its last one; undefined when it never was sent to another court. */
export const dernierTransfert = (db: Db, association: string) =>
  db
    .selectFrom('transfert')
    .innerJoin('tribunal', 'tribunal.id', 'transfert.destination')
    .select(['uuid', 'statut', 'siege', 'destination', 'libelle', 'envoye_le as envoyeLe', 'decide_le as decideLe', 'motif'])
    .where('association', '=', association)
    .orderBy((eb) => eb('statut', '=', 'EN_COURS'), 'desc')
    .orderBy('envoye_le', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Returns the transfer that gave an association its number, with its old sheet and whether that sheet has changed since. */
export const findRegisteredTransfert = async (db: Db, nouvelle: string) => {
  const transfert = await db
    .selectFrom('transfert')
    .innerJoin('association as ancienne', 'ancienne.numero', 'transfert.association')
    .innerJoin('association', 'association.numero', 'transfert.nouvelle')
    .innerJoin('version', (join) =>
      join.onRef('version.association', '=', 'ancienne.numero').onRef('version.ordre', '=', 'ancienne.version'),
    )
    .select(['transfert.uuid', 'ancienne.numero as origine', 'association.version as versions', 'version.etat', 'version.details'])
    .where('transfert.nouvelle', '=', nouvelle)
    .executeTakeFirst()
  if (!transfert) return null
  const { etat, details, ...same } = transfert
  return { ...same, partie: etat === 'RADIEE' && details?.transfert?.numero === nouvelle && details.acte === undefined }
}

/** Returns the transfers that wait for the clerk's courts, oldest first. */
export const receivedTransferts = (db: Db, agent: Personne) =>
  db
    .selectFrom('transfert')
    .innerJoin('association', 'association.numero', 'transfert.association')
    .innerJoin('tribunal', 'tribunal.id', 'transfert.origine')
    .select([
      'transfert.uuid',
      'transfert.destination',
      'transfert.siege',
      'transfert.envoye_le as envoyeLe',
      'association.numero',
      'association.nom as denomination',
      'association.version',
      'association.etat',
      'tribunal.libelle as origine',
    ])
    .where('transfert.statut', '=', 'EN_COURS')
    .where(inRessort(agent, 'transfert.destination'))
    .orderBy('transfert.envoye_le')
    .execute()

/** A transfer sent to a court of the clerk's; 404 to the others, as for what does not exist. */
export const getReceivedTransfert = async (db: Db, agent: Personne, uuid: string) => {
  const transfert = await db
    .selectFrom('transfert')
    .selectAll()
    .where('uuid', '=', uuid)
    .where(inRessort(agent, 'destination'))
    .executeTakeFirst()
  if (!transfert) throw notFound()
  return transfert
}

interface Issue {
  statut: 'INSCRIT' | 'REFUSE' | 'RETIRE'
  decide_le: Date
  decide_par: string
  motif?: string
  nouvelle?: string
}

/** Ends a transfer that waits, under the lock of its association. */
export const endTransfert = (trx: Trx, uuid: string, issue: Issue) =>
  trx.updateTable('transfert').set(issue).where('uuid', '=', uuid).execute()
