import '../tables.ts'
import { awaitedRetour } from 'domain/requetes/actes/demandes'
import type { LeftEtape } from 'domain/requetes/procedure/left-etapes'
import { au } from 'domain/requetes/procedure/fold'
import type { Situation } from 'domain/requetes/actes/situation'
import { etatPublic } from 'domain/requetes/etat/etat-public'
import { readDepot } from 'domain/requetes/depot/read-depot'
import { awaitedParution } from 'domain/requetes/etat/parution'
import '../../compte/tables.ts'
import { inRessort } from '../../compte/ressort.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import '../../core/reference/tables.ts'
import { isKnownTo, lienWithRequete } from '../is-known-to.ts'

const requetes = (db: Db) =>
  db
    .selectFrom('requete')
    .select([
      'requete.numero',
      'requete.type',
      'requete.sous_types as sousTypes',
      'requete.base',
      'requete.tribunal',
      'requete.association',
      'requete.compte',
      'requete.issu_teleservice as issuTeleservice',
      'requete.depot',
      'requete.siege',
      'requete.code_postal as codePostal',
      'requete.version',
      'requete.denomination',
      'requete.date_pre_enregistrement as datePreEnregistrement',
      'requete.date_ordonnancement as dateOrdonnancement',
    ])

type StoredRequete = NonNullable<Awaited<ReturnType<ReturnType<typeof requetes>['executeTakeFirst']>>>

const read = ({ depot, siege, ...requete }: StoredRequete) => ({ ...requete, depot: readDepot({ depot, siege }) })

/** Returns a request of the clerk's courts; undefined to the clerks of the others. */
export const findRessortRequete = async (db: Db, agent: Personne, numero: string) => {
  const found = await requetes(db).where('requete.numero', '=', numero).where(inRessort(agent, 'requete.tribunal')).executeTakeFirst()
  return found && read(found)
}

/** Returns several requests of the clerk's courts, in no particular order. Those of other courts are left out. */
export const findRessortRequetes = async (db: Db, agent: Personne, numeros: readonly string[]) => {
  const found = await requetes(db).where('requete.numero', 'in', numeros).where(inRessort(agent, 'requete.tribunal')).execute()
  return found.map(read)
}

/** Returns a request without checking the reader: the caller has checked them otherwise, as for the holder of a code. */
export const findRequete = async (db: Db, numero: string) => {
  const found = await requetes(db).where('requete.numero', '=', numero).executeTakeFirst()
  return found && read(found)
}

export type RessortRequete = NonNullable<Awaited<ReturnType<typeof findRessortRequete>>>

/** Returns a request to a reader who may know it (with this right, where one is given), and their link with it; undefined to the others. */
export const findKnownRequete = async (db: Db, lecteur: Personne, numero: string, droit?: 'depot') => {
  const found = await requetes(db)
    .select(lienWithRequete(lecteur))
    .where('requete.numero', '=', numero)
    .where(isKnownTo(lecteur, droit))
    .executeTakeFirst()
  if (!found) return undefined
  const { deposant, droitDeDeposer, ...requete } = found
  return { requete: read(requete), lien: { deposant, depot: droitDeDeposer } }
}

/** Locks a request until the transaction ends. */
export const lockRequete = async (trx: Trx, numero: string): Promise<void> => {
  await trx.selectFrom('requete').select('numero').where('numero', '=', numero).forUpdate().execute()
}

/** The fold of the acts as columns, so that lists and queues need not fold the acts again. */
export const colonnesDe = (situation: Situation, quittees: readonly LeftEtape[]) => {
  const { etape, enCharge, ensuite, horloges, decideeLe, retrait } = situation
  return {
    etape,
    etapes_quittees: JSON.stringify(quittees),
    etat: etatPublic(etape),
    agent: enCharge?.agent.uuid ?? null,
    ensuite_le: ensuite?.le ?? null,
    // During an interruption, what comes by itself moves the interrupted stage: the request does not move.
    ensuite_etape: (ensuite && au(situation, ensuite.le).etape) ?? null,
    echeance_le: horloges[0]?.le ?? awaitedParution(situation),
    ensuite_echeance_le: (ensuite && au(situation, ensuite.le).horloges[0]?.le) ?? null,
    retour_le: awaitedRetour(situation),
    date_ordonnancement: decideeLe,
    retiree_le: retrait?.le ?? null,
  }
}

interface Avancement {
  situation: Situation
  quittees: readonly LeftEtape[]
  association: string | null
}

/** Moves a request on from the version that was read. False when another act came first. */
export const advance = async (
  trx: Trx,
  numero: string,
  version: number,
  { situation, quittees, association }: Avancement,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('requete')
    .set({ ...colonnesDe(situation, quittees), association, version: version + 1 })
    .where('numero', '=', numero)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns the files of a filing, in the order filed. */
export const annexesDe = (db: Db, numero: string) =>
  db
    .selectFrom('annexe')
    .innerJoin('fichier', 'fichier.sha256', 'annexe.sha256')
    .select([
      'annexe.rang',
      'annexe.nom',
      'annexe.type',
      'annexe.sous_type as sousType',
      'annexe.date',
      'annexe.date_effet as dateEffet',
      'annexe.journal',
      'annexe.sha256',
      'fichier.mime',
      'fichier.taille',
      'fichier.contenus_actifs as contenusActifs',
    ])
    .where('annexe.requete', '=', numero)
    .orderBy('annexe.rang')
    .execute()
