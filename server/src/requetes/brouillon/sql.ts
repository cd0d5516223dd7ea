import '../../association/tables.ts'
import '../../core/core-tables.ts'
import '../tables.ts'
import { jourDeParis } from 'domain/core/jour'
import type { Insertable, Updateable } from 'kysely'
import { getCompte } from '../../compte/sql.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import type { BrouillonTable } from '../tables.ts'

/** The drafts of an account. A draft on a registered association bears the name that the register gives it. */
const brouillonsDe = (db: Db, compte: string) =>
  db
    .selectFrom('brouillon')
    .leftJoin('association', 'association.numero', 'brouillon.association')
    .select([
      'brouillon.id',
      'brouillon.type',
      'brouillon.association',
      'brouillon.guichet',
      'brouillon.revision',
      'brouillon.ecrivain',
      'brouillon.enregistre_le as enregistreLe',
    ])
    .select((eb) => eb.fn.coalesce('association.nom', 'brouillon.denomination').as('denomination'))
    .where('brouillon.compte', '=', compte)
    .where('brouillon.requete', 'is', null)

/** The latest first. */
export const listeDe = (db: Db, compte: string) => brouillonsDe(db, compte).orderBy('brouillon.enregistre_le', 'desc').execute()

export const findBrouillon = (db: Db, compte: string, id: string) =>
  brouillonsDe(db, compte).select('brouillon.contenu').where('brouillon.id', '=', id).executeTakeFirst()

/** The number of the filing a draft has become. */
export const findFiledNumero = (db: Db, compte: string, id: string) =>
  db.selectFrom('requete').select('numero').where('compte', '=', compte).where('cle', '=', id).executeTakeFirst()

/** Whether an id names a draft, whoever its author is. */
export const isTaken = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx.selectFrom('brouillon').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const insert = async (trx: Trx, brouillon: Insertable<BrouillonTable>): Promise<void> => {
  await trx.insertInto('brouillon').values(brouillon).execute()
}

export const edit = async (trx: Trx, id: string, brouillon: Updateable<BrouillonTable>): Promise<void> => {
  await trx.updateTable('brouillon').set(brouillon).where('id', '=', id).execute()
}

/** Locks a draft until the transaction ends, so that it is neither filed, changed nor deleted meanwhile. */
export const lock = (trx: Trx, compte: string, id: string) =>
  trx
    .selectFrom('brouillon')
    .select(['id', 'type', 'revision'])
    .where('compte', '=', compte)
    .where('id', '=', id)
    .where('requete', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Deletes a draft with its files. */
export const eraseBrouillon = async (trx: Trx, compte: string, id: string): Promise<void> => {
  await trx.deleteFrom('brouillon').where('compte', '=', compte).where('id', '=', id).execute()
}

/** The files joined to a draft. */
export const fichiersDe = (db: Db, compte: string, id: string): Promise<KeptFichier[]> =>
  db
    .selectFrom('fichier_brouillon')
    .innerJoin('brouillon', 'brouillon.id', 'fichier_brouillon.brouillon')
    .innerJoin('fichier', 'fichier.sha256', 'fichier_brouillon.sha256')
    .select(['fichier.sha256', 'fichier.taille', 'fichier.mime', 'fichier.contenus_actifs as contenusActifs'])
    .where('brouillon.compte', '=', compte)
    .where('brouillon.id', '=', id)
    .where('brouillon.requete', 'is', null)
    .$castTo<KeptFichier>()
    .execute()

export const name = async (trx: Trx, brouillon: string, sha256: string): Promise<void> => {
  await trx
    .insertInto('fichier_brouillon')
    .values({ brouillon, sha256 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const withdraw = async (trx: Trx, brouillon: string, sha256: string): Promise<void> => {
  await trx.deleteFrom('fichier_brouillon').where('brouillon', '=', brouillon).where('sha256', '=', sha256).execute()
}

/** Marks a draft as filed: it is no longer shown, and stays available to fill a new draft. */
export const markFiled = async (trx: Trx, compte: string, id: string, requete: string): Promise<void> => {
  await trx.updateTable('brouillon').set({ requete }).where('compte', '=', compte).where('id', '=', id).execute()
}

/** Returns the draft of a request, for its author, when the request has ended without being registered. */
export const findResumable = (trx: Trx, compte: string, requete: string) =>
  trx
    .selectFrom('brouillon')
    .innerJoin('requete', 'requete.numero', 'brouillon.requete')
    .select(['brouillon.id', 'brouillon.type', 'brouillon.association', 'brouillon.guichet', 'brouillon.denomination', 'brouillon.contenu'])
    .where('brouillon.compte', '=', compte)
    .where('brouillon.requete', '=', requete)
    .where('requete.etat', '=', 'REJETEE')
    .executeTakeFirst()

export const copyFichiers = async (trx: Trx, de: string, vers: string): Promise<void> => {
  await trx
    .insertInto('fichier_brouillon')
    .columns(['brouillon', 'sha256'])
    .expression((eb) =>
      eb
        .selectFrom('fichier_brouillon')
        .select([eb.val(vers).as('brouillon'), 'sha256'])
        .where('brouillon', '=', de),
    )
    .execute()
}

/** Deletes the drafts not saved since `before`, and those of requests registered, or ended otherwise before `before`. */
export const forgetOldBrouillons = async (db: Db, avant: Date): Promise<void> => {
  await db
    .deleteFrom('brouillon')
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        and([eb('requete', 'is', null), eb('enregistre_le', '<', avant)]),
        exists(
          selectFrom('requete')
            .select('numero')
            .whereRef('numero', '=', 'brouillon.requete')
            .where((its) =>
              its.or([its('etat', '=', 'INSCRITE'), its(its.fn.coalesce('retiree_le', 'date_ordonnancement'), '<', jourDeParis(avant))]),
            ),
        ),
      ]),
    )
    .execute()
}

/** Marks as announced the drafts not saved since `before` whose author was not told yet. Returns them with the author's address. */
export const takeBrouillonsToWarn = async (trx: Trx, avant: Date) => {
  const pris = await trx
    .updateTable('brouillon')
    .set({ averti: true })
    .where('averti', '=', false)
    .where('requete', 'is', null)
    .where('enregistre_le', '<', avant)
    .returning(['id', 'compte'])
    .execute()
  const avertis = []
  for (const { id, compte } of pris) {
    const { email } = await getCompte(trx, compte)
    const brouillon = await findBrouillon(trx, compte, id)
    if (brouillon) avertis.push({ ...brouillon, compte, email })
  }
  return avertis
}

/** Deletes every draft of a closing account, those that became a request included: nobody will use them again. */
export const forgetBrouillonsOf = async (trx: Trx, compte: string): Promise<void> => {
  await trx.deleteFrom('brouillon').where('compte', '=', compte).execute()
}
