import '../tables.ts'
import '../../core/reference/tables.ts'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../core/database.ts'
import type { SignataireTable } from '../tables.ts'

/** Returns the signatories in office at a court on some day of a period. */
export const signatairesDe = (db: Db, tribunal: string, { depuis, jusqua }: { depuis: string; jusqua: string }) =>
  db
    .selectFrom('signataire')
    .select(['id', 'prenom', 'nom', 'qualite', 'debut', 'fin'])
    .where('tribunal', '=', tribunal)
    .where('debut', '<=', jusqua)
    .where((eb) => eb.or([eb('fin', 'is', null), eb('fin', '>=', depuis)]))
    .orderBy('nom')
    .orderBy('prenom')
    .orderBy('qualite')
    .orderBy('id')
    .execute()

/** Every signatory of every court, those in office the longest last. */
export const signatairesDesTribunaux = (db: Db) =>
  db
    .selectFrom('signataire')
    .innerJoin('tribunal', 'tribunal.id', 'signataire.tribunal')
    .leftJoin('compte', 'compte.uuid', 'signataire.compte')
    .select([
      'signataire.id',
      'tribunal.id as tribunal',
      'tribunal.libelle',
      'signataire.prenom',
      'signataire.nom',
      'signataire.qualite',
      'signataire.debut',
      'signataire.fin',
      'compte.uuid as compte',
      'compte.prenom as comptePrenom',
      'compte.nom as compteNom',
    ])
    .orderBy('tribunal.rang')
    .orderBy('tribunal.libelle')
    .orderBy('signataire.debut', 'desc')
    .orderBy('signataire.nom')
    .orderBy('signataire.id')
    .execute()

/** Adds a person to a court's list; undefined when they are already there, in office since that day. */
export const insertSignataire = (trx: Trx, signataire: Insertable<SignataireTable>) =>
  trx
    .insertInto('signataire')
    .values(signataire)
    .onConflict((conflict) => conflict.columns(['tribunal', 'prenom', 'nom', 'qualite', 'debut']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** Returns a signatory with its row locked. */
export const lockSignataire = (trx: Trx, id: number) =>
  trx.selectFrom('signataire').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const endFonctions = (trx: Trx, id: number, fin: string): Promise<unknown> =>
  trx.updateTable('signataire').set({ fin }).where('id', '=', id).execute()

/** Sets the account that signs in their name; null for none. */
export const linkCompte = (trx: Trx, id: number, compte: string | null): Promise<unknown> =>
  trx.updateTable('signataire').set({ compte }).where('id', '=', id).execute()
