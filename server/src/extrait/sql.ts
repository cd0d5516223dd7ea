import '../association/tables.ts'
import '../requetes/tables.ts'
import '../core/reference/tables.ts'
import { readVersion } from 'domain/association/read-version'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** The day of the entry in the register; null when unknown (a sheet taken over from paper). */
export const findDateInscription = async (db: Db, numero: string): Promise<string | null> =>
  (await db.selectFrom('association').select('inscrite_le').where('numero', '=', numero).executeTakeFirst())?.inscrite_le ?? null

/** The kind of request, when the document decides a request. */
const demarche = sql<string | null>`(select requete.type from document join requete on requete.numero = document.requete
  where document.association = extrait.association and document.sha256 = extrait.sha256 limit 1)`

/** The document issued under a code: the name of the association in that version, its court, and the latest version today. */
export const findDelivrance = async (db: Db, code: string) => {
  const found = await db
    .selectFrom('extrait')
    .innerJoin('association', 'association.numero', 'extrait.association')
    .innerJoin('tribunal', 'tribunal.id', 'association.tribunal')
    .innerJoin('version', (join) =>
      join.onRef('version.association', '=', 'extrait.association').onRef('version.ordre', '=', 'extrait.version'),
    )
    .select([
      'association.numero',
      'tribunal.libelle as tribunal',
      'extrait.delivre_le as delivreLe',
      'extrait.type',
      'extrait.version',
      'association.version as derniere',
      'version.contenu',
    ])
    .select(demarche.as('demarche'))
    .where('extrait.code', '=', code)
    .executeTakeFirst()
  if (!found) return undefined
  const { contenu, ...delivrance } = found
  return { ...delivrance, denomination: readVersion(contenu).informations.denomination }
}

/** The document issued on a request under a code, with the data printed on it: nothing about what became of the request. */
export const findRequeteDelivrance = (db: Db, code: string) =>
  db
    .selectFrom('document_requete')
    .innerJoin('requete', 'requete.numero', 'document_requete.requete')
    .innerJoin('tribunal', 'tribunal.id', 'requete.tribunal')
    .select([
      'requete.numero',
      'requete.denomination',
      'tribunal.libelle as tribunal',
      'document_requete.delivre_le as delivreLe',
      'document_requete.type',
    ])
    .where('document_requete.code', '=', code)
    .executeTakeFirst()

/** The day a version was decided: by the order on its request, or by the decision it records (STAFF-14); null for other versions. */
const decideeLe = sql<string | null>`coalesce(requete.date_ordonnancement::text, version.details #>> '{office,decision,date}')`

/** Day of the latest decision that made a version of the association after this one; null when there is none. */
export const findNextDecision = async (db: Db, numero: string, depuis: number): Promise<string | null> => {
  const latest = await db
    .selectFrom('version')
    .leftJoin('requete', 'requete.numero', 'version.requete')
    .select(decideeLe.as('le'))
    .where('version.association', '=', numero)
    .where('version.ordre', '>', depuis)
    .where(decideeLe, 'is not', null)
    .orderBy('version.ordre', 'desc')
    .executeTakeFirst()
  return latest?.le ?? null
}
