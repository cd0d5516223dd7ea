import { sql } from 'kysely'
import type { Activite } from 'domain/core/activite'
import type { Db } from '../database.ts'
import './tables.ts'

const communeColumns = [
  'id',
  'code_insee as codeInsee',
  'libelle',
  'code_postaux as codePostaux',
  'tribunal_judiciaire as tribunalJudiciaire',
  'tribunal_proximite as tribunalProximite',
] as const

const tribunalColumns = [
  'id',
  'type',
  'prefixe',
  'libelle',
  'adresse',
  'complement_adresse as complementAdresse',
  'code_postal as codePostal',
  'commune',
  'departement',
  'tribunal_judiciaire as tribunalJudiciaire',
  'telephone',
  'courriel',
  'horaires',
  'rang',
] as const

/** What a search of communes may be narrowed by. */
export interface RechercheCommunes {
  nom: string | null
  /** Whole or begun. */
  codePostal: string | null
  /** The court that keeps the register. */
  tribunal: string | null
  /** True: all of France; false: the area of the sixteen courts. */
  horsCompetence: boolean
}

/**
 * The communes whose name has words beginning like those of `nom`: the name itself first, then the names that begin so,
 * then the others, Alsace-Moselle before the rest of France (SRV-20).
 */
export const findCommunes = (db: Db, { nom, codePostal, tribunal, horsCompetence }: RechercheCommunes, limit = 20) => {
  const name = sql<string>`fold(${nom ?? ''})`
  let query = db.selectFrom('commune').select(communeColumns).where('actuelle', '=', true)
  if (nom) query = query.where('recherche', 'like', sql<string>`debuts_de_mots(${nom})`)
  if (tribunal) query = query.where('tribunal', '=', tribunal)
  if (!horsCompetence) query = query.where('tribunal', 'is not', null)
  if (codePostal)
    query = query.where(
      nom && codePostal.length === 5 ? sql<boolean>`(${hasCode(codePostal)} or ${isCedex(codePostal)})` : hasCode(codePostal),
    )
  return query
    .orderBy(sql`case when recherche = ' ' || ${name} then 0 when starts_with(recherche, ' ' || ${name}) then 1 else 2 end`)
    .orderBy(sql`tribunal is null`)
    .orderBy('tri')
    .orderBy('code_insee')
    .limit(limit)
    .execute()
}

const hasCode = (codePostal: string) =>
  codePostal.length === 5
    ? sql<boolean>`code_postaux @> array[${codePostal}]`
    : sql<boolean>`exists (select from unnest(code_postaux) as code where starts_with(code, ${codePostal}))`

// A Cedex code belongs to no commune: then the name decides, within the département.
const isCedex = (codePostal: string) =>
  sql<boolean>`(starts_with(code_insee, left(${codePostal}, 2)) and not exists (select from commune as autre where autre.code_postaux @> array[${codePostal}]))`

/** The commune of this id, also one that has merged since. */
export const findCommune = (db: Db, id: number) => db.selectFrom('commune').select(communeColumns).where('id', '=', id).executeTakeFirst()

/** The courts of communes, as the competence table says today, also of those that have merged since. */
export const courtsOf = async (db: Db, ids: readonly number[]) => {
  const found = ids.length === 0 ? [] : await db.selectFrom('commune').select(communeColumns).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, tribunalJudiciaire, tribunalProximite }) => [id, { tribunalJudiciaire, tribunalProximite }]))
}

/** Names of countries with words beginning like those of `nom`, in capitals. */
export const findPays = async (db: Db, nom: string): Promise<string[]> => {
  const found = await db
    .selectFrom('pays')
    .select('libelle')
    .where('actif', '=', true)
    .where('recherche', 'like', sql<string>`debuts_de_mots(${nom})`)
    .orderBy(sql`not starts_with(recherche, ' ' || fold(${nom}))`)
    .orderBy(sql`sans_accents(libelle) collate "C"`)
    .execute()
  return found.map(({ libelle }) => libelle)
}

/** Names of nationalities (feminine, in capitals) with words beginning like those of `nom`. */
export const findNationalites = async (db: Db, nom: string): Promise<string[]> => {
  const found = await db
    .selectFrom('pays')
    .select('nationalite')
    .$narrowType<{ nationalite: string }>()
    .where('actif', '=', true)
    .where('recherche_nationalite', 'like', sql<string>`debuts_de_mots(${nom})`)
    .orderBy(sql`not starts_with(recherche_nationalite, ' ' || fold(${nom}))`)
    .orderBy(sql`sans_accents(nationalite) collate "C"`)
    .execute()
  return found.map(({ nationalite }) => nationalite)
}

/** The courts that keep a register, in alphabetical order. */
export const tribunaux = (db: Db) => db.selectFrom('tribunal').select(tribunalColumns).orderBy('rang').execute()

/** The courts of these ids, by name, in alphabetical order. */
export const tribunauxDe = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('tribunal')
    .select(['id', 'libelle'])
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('rang')
    .execute()

/** The court of this id, which comes from our own rows. */
export const findTribunal = (db: Db, id: string) =>
  db.selectFrom('tribunal').select(tribunalColumns).where('id', '=', id).executeTakeFirst()

export const getTribunal = (db: Db, id: string) =>
  db.selectFrom('tribunal').select(tribunalColumns).where('id', '=', id).executeTakeFirstOrThrow()

/** A court; `adresse` null when nobody has filled it in yet. */
export type Tribunal = Awaited<ReturnType<typeof getTribunal>>

/** The court that keeps the register of a commune: its TPRX if it has one, otherwise its TJ; undefined outside Alsace-Moselle (FINAL-07). */
export const tribunalDeCommune = (db: Db, communeId: number): Promise<Tribunal | undefined> =>
  db
    .selectFrom('tribunal')
    .select(tribunalColumns)
    .where('id', '=', (commune) => commune.selectFrom('commune').select('tribunal').where('commune.id', '=', communeId))
    .executeTakeFirst()

/** The journals of legal notices that are offered, by département (ENT-44). */
export const journaux = (db: Db) =>
  db
    .selectFrom('journal_legal')
    .select(['id', 'libelle', 'departement'])
    .where('actif', '=', true)
    .orderBy('departement')
    .orderBy('libelle')
    .execute()

/** The domains and their themes (STAFF-25); a theme goes with its domain. */
export const activites = async (db: Db): Promise<Activite[]> =>
  (
    await sql<Activite>`select activite.code, activite.libelle, activite.anciens, activite.actif and domaine.actif as actif
      from activite join activite as domaine on domaine.code = left(activite.code, 3) order by activite.code`.execute(db)
  ).rows
