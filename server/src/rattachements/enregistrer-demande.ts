import { randomUUID } from 'node:crypto'
import './tables.ts'
import { enregistrerActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'

export interface DemandeAEnregistrer {
  association: string
  compte: string
  fonction: string
  now: Date
}

/** Asks the court to attach an account to an association, with its act. Two requests of one account waiting at once are an accident. */
export const enregistrerDemande = async (trx: Trx, { association, compte, fonction, now }: DemandeAEnregistrer): Promise<string> => {
  const uuid = randomUUID()
  await trx
    .insertInto('demande_rattachement')
    .values({ uuid, association, compte, fonction, statut: 'EN_COURS', demandee_le: now })
    .execute()
  await enregistrerActe(trx, {
    sujet: 'association',
    sujetId: association,
    type: 'DEMANDE_RATTACHEMENT',
    instant: now,
    auteur: compte,
    contenu: { demande: uuid, fonction },
  })
  return uuid
}
