import './tables.ts'
import type { Etape } from 'domain/requetes/actes'
import { lireDepot } from 'domain/requetes/lire-depot'
import type { EtatRequete } from 'domain/requetes/types'
import { duRessort } from '../compte/ressort.ts'
import type { Db, Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import '../core/reference/tables.ts'

/** A request as its court finds it; undefined to the clerks of the others. */
export const findRequeteDuRessort = async (db: Db, agent: Personne, numero: string) => {
  const found = await db
    .selectFrom('requete')
    .select([
      'requete.numero',
      'requete.type',
      'requete.tribunal',
      'requete.association',
      'requete.compte',
      'requete.depot',
      'requete.siege',
      'requete.version',
      'requete.denomination',
      'requete.date_pre_enregistrement as datePreEnregistrement',
      'requete.date_ordonnancement as dateOrdonnancement',
    ])
    .where('requete.numero', '=', numero)
    .where(duRessort(agent, 'requete.tribunal'))
    .executeTakeFirst()
  if (!found) return undefined
  const { depot, siege, ...requete } = found
  return { ...requete, depot: lireDepot({ depot, siege }) }
}

export type RequeteDuRessort = NonNullable<Awaited<ReturnType<typeof findRequeteDuRessort>>>

/** What the fold of the acts says, kept for lists and queues. */
export interface Avancement {
  etape: Etape
  etat: EtatRequete
  agent: string | null
  opposition_jusquau: string | null
  date_ordonnancement: string | null
  association: string | null
}

/** Moves a request from the version it was read at; false when another act came first (goal R11). */
export const avancer = async (trx: Trx, numero: string, version: number, avancement: Avancement): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('requete')
    .set({ ...avancement, version: version + 1 })
    .where('numero', '=', numero)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The files of a filing, in the order filed. */
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
      'fichier.actif',
    ])
    .where('annexe.requete', '=', numero)
    .orderBy('annexe.rang')
    .execute()

/** Who may render a decision at a court. */
export const signatairesDe = (db: Db, tribunal: string) =>
  db.selectFrom('signataire').select(['id', 'nom', 'qualite']).where('tribunal', '=', tribunal).orderBy('nom').orderBy('qualite').execute()

/** Whether a court exists and is one of the clerk's. */
export const estDuRessort = async (db: Db, agent: Personne, tribunal: string): Promise<boolean> =>
  Boolean(await db.selectFrom('tribunal').select('id').where('id', '=', tribunal).where(duRessort(agent, 'tribunal.id')).executeTakeFirst())

/** Adds a person to a court's list; undefined when already there. */
export const insererSignataire = (trx: Trx, signataire: { tribunal: string; nom: string; qualite: string }) =>
  trx
    .insertInto('signataire')
    .values(signataire)
    .onConflict((conflict) => conflict.columns(['tribunal', 'nom', 'qualite']).doNothing())
    .returning('id')
    .executeTakeFirst()
