import { type SqlBool, sql } from 'kysely'
import '../../association/tables.ts'
import '../../core/core-tables.ts'
import '../../numerisation/tables.ts'
import '../../requetes/tables.ts'
import type { Db } from '../../core/database.ts'

/** Number of rows read at once. */
export const lot = 500

/** Key of a line of the journal. */
export interface CleLigne {
  sujet: string
  sujet_id: string
  rang: number
}

/** Returns lines of the journal after a key, subject by subject, oldest first. */
export const lignesAfter = (db: Db, apres: CleLigne | null) =>
  db
    .selectFrom('acte')
    .selectAll()
    .$if(apres !== null, (query) =>
      query.where(sql<SqlBool>`(sujet, sujet_id, rang) > (${apres?.sujet}, ${apres?.sujet_id}, ${apres?.rang}::int)`),
    )
    .orderBy('sujet')
    .orderBy('sujet_id')
    .orderBy('rang')
    .limit(lot)
    .execute()

/** Returns the requests and associations of the journal that no longer exist. */
export const vanishedSujets = async (db: Db) =>
  (
    await sql<{ sujet: string; id: string }>`select sujet, sujet_id as id from acte
      where rang = 1 and (sujet = 'requete' and not exists (select from requete where numero = sujet_id)
        or sujet = 'association' and not exists (select from association where numero = sujet_id))
      order by 1, 2`.execute(db)
  ).rows

export const requetesAfter = (db: Db, apres: string | null) =>
  db
    .selectFrom('requete')
    .select(['numero', 'compte', 'depot', 'siege', 'date_pre_enregistrement as deposeeLe', 'issu_teleservice as issuTeleservice'])
    .$if(apres !== null, (query) => query.where('numero', '>', apres ?? ''))
    .orderBy('numero')
    .limit(lot)
    .execute()

export const annexesDesRequetes = (db: Db, numeros: readonly string[]) =>
  db
    .selectFrom('annexe')
    .select(['requete', 'rang', 'nom', 'type', 'sous_type as sousType', 'date', 'date_effet as dateEffet', 'journal', 'sha256'])
    .where('requete', 'in', numeros)
    .orderBy('requete')
    .orderBy('rang')
    .execute()

/** Returns the first act of each request when it is its deposit, as stored, with its hash. */
export const actesDeDepot = (db: Db, numeros: readonly string[]) =>
  db
    .selectFrom('acte')
    .select(['sujet_id as numero', 'auteur', 'instant', 'contenu'])
    .where('sujet', '=', 'requete')
    .where('sujet_id', 'in', numeros)
    .where('rang', '=', 1)
    .where('type', '=', 'DEPOT')
    .execute()

export const associationsAfter = (db: Db, apres: string | null) =>
  db
    .selectFrom('association')
    .select([
      'numero',
      'version',
      'etat',
      'motif_etat as motifEtat',
      'successeur',
      'nom',
      'code_postal as codePostal',
      'commune',
      'adresse',
    ])
    .$if(apres !== null, (query) => query.where('numero', '>', apres ?? ''))
    .orderBy('numero')
    .limit(lot)
    .execute()

export const versionsDesAssociations = (db: Db, numeros: readonly string[]) =>
  db
    .selectFrom('version')
    .select(['association', 'ordre', 'evenement', 'requete', 'etat', 'motif_etat as motifEtat', 'successeur', 'contenu', 'details'])
    .where('association', 'in', numeros)
    .execute()

const actesDAssociations = (db: Db, numeros: readonly string[], type: 'VERSION' | 'EXTRAIT') =>
  db.selectFrom('acte').where('sujet', '=', 'association').where('sujet_id', 'in', numeros).where('type', '=', type)

export const actesDeVersion = (db: Db, numeros: readonly string[]) =>
  actesDAssociations(db, numeros, 'VERSION').select(['sujet_id as association', 'contenu']).execute()

/** Returns the extracts issued according to the journal. */
export const attestedExtraits = (db: Db, numeros: readonly string[]) =>
  actesDAssociations(db, numeros, 'EXTRAIT')
    .select(['sujet_id as association', sql<string>`contenu ->> 'sha256'`.as('sha256')])
    .execute()

export const delivrancesDe = (db: Db, numeros: readonly string[]) =>
  db.selectFrom('extrait').select(['association', 'code', 'sha256']).where('association', 'in', numeros).orderBy('code').execute()

export const documentsDesAssociations = (db: Db, numeros: readonly string[]) =>
  db.selectFrom('document').select(['association', 'uuid', 'sha256']).where('association', 'in', numeros).execute()

export const documentsDesRequetes = (db: Db, numeros: readonly string[]) =>
  db.selectFrom('document_requete').select(['requete', 'type', 'code', 'sha256']).where('requete', 'in', numeros).orderBy('code').execute()

/** Returns the documents issued on requests according to their journals. */
export const attestedDocuments = async (db: Db, numeros: readonly string[]) =>
  (
    await sql<{ requete: string; type: string; code: string; sha256: string }>`
      select sujet_id as requete, emis.type, emis.document ->> 'code' as code, emis.document ->> 'sha256' as sha256
      from acte cross join lateral (values
        -- What is asked again is written as it was first.
        (case acte.type when 'DEMANDE' then 'DEMANDE_PIECES' when 'REOUVERTURE' then coalesce((select document_requete.type from document_requete
          where document_requete.code = contenu ->> 'code' and document_requete.type = 'AVIS_FINS_PAIEMENT'), 'DEMANDE_PIECES') else acte.type end, contenu),
        ('ORDONNANCE', contenu -> 'ordonnance'),
        ('NOTIFICATION_DECISION', contenu -> 'notification')) as emis (type, document)
      where sujet = 'requete' and sujet_id = any(${numeros}::text[]) and emis.document ? 'code' order by rang`.execute(db)
  ).rows

/** The files of transmitted replies. */
export const forwardedPieces = (db: Db, numeros: readonly string[]) =>
  db
    .selectFrom('piece')
    .select(['requete', 'numero', 'tour', 'point', 'uuid', 'sha256'])
    .where('requete', 'in', numeros)
    .where('transmise_le', 'is not', null)
    .orderBy('uuid')
    .execute()

/** Returns the files transmitted according to the journals of requests. */
export const attestedPieces = async (db: Db, numeros: readonly string[]) =>
  (
    await sql<{ requete: string; numero: number; tour: number; point: number; uuid: string; sha256: string }>`
      select sujet_id as requete, (contenu ->> 'demande')::int as numero, (contenu ->> 'tour')::int as tour,
        (piece ->> 'point')::int as point, piece ->> 'uuid' as uuid, piece ->> 'sha256' as sha256
      from acte cross join lateral jsonb_array_elements(contenu -> 'pieces') as piece
      where sujet = 'requete' and sujet_id = any(${numeros}::text[]) and type = 'REPONSE' order by rang`.execute(db)
  ).rows
