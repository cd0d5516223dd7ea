import { CompiledQuery } from 'kysely'
import type { EtatAssociation } from 'domain/association/etats'
import type { MotifEtat } from 'domain/association/motif-etat'
import { defaultTri, pertinenceTri, type colonnesRegistre } from 'contract/registre/registre'
import { parseSearchTexte } from 'domain/registre/search-texte'
import '../association/tables.ts'
import type { Db } from '../core/database.ts'
import { conditions, type Recherche } from './filtres.ts'
import { motsProches } from './mots-proches.ts'
import { correspondance, byPertinence, ressemblance, type Correspondance } from './pertinence.ts'

type Colonne = (typeof colonnesRegistre)[number]

export interface RegistreResults {
  content: {
    numero: string
    tribunal: string
    nom: string
    codePostal: string
    commune: string
    adresse: string
    etat: EtatAssociation
    motifEtat: MotifEtat | null
  }[]
  totalRows: number
  /** True when there are more than `totalRows`. */
  totalCapped: boolean
  /** True when nothing matches the text and these rows are approximate matches (docs/decisions/0027). */
  proches: boolean
  /** The sort in use. */
  sort: string
  /** The page shown: the last one when the requested page is beyond it (TABLE-04). */
  page: number
}

/** Cap of exact totals, above the size of the real register (about 75,000). */
const plafondDuRegistre = 100_000
/** Cap with a text, which costs a comparison per row (docs/decisions/0009). */
const plafondDesMots = 10_000

/** Cap of approximate matches, which are proposed and not counted. */
const plafondDesProches = 1000

const plafondDe = ({ recherche, nom, commune, adresse }: Recherche): number =>
  recherche || nom || commune || adresse ? plafondDesMots : plafondDuRegistre

/** Sort key of each column: the leading column of its index (migration 0097). */
const cles: Record<Colonne, string> = {
  numero: 'numero collate "C"',
  tribunal: 'tribunal_rang',
  nom: 'tri_nom',
  codePostal: 'recherche_code_postal',
  commune: 'tri_commune',
  adresse: 'tri_adresse',
  etat: 'etat collate "C"',
}

/** Returns the sort of a search. Without a text, relevance means nothing. */
const triDe = ({ sort, recherche }: Recherche): string =>
  sort === pertinenceTri && parseSearchTexte(recherche) === null ? defaultTri : sort

/** The beginning of a statement: `t` gives the total, `p` the numbers of the page. Then the order of its rows. */
interface MatchStatement {
  found: string
  ordre: string
}

const morceau = ({ page, size }: Recherche): string => `offset ${page * size} limit ${size}`

const rankedMatches = (recherche: Recherche, matches: string, plafond: number): MatchStatement => ({
  found: `${matches},
    t as materialized (select least(count(*), ${plafond + 1})::int as n from m),
    p as materialized (select * from m order by rang, cle, numero ${morceau(recherche)})`,
  ordre: 'p.rang, p.cle, p.numero',
})

/**
 * Gathers the matches up to the cap, with ids and sort keys only: they give the exact total and the page. Beyond the cap, matches are so
 * many that walking the index of the sort reaches the page soon. Without a filter that walk is always best. They are gathered by number, an
 * order that an index alone gives, where the table would otherwise be read row by row. With a commune or a postal code, their own index is
 * used instead.
 */
const sortedMatches = (recherche: Recherche, filtres: readonly string[], texte: Correspondance | null, plafond: number): MatchStatement => {
  const [colonne, direction] = triDe(recherche).split(',') as [Colonne, string]
  const sens = direction === 'desc' ? 'desc' : 'asc'
  const ids = `select numero collate "C" as numero, ${cles[colonne]} as cle from association`
  const walk = (more: string) => `${ids} ${more} order by ${cles[colonne]} ${sens}, numero collate "C" ${sens} ${morceau(recherche)}`
  const where = [...filtres, ...(texte ? [`(${texte.condition})`] : [])]
  const papier = texte?.papier
  const bras = [where, ...(papier ? [[...filtres, papier, `not (${texte.condition})`]] : [])]
  const matching = papier
    ? [...filtres, `(${texte.condition} or numero in (select numero from association where ${papier}))`].join(' and ')
    : where.join(' and ')
  const gathered = recherche.commune || recherche.codePostal ? '' : 'order by numero collate "C"'
  const found =
    where.length > 0
      ? `m as materialized (${bras.map((each) => `(${ids} where ${each.join(' and ')} ${gathered} limit ${plafond + 1})`).join(' union all ')}),
      t as materialized (select least(count(*), ${plafond + 1})::int as n from m),
      p as materialized (
        (select numero, cle from m where (select n from t) <= ${plafond} order by cle ${sens}, numero ${sens} ${morceau(recherche)})
        union all
        (${walk(`where ${matching} and (select n from t) > ${plafond}`)}))`
      : `t as materialized (select count(*)::int as n from (select from association order by numero limit ${plafond + 1}) as a),
      p as materialized (${walk('')})`
  return { found, ordre: `p.cle ${sens}, p.numero ${sens}` }
}

/**
 * Builds the statement of one page. With `mots`, each typed word is searched in any of these spellings; otherwise as typed. The values are
 * bound without a named prepared statement: a generic plan would not know the patterns (docs/goals.md, « Performance »).
 */
export const requetePage = (
  recherche: Recherche,
  plafond = plafondDe(recherche),
  mots: readonly (readonly string[])[] | null = null,
): { text: string; values: unknown[] } => {
  const values: unknown[] = []
  const bind = (value: unknown): string => `$${values.push(value)}`
  const filtres = conditions(recherche, bind)
  const lu = parseSearchTexte(recherche.recherche)
  const texte = lu && (mots ? ressemblance(lu.texte, mots, bind) : correspondance(lu, bind))
  const { found, ordre } =
    texte && triDe(recherche) === pertinenceTri
      ? rankedMatches(recherche, byPertinence(texte.classes(), filtres, plafond), plafond)
      : sortedMatches(recherche, filtres, texte, plafond)
  const text = `with ${found}
    select (select n from t) as n, (
      select json_agg(json_build_object('numero', a.numero, 'tribunal', c.libelle, 'nom', a.nom, 'codePostal', a.code_postal,
        'commune', a.commune, 'adresse', a.adresse, 'etat', a.etat, 'motifEtat', a.motif_etat) order by ${ordre})
      from p join association a on a.numero collate "C" = p.numero join tribunal c on c.id = a.tribunal
    ) as content`
  return { text, values }
}

const readResults = async (db: Db, recherche: Recherche, plafond: number, mots: readonly string[][] | null): Promise<RegistreResults> => {
  const lastOf = (total: number): number => Math.max(0, Math.ceil(total / recherche.size) - 1)
  const page = Math.min(recherche.page, lastOf(plafond))
  const { text, values } = requetePage({ ...recherche, page }, plafond, mots)
  const { rows } = await db.executeQuery<{ n: number; content: RegistreResults['content'] | null }>(CompiledQuery.raw(text, values))
  const { n = 0, content = null } = rows[0] ?? {}
  if (content === null && n > 0) return readResults(db, { ...recherche, page: lastOf(n) }, plafond, mots)
  return {
    content: content ?? [],
    totalRows: Math.min(n, plafond),
    totalCapped: n > plafond,
    proches: mots !== null && n > 0,
    page: content ? page : 0,
    sort: triDe(recherche),
  }
}

/**
 * Returns one page of the register (SRV-36). A page beyond the last becomes the last (TABLE-04). A text without a match is searched once
 * more among approximate names (docs/decisions/0027).
 */
export const searchAssociations = async (db: Db, recherche: Recherche, plafond = plafondDe(recherche)): Promise<RegistreResults> => {
  const exactes = await readResults(db, recherche, plafond, null)
  const lu = exactes.totalRows === 0 ? parseSearchTexte(recherche.recherche) : null
  const mots = lu && (await motsProches(db, lu.mots))
  return mots ? readResults(db, recherche, Math.min(plafond, plafondDesProches), mots) : exactes
}
