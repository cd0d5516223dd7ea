import { randomUUID } from 'node:crypto'
import { uneCommune } from 'domain/core/exemples'
import { uneCreation } from 'domain/requetes/exemples'
import { depotAStocker, type DepotStocke } from 'domain/requetes/lire-depot'
import type { EtatRequete, SousTypeRequete, TypeRequete } from 'domain/requetes/types'
import { enregistrerActe } from '../src/core/actes.ts'
import type { Office } from '../src/core/door.ts'
import { empreinteDuDepot } from '../src/requetes/depot/empreinte.ts'
import '../src/requetes/tables.ts'

export interface RequeteOptions {
  association: string
  /** Account that files it. */
  compte: string
  numero: string
  tribunal?: string
  type?: TypeRequete
  sousTypes?: SousTypeRequete[]
  etat?: EtatRequete
  deposeeLe?: Date
  dateOrdonnancement?: string | null
  /** What is stored of the filing; one of before 0021 has no head office beside, and no imprint. */
  stocke?: DepotStocke
}

/** A request on an association that exists; written by hand as long as only creations can be filed. */
export const uneRequeteSur = async (
  { db, now }: Pick<Office, 'db' | 'now'>,
  {
    association,
    compte,
    numero,
    tribunal = 'TJ-STRASBOURG',
    type = 'MODIFICATION',
    sousTypes = ['SIMPLE'],
    etat = 'EN_COURS',
    deposeeLe = now(),
    dateOrdonnancement = null,
    stocke = depotAStocker(uneCreation({ documents: [] }), uneCommune()),
  }: RequeteOptions,
): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('requete')
      .values({
        numero,
        type,
        sous_types: sousTypes,
        tribunal,
        association,
        compte,
        cle: randomUUID(),
        empreinte: '-',
        depot: JSON.stringify(stocke.depot),
        siege: stocke.siege === null ? null : JSON.stringify(stocke.siege),
        etape: etat === 'INSCRITE' ? 'INSCRITE' : 'PRE_ENREGISTREE',
        etat,
        agent: null,
        denomination: 'Chorale de Mittelbruch',
        code_postal: '67000',
        commune: 'Strasbourg',
        date_pre_enregistrement: deposeeLe,
        date_ordonnancement: dateOrdonnancement,
      })
      .execute()
    const le = deposeeLe.toISOString().slice(0, 10)
    await enregistrerActe(trx, {
      sujet: 'requete',
      sujetId: numero,
      type: 'DEPOT',
      instant: deposeeLe,
      auteur: compte,
      contenu: { type: 'DEPOT', le, ...(stocke.siege !== null && { empreinte: empreinteDuDepot(stocke, []) }) },
    })
  })
}
