import type { AssociationTable } from './tables.ts'
import { readVersion } from 'domain/association/read-version'
import type { Sort } from 'domain/association/motif-etat'
import { representantsDe } from 'domain/association/representants'
import type { ReadableSort } from 'domain/association/successeur'
import { jourDeParis } from 'domain/core/jour'
import { nomAuRegistre } from 'domain/core/nom-document'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../core/database.ts'

export const findAssociation = (db: Db, numero: string) =>
  db.selectFrom('association').selectAll().where('numero', '=', numero).executeTakeFirst()

/** Returns a version of an association, the latest unless an `ordre` is given. */
export const findVersion = async (db: Db, numero: string, ordre?: number) => {
  const version = await db
    .selectFrom('version')
    .select([
      'association',
      'ordre',
      'evenement',
      'requete',
      'etat',
      'motif_etat as motifEtat',
      'successeur',
      'cree_le as creeLe',
      'contenu',
    ])
    .where('association', '=', numero)
    .$if(ordre !== undefined, (query) => query.where('ordre', '=', ordre ?? 0))
    .orderBy('ordre', 'desc')
    .limit(1)
    .executeTakeFirst()
  return version && { ...version, contenu: readVersion(version.contenu) }
}

/** Returns the reason of an association's state, with the name and the court of its successor. */
export const readableSort = async (db: Db, { motifEtat, successeur }: Sort): Promise<ReadableSort> => ({
  motifEtat,
  successeur:
    successeur === null
      ? null
      : await db
          .selectFrom('association')
          .innerJoin('tribunal', 'tribunal.id', 'association.tribunal')
          .select(['association.numero', 'association.nom as denomination', 'tribunal.libelle as tribunal'])
          .where('association.numero', '=', successeur)
          .executeTakeFirstOrThrow(),
})

/** Returns the present state of an association, its reason and its successor. */
export const dernierEtat = async (db: Db, association: Pick<Selectable<AssociationTable>, 'etat' | 'motif_etat' | 'successeur'>) => {
  const { etat: etatAssociation, motif_etat: motifEtat, successeur } = association
  return { etatAssociation, ...(await readableSort(db, { motifEtat, successeur })) }
}

/** Day of the order on the request of a version. The version may have been recorded some days later. */
const orderedOn = sql<string | null>`(select date_ordonnancement::text from requete where numero = version.requete)`

/** The representatives of an association at each version up to `ordre`, oldest first, with the day each version took effect. */
export const representantsA = async (db: Db, numero: string, ordre: number) => {
  const versions = await db
    .selectFrom('version')
    .select(['evenement', 'cree_le as creeLe', 'contenu', orderedOn.as('ordonneeLe')])
    .where('association', '=', numero)
    .where('ordre', '<=', ordre)
    .orderBy('ordre')
    .execute()
  return versions.map(({ evenement, creeLe, contenu, ordonneeLe }) => ({
    evenement,
    le: ordonneeLe ?? jourDeParis(creeLe),
    ...representantsDe(readVersion(contenu)),
  }))
}

/** The subtype of the court's acts is the type of their request. */
const sousType = sql<string | null>`coalesce(document.sous_type, case when document.type in ('ORDONNANCE', 'CERTIFICAT_INSCRIPTION')
  then (select type from requete where numero = document.requete) end)`

/** Returns every document of an association, in any version, under the name the register gives it, with its size and type of content. */
export const documentsDe = async (db: Db, numero: string) => {
  const documents = await db
    .selectFrom('document')
    .innerJoin('fichier', 'fichier.sha256', 'document.sha256')
    .select([
      'document.uuid',
      'document.nom',
      'document.type',
      'document.requete',
      'document.date',
      'document.date_effet as dateEffet',
      'document.journal',
      'document.sha256',
      'document.reserve',
      'fichier.taille',
      'fichier.mime',
      sousType.as('sousType'),
    ])
    .where('document.association', '=', numero)
    .execute()
  return documents.map((document) => ({ ...document, nom: nomAuRegistre(document) }))
}

/** Returns when the version after this one was made; undefined for the latest. */
export const findFinDeVersion = async (db: Db, numero: string, ordre: number): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('version')
      .select('cree_le as creeLe')
      .where('association', '=', numero)
      .where('ordre', '=', ordre + 1)
      .executeTakeFirst()
  )?.creeLe

/** Returns the non-conformities that the court has not lifted, oldest first. */
export const nonConformitesDe = (db: Db, numero: string) =>
  db
    .selectFrom('non_conformite')
    .select(['id', 'texte', 'relevee_le as releveeLe', 'relevee_par as releveePar'])
    .where('association', '=', numero)
    .where('levee_le', 'is', null)
    .orderBy('relevee_le')
    .orderBy('id')
    .execute()

/** Returns the takeover from the paper register; undefined when there is none. */
export const findReprise = (db: Db, numero: string) =>
  db
    .selectFrom('reprise')
    .select(['numero_volume as numeroVolume', 'numero_folio as numeroFolio', 'registre'])
    .where('association', '=', numero)
    .executeTakeFirst()

/** Enough to hold every close name of a commune. */
const nomsDuLieuAuPlus = 50
/** Share of common trigrams that a name needs: lower than what the rule asks of any close name. */
const lettresEnCommun = '0.4'

interface SearchedLieu {
  commune: string
  tribunal: string
  sauf: string | null
  cherches: string
  etats: readonly string[]
}

/**
 * Returns the associations of a commune whose names share enough trigrams with these words. The index reads its threshold from the session.
 * Comparing all the names of Strasbourg would take six times as long (docs/decisions/0035).
 */
export const findLieuNoms = (db: Db, { commune, tribunal, sauf, cherches, etats }: SearchedLieu) => {
  const lettres = sql`fold(${cherches})`
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${lettresEnCommun}, true)`.execute(trx)
    return (
      trx
        .selectFrom('association')
        .select(['numero', 'nom as denomination', 'commune', 'etat', 'motif_etat as motifEtat'])
        .where(
          sql<boolean>`tri_commune = any(array(select tri from commune_du_registre where recherche = left(' ' || fold(${commune}), 101)))`,
        )
        .where(sql<boolean>`tribunal_rang = (select rang from tribunal where id = ${tribunal})`)
        .where(sql<boolean>`etat collate "C" = any(${[...etats]}::text[])`)
        .where('numero', 'is distinct from', sauf)
        .where(sql<boolean>`recherche_nom %> ${lettres}`)
        .orderBy(sql`word_similarity(${lettres}, recherche_nom)`, 'desc')
        // Among names that have them all, the shortest first.
        .orderBy(sql`length(recherche_nom)`)
        .orderBy('numero')
        .limit(nomsDuLieuAuPlus)
        .execute()
    )
  })
}
