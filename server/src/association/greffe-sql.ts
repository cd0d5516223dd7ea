import './tables.ts'
import type { CreationReprise } from 'domain/association/creation-reprise'
import { sql } from 'kysely'
import '../compte/tables.ts'
import { inRessort } from '../compte/ressort.ts'
import '../core/core-tables.ts'
import type { Db, Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import '../core/reference/tables.ts'
import { notFound } from '../core/server-errors.ts'

/** Returns an association of the clerk's courts. 404 for other courts, as for an unknown number. */
export const getRessortAssociation = async (db: Db, agent: Personne, numero: string) => {
  const association = await db
    .selectFrom('association')
    .selectAll()
    .where('numero', '=', numero)
    .where(inRessort(agent, 'association.tribunal'))
    .executeTakeFirst()
  if (!association) throw notFound()
  return association
}

/** Returns the name of a version's author, from the journal; null when no person made it. */
export const auteurDeVersion = async (db: Db, numero: string, ordre: number): Promise<string | null> => {
  const acte = await db
    .selectFrom('acte')
    .innerJoin('compte', 'compte.uuid', 'acte.auteur')
    .select(['compte.prenom', 'compte.nom'])
    .where('sujet', '=', 'association')
    .where('sujet_id', '=', numero)
    .where('type', '=', 'VERSION')
    .where(sql`contenu -> 'ordre'`, '=', sql`to_jsonb(${ordre}::int)`)
    .executeTakeFirst()
  return acte ? `${acte.prenom} ${acte.nom}` : null
}

/** States of the versions of an association, latest first. */
export const etatsDe = async (db: Db, numero: string) =>
  (await db.selectFrom('version').select('etat').where('association', '=', numero).orderBy('ordre', 'desc').execute()).map(
    ({ etat }) => etat,
  )

/** Returns the non-conformities that the court has not lifted, oldest first, each with its author. */
export const openNonConformites = (db: Db, numero: string) =>
  db
    .selectFrom('non_conformite')
    .leftJoin('compte', 'compte.uuid', 'non_conformite.relevee_par')
    .select(['non_conformite.id', 'texte', 'relevee_le as releveeLe', 'compte.prenom', 'compte.nom'])
    .where('association', '=', numero)
    .where('levee_le', 'is', null)
    .orderBy('relevee_le')
    .orderBy('non_conformite.id')
    .execute()

interface NewNonConformite {
  id: string
  association: string
  texte: string
  relevee_le: Date
  relevee_par: string
}

export const insertNonConformite = (trx: Trx, relevee: NewNonConformite) =>
  trx
    .insertInto('non_conformite')
    .values({ ...relevee, levee_le: null, levee_par: null })
    .execute()

/** Returns a non-conformity of this association, lifted or not; undefined for another association's. */
export const findNonConformite = (db: Db, numero: string, id: string) =>
  db.selectFrom('non_conformite').select(['texte', 'levee_le']).where('id', '=', id).where('association', '=', numero).executeTakeFirst()

export const endNonConformite = (trx: Trx, id: string, levee: { levee_le: Date; levee_par: string }) =>
  trx.updateTable('non_conformite').set(levee).where('id', '=', id).execute()

/** Returns a court of the clerk. 404 for other courts, as for an unknown one. */
export const getRessortTribunal = async (db: Db, agent: Personne, id: string) => {
  const tribunal = await db
    .selectFrom('tribunal')
    .select(['id', 'prefixe'])
    .where('id', '=', id)
    .where(inRessort(agent, 'tribunal.id'))
    .executeTakeFirst()
  if (!tribunal) throw notFound()
  return tribunal
}

/** Returns the association of the same name already taken over from the same volume and folio of a court. */
export const findSameFolio = (db: Db, { tribunal, denomination, reprise }: CreationReprise) =>
  db
    .selectFrom('association')
    .select(['numero', 'nom'])
    .where('tribunal', '=', tribunal)
    .where(sql`upper(volume)`, '=', sql`upper(${reprise.numeroVolume})`)
    .where(sql`upper(folio)`, '=', sql`upper(${reprise.numeroFolio})`)
    .where(sql`sans_accents(nom)`, '=', sql`sans_accents(${denomination})`)
    .executeTakeFirst()
