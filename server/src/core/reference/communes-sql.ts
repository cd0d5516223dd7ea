import { type RawBuilder, sql } from 'kysely'
import type { Commune } from 'domain/core/commune'
import { parseCodePostal } from 'domain/core/coordonnees'
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

/** Filters of a search of communes. */
export interface RechercheCommunes {
  nom: string | null
  /** A postcode, whole or its first digits. */
  codePostal: string | null
  /** The court that keeps the register. */
  tribunal: string | null
  /** True: all of France; false: the area of the sixteen courts. */
  horsCompetence: boolean
}

/** A condition on one column of folded names. */
type Named = (column: RawBuilder<string>) => RawBuilder<boolean>

const communesNamed = (
  db: Db,
  { codePostal, tribunal, horsCompetence }: Omit<RechercheCommunes, 'nom'>,
  typed: RawBuilder<string>,
  named: Named | null,
) => {
  const [own, other] = [sql<string>`commune.recherche`, sql<string>`commune_ancienne.recherche`]
  const former = (condition: RawBuilder<boolean>) => sql`from commune_ancienne where commune_ancienne.commune = commune.id and ${condition}`
  const ancienne = named
    ? sql<string | null>`case when not ${named(own)} then
        (select commune_ancienne.libelle ${former(named(other))} order by ${other} = ${typed} desc, 1 limit 1) end`
    : sql<string | null>`null::text`
  let query = db.selectFrom('commune').select(communeColumns).select(ancienne.as('ancienne')).where('actuelle', '=', true)
  if (named) query = query.where(sql<boolean>`(${named(own)} or exists (select ${former(named(other))}))`)
  if (tribunal) query = query.where('tribunal', '=', tribunal)
  if (!horsCompetence) query = query.where('tribunal', 'is not', null)
  if (codePostal)
    query = query.where(
      named && codePostal.length === 5 ? sql<boolean>`(${hasCode(codePostal)} or ${isCedex(codePostal)})` : hasCode(codePostal),
    )
  return query
    .orderBy(sql`case when ${own} = ${typed} then 0 when exists (select ${former(sql<boolean>`${other} = ${typed}`)}) then 1
      when starts_with(${own}, ${typed}) then 2 else 3 end`)
    .orderBy(sql`tribunal is null`)
}

/**
 * Finds the communes whose name or former name has words that begin with the words of `nom`. Order: the name itself, names that begin so,
 * then the others; Alsace-Moselle before the rest of France (SRV-20). When there is none, finds the communes whose name begins `nom`.
 */
export const findCommunes = async (db: Db, { nom, ...others }: RechercheCommunes, limit = 20) => {
  const narrowed = { ...others, codePostal: others.codePostal && parseCodePostal(others.codePostal) }
  const typed = sql<string>`(' ' || fold(${nom ?? ''}))`
  const begun: Named = (column) => sql<boolean>`(${column} like debuts_de_mots(${nom}))`
  const found = await communesNamed(db, narrowed, typed, nom ? begun : null)
    .orderBy('tri')
    .orderBy('code_insee')
    .limit(limit)
    .execute()
  if (found.length > 0 || !nom) return found
  // « Strasbourg Cedex 9 », « Geispolsheim-Gare ».
  const whole: Named = (column) => sql<boolean>`starts_with(${typed} || ' ', ${column} || ' ')`
  return communesNamed(db, narrowed, typed, whole)
    .orderBy(sql`length(recherche)`, 'desc')
    .orderBy('code_insee')
    .limit(limit)
    .execute()
}

const hasCode = (codePostal: string) =>
  codePostal.length === 5
    ? sql<boolean>`code_postaux @> array[${codePostal}]`
    : sql<boolean>`exists (select from unnest(code_postaux) as code where starts_with(code, ${codePostal}))`

// A Cedex code belongs to no commune: the name then decides, within the département.
const isCedex = (codePostal: string | RawBuilder<string>) =>
  sql<boolean>`(starts_with(code_insee, left(${codePostal}, 2)) and not exists (select from commune as autre where autre.code_postaux @> array[${codePostal}]))`

/**
 * Returns the ranks of the addresses whose postal code is neither one of their commune nor a Cedex of its département. An id with an INSEE
 * code other than ours matches no row: the address counts as typed freely.
 */
export const codesOfOtherCommunes = async (
  db: Db,
  adresses: readonly { commune: Pick<Commune, 'id' | 'codeInsee'>; codePostal: string }[],
): Promise<Set<number>> => {
  if (adresses.length === 0) return new Set()
  const lues = adresses.map(({ commune: { id, codeInsee }, codePostal }, rang) => ({ rang, id, insee: codeInsee, postal: codePostal }))
  const postal = sql<string>`lue.postal`
  const { rows } = await sql<{ rang: number }>`select lue.rang
    from json_to_recordset(${JSON.stringify(lues)}) as lue (rang integer, id integer, insee text, postal text)
    join commune on commune.id = lue.id and commune.code_insee = lue.insee
    where not (code_postaux @> array[${postal}] or ${isCedex(postal)})`.execute(db)
  return new Set(rows.map(({ rang }) => rang))
}

/** Returns the commune of this id, even one merged since. */
export const findCommune = (db: Db, id: number) => db.selectFrom('commune').select(communeColumns).where('id', '=', id).executeTakeFirst()

/** Returns the courts of these communes from today's competence table, including communes merged since. */
export const courtsOf = async (db: Db, ids: readonly number[]) => {
  const found = ids.length === 0 ? [] : await db.selectFrom('commune').select(communeColumns).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, tribunalJudiciaire, tribunalProximite }) => [id, { tribunalJudiciaire, tribunalProximite }]))
}
