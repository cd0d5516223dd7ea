import { sql } from 'kysely'
import type { Activite } from 'domain/core/activite'
import type { Db } from '../database.ts'
import './tables.ts'

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

/** Returns the court of this id; undefined when there is none. */
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

/** The domains and their themes (STAFF-25). A theme is inactive when its domain is. */
export const activites = async (db: Db): Promise<Activite[]> =>
  (
    await sql<Activite>`select activite.code, activite.libelle, activite.anciens, activite.actif and domaine.actif as actif
      from activite join activite as domaine on domaine.code = left(activite.code, 3) order by activite.code`.execute(db)
  ).rows
