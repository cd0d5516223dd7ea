import { randomUUID } from 'node:crypto'
import { aSampleCommune } from 'domain/core/exemples'
import { jourDeParis } from 'domain/core/jour'
import type { Acte } from 'domain/requetes/actes/actes'
import { goesToPrefet } from 'domain/requetes/demarches/demarches'
import { aCreationDepot } from 'domain/requetes/examples/filings'
import type { Depot } from 'domain/requetes/depot/depot'
import type { EtatRequete, SousTypeRequete, TypeRequete } from 'domain/requetes/types'
import { recordActe } from '../src/core/actes.ts'
import type { Trx } from '../src/core/database.ts'
import type { Office } from '../src/core/door.ts'
import type { KeptFichier } from '../src/core/files/sql.ts'
import type { Personne } from '../src/core/personne.ts'
import { findVersion } from '../src/association/sql.ts'
import { save } from '../src/requetes/depot/save.ts'
import { recordGreffeActe, readDossier } from '../src/requetes/procedure/dossier.ts'
import '../src/requetes/tables.ts'
import { clerk } from './people.ts'

export interface RequeteOptions {
  association: string
  /** Account of its declarant. */
  compte: string
  numero: string
  tribunal?: string
  type?: TypeRequete
  sousTypes?: SousTypeRequete[]
  etat?: EtatRequete
  deposeeLe?: Date
  /** The day it was received on paper; null for an online filing. */
  recueLe?: string | null
  /** Day of the decision; by default that of the filing. */
  dateOrdonnancement?: string | null
  /** Content of the filing, whose files are already stored. */
  depot?: Depot
  fichiers?: KeptFichier[]
}

/** Makes this request the latest of its year's counter. */
const count = (trx: Trx, numero: string) => {
  const rang = Number(numero.slice(3))
  return trx
    .insertInto('compteur')
    .values({ cle: `requete/20${numero.slice(1, 3)}`, valeur: rang - 1 })
    .onConflict((conflict) => conflict.column('cle').doUpdateSet({ valeur: rang - 1 }))
    .execute()
}

/** A request on an existing association, with the court's acts, made with the server's own functions. */
export const aRequeteOn = async (
  office: Pick<Office, 'db' | 'settings' | 'now'>,
  {
    association,
    compte,
    numero,
    tribunal = 'TJ-STRASBOURG',
    type = 'MODIFICATION',
    sousTypes = ['SIMPLE'],
    etat = 'EN_COURS',
    deposeeLe = office.now(),
    recueLe = null,
    dateOrdonnancement = null,
    depot = aCreationDepot({ documents: [] }),
    fichiers = [],
  }: RequeteOptions,
): Promise<void> => {
  const { db } = office
  const base = (await findVersion(db, association)) ?? null
  await db.transaction().execute(async (trx) => {
    await count(trx, numero)
    const enregistree = await save(trx, {
      demarche: { type, sousTypes: () => sousTypes },
      association,
      base,
      compte,
      cle: randomUUID(),
      empreinte: '-',
      depot,
      siege: aSampleCommune(),
      fichiers,
      tribunal: { id: tribunal },
      instant: deposeeLe,
      recueLe,
    })
    if (enregistree.numero !== numero) throw new Error(`${numero} is not of the year it is filed in`)
  })
  if (etat === 'EN_COURS') return
  const le = dateOrdonnancement ?? jourDeParis(deposeeLe)
  const greffier = await clerk(office, tribunal)
  const agent = { uuid: greffier.uuid, prenom: 'Dominique', nom: 'Greffe' }
  const qui: Personne = {
    ...greffier,
    ...agent,
    civilite: 'MME',
    authorities: ['GREFFE'],
    tribunaux: [tribunal],
    aujourdhui: jourDeParis(office.now()),
  }
  const decision = { le, signataire: { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' } }
  const deposee = jourDeParis(deposeeLe)
  const prefet: Acte[] = [
    { type: 'COMMUNICATION_PREFET', le: deposee },
    { type: 'REPONSE_PREFET', le: deposee, reponse: 'PAS_D_OPPOSITION' },
  ]
  const actes: Acte[] = [
    { type: 'PRISE_EN_CHARGE', le: deposee, agent },
    ...(goesToPrefet({ type, sousTypes, base: base?.ordre ?? null }) ? prefet : []),
    etat === 'INSCRITE' ? { type: 'INSCRIPTION', ...decision, numeroAssociation: association } : { type: 'REJET', ...decision },
  ]
  await db.transaction().execute(async (trx) => {
    for (const acte of actes) await recordGreffeActe(trx, await readDossier(trx, qui, numero, deposeeLe), acte)
  })
}

interface EarlierRequete extends Pick<RequeteOptions, 'association' | 'compte' | 'numero' | 'sousTypes'> {
  depot: unknown
  /** Acts of the court after the filing. */
  suite?: readonly Acte[]
}

/**
 * A request on an association as a server older than migration 0021 wrote it: without the siege beside the filing, without the version it
 * was based on, and without a digest in its act.
 */
export const anEarlierRequete = async (
  { db, now }: Pick<Office, 'db' | 'now'>,
  { association, compte, numero, depot, sousTypes = ['SIMPLE'], suite = [] }: EarlierRequete,
): Promise<void> => {
  const instant = now()
  const inscription = suite.find(({ type }) => type === 'INSCRIPTION')
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('requete')
      .values({
        numero,
        type: 'MODIFICATION',
        sous_types: sousTypes,
        tribunal: 'TJ-STRASBOURG',
        association,
        compte,
        cle: randomUUID(),
        empreinte: '-',
        depot: JSON.stringify(depot),
        siege: null,
        etape: inscription ? 'INSCRITE' : 'PRE_ENREGISTREE',
        etat: inscription ? 'INSCRITE' : 'EN_COURS',
        date_ordonnancement: inscription?.le ?? null,
        version: 1 + suite.length,
        denomination: 'Chorale de Mittelbruch',
        code_postal: '67000',
        commune: 'Strasbourg',
        date_pre_enregistrement: instant,
      })
      .execute()
    for (const contenu of [{ type: 'DEPOT', le: jourDeParis(instant) } as const, ...suite])
      await recordActe(trx, { sujet: 'requete', sujetId: numero, type: contenu.type, instant, auteur: compte, contenu })
  })
}
