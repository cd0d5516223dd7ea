import { randomUUID } from 'node:crypto'
import './tables.ts'
import type { DemandeRattachement } from 'domain/rattachements/demande'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import { type KeptFichier, referenceFichiers } from '../../core/files/sql.ts'

export interface DemandeToSave {
  association: string
  compte: string
  demande: DemandeRattachement
  /** Already in the store, one per document. */
  fichiers: readonly KeptFichier[]
  cle: string | null
  empreinte: string | null
  now: Date
}

/** Records a request for attachment: row, annexes and act. A second pending request of the account is a programming error. */
export const saveDemande = async (trx: Trx, recue: DemandeToSave): Promise<string> => {
  const { association, compte, demande, fichiers, cle, empreinte, now } = recue
  const { fonction, message, documents } = demande
  const uuid = randomUUID()
  await referenceFichiers(trx, now, fichiers)
  const dite = { uuid, association, compte, fonction, message, cle, empreinte, demandee_le: now }
  const encore = { statut: 'EN_COURS' as const, decidee_le: null, decidee_par: null, motif: null, lue_le: null }
  await trx
    .insertInto('demande_rattachement')
    .values({ ...dite, ...encore })
    .execute()
  const annexes = fichiers.map(({ sha256, taille, mime }, rang) => {
    const { nom = '', type = '', date = null } = documents[rang] ?? {}
    return { demande: uuid, rang, nom, type, date, empreinte: sha256, taille, mime, sha256, purgee_le: null }
  })
  if (annexes.length > 0) await trx.insertInto('annexe_rattachement').values(annexes).execute()
  await recordActe(trx, {
    sujet: 'association',
    sujetId: association,
    type: 'DEMANDE_RATTACHEMENT',
    instant: now,
    auteur: compte,
    contenu: { demande: uuid, fonction, annexes: fichiers.map(({ sha256 }) => sha256) },
    ...(message !== null && { texte: message }),
  })
  return uuid
}
