import { CompiledQuery } from 'kysely'
import type { EtatAssociation } from 'domain/association/etats'
import type { colonnesRegistre } from 'contract/registre/registre'
import '../association/tables.ts'
import type { Db } from '../core/database.ts'

type Colonne = (typeof colonnesRegistre)[number]

/** The register's filters, already bounded by the contract; an empty one filters nothing. */
export interface Recherche {
  numero: string
  /** Id of a court. */
  tribunal: string
  nom: string
  codePostal: string
  commune: string
  adresse: string
  /** Of the paper register, exact. */
  volume: string
  folio: string
  etats: readonly EtatAssociation[]
  /** Account whose associations alone are wanted. */
  rattacheA: string | null
  page: number
  size: number
  /** `champ,asc` or `champ,desc`. */
  sort: string
}

/** The register as the page opens on it. */
export const sansFiltre: Recherche = {
  numero: '',
  tribunal: '',
  nom: '',
  codePostal: '',
  commune: '',
  adresse: '',
  volume: '',
  folio: '',
  etats: [],
  rattacheA: null,
  page: 0,
  size: 20,
  sort: 'tribunal,asc',
}

export interface PageDuRegistre {
  content: { numero: string; tribunal: string; nom: string; codePostal: string; commune: string; adresse: string; etat: EtatAssociation }[]
  totalRows: number
  /** True when there are more than `totalRows`. */
  totalCapped: boolean
  /** The page shown: the last one when the one asked for lies beyond (TABLE-04). */
  page: number
}

/** Totals are exact up to here, above the size of the real register (about 75,000). */
const plafondDuRegistre = 100_000
/** With words to look for, which cost a comparison a row, up to here (docs/decisions/0009). */
const plafondDesMots = 10_000

const plafondDe = ({ nom, commune, adresse }: Recherche): number => (nom || commune || adresse ? plafondDesMots : plafondDuRegistre)

/** What each column sorts by: the leading column of its index (migration 0009). */
const cles: Record<Colonne, string> = {
  numero: 'numero collate "C"',
  tribunal: 'tribunal_rang',
  nom: 'recherche_nom',
  codePostal: 'recherche_code_postal',
  commune: 'recherche_commune',
  adresse: 'recherche_adresse',
  etat: 'etat collate "C"',
}

/** The words of a filter, each once, cut where sans_accents() cuts; that function alone then normalises them. */
const motsDe = (texte: string): string[] => [...new Set(texte.split(/[\][\s'"`<>(){},./;:-]+/).filter(Boolean))]

const debut = (texte: string): string => `${texte.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The conditions of a search, and the values of their parameters from `$1` on. */
const conditions = (recherche: Recherche): { where: string[]; values: unknown[] } => {
  const values: unknown[] = []
  const where: string[] = []
  const add = (value: unknown, condition: (parameter: string) => string) => where.push(condition(`$${values.push(value)}`))
  const { numero, tribunal, codePostal, volume, folio, etats, rattacheA } = recherche
  if (numero) add(debut(numero.replaceAll(/\s/g, '').toUpperCase()), (p) => `numero collate "C" like ${p}`)
  if (tribunal) add(tribunal, (p) => `tribunal_rang = (select rang from tribunal where id = ${p})`)
  if (codePostal) add(debut(codePostal.replaceAll(/\s/g, '')), (p) => `recherche_code_postal like ${p}`)
  for (const champ of ['nom', 'adresse'] as const) {
    for (const mot of motsDe(recherche[champ])) add(mot, (p) => `recherche_${champ} like motif_de_mot(${p})`)
  }
  const communes = motsDe(recherche.commune).map((mot) => `recherche like motif_de_mot($${values.push(mot)})`)
  if (communes.length > 0) {
    // Which communes are meant is read in their own short table; their courts let the walk by court start at the right ones.
    for (const champ of ['recherche_commune', 'tribunal_rang'] as const) {
      const colonne = champ === 'tribunal_rang' ? champ : 'recherche'
      where.push(`${champ} = any(array(select ${colonne} from commune_du_registre where ${communes.join(' and ')}))`)
    }
  }
  if (volume) add(volume, (p) => `upper(volume) = upper(${p})`)
  if (folio) add(folio, (p) => `upper(folio) = upper(${p})`)
  if (etats.length > 0) add(etats, (p) => `etat collate "C" = any(${p}::text[])`)
  if (rattacheA) add(rattacheA, (p) => `numero in (select association from rattachement where compte = ${p} and termine_le is null)`)
  return { where, values }
}

/**
 * The statement of one page. The matches, ids and sort keys only, are gathered up to the cap and give both the exact total and the page;
 * beyond the cap they are so many that walking the sort's index in order soon comes to the page. Without filter that walk is always best.
 * They are gathered by number: in that order an index alone gives them, where the table would be read row by row otherwise; not when
 * a commune or a postal code is wanted, which has an index of its own to stop in.
 * The values are bound, never prepared under a name: a generic plan would not know the patterns (goals.md, prepared-statement trap).
 */
export const requetePage = (recherche: Recherche, plafond = plafondDe(recherche)): { text: string; values: unknown[] } => {
  const { where, values } = conditions(recherche)
  const [colonne, direction] = recherche.sort.split(',') as [Colonne, string]
  const sens = direction === 'desc' ? 'desc' : 'asc'
  const ids = `select numero collate "C" as numero, ${cles[colonne]} as cle from association`
  const page = `order by cle ${sens}, numero ${sens} offset ${recherche.page * recherche.size} limit ${recherche.size}`
  const walk = (more: string) =>
    `${ids} ${more} order by ${cles[colonne]} ${sens}, numero collate "C" ${sens} offset ${recherche.page * recherche.size} limit ${recherche.size}`
  const matching = where.join(' and ')
  const gathered = recherche.commune || recherche.codePostal ? '' : 'order by numero collate "C"'
  const found =
    where.length > 0
      ? `m as materialized (${ids} where ${matching} ${gathered} limit ${plafond + 1}),
      t as materialized (select count(*)::int as n from m),
      p as materialized (
        (select numero, cle from m where (select n from t) <= ${plafond} ${page})
        union all
        (${walk(`where ${matching} and (select n from t) > ${plafond}`)}))`
      : `t as materialized (select count(*)::int as n from (select from association order by numero limit ${plafond + 1}) as a),
      p as materialized (${walk('')})`
  const text = `with ${found}
    select (select n from t) as n, (
      select json_agg(json_build_object('numero', a.numero, 'tribunal', c.libelle, 'nom', a.nom, 'codePostal', a.code_postal,
        'commune', a.commune, 'adresse', a.adresse, 'etat', a.etat) order by p.cle ${sens}, p.numero ${sens})
      from p join association a on a.numero collate "C" = p.numero join tribunal c on c.id = a.tribunal
    ) as content`
  return { text, values }
}

/** One page of the register (SRV-36); a page beyond the last becomes the last (TABLE-04). */
export const chercherAssociations = async (db: Db, recherche: Recherche, plafond = plafondDe(recherche)): Promise<PageDuRegistre> => {
  const lastOf = (total: number): number => Math.max(0, Math.ceil(total / recherche.size) - 1)
  const page = Math.min(recherche.page, lastOf(plafond))
  const { text, values } = requetePage({ ...recherche, page }, plafond)
  const { rows } = await db.executeQuery<{ n: number; content: PageDuRegistre['content'] | null }>(CompiledQuery.raw(text, values))
  const { n = 0, content = null } = rows[0] ?? {}
  if (content === null && n > 0) return chercherAssociations(db, { ...recherche, page: lastOf(n) }, plafond)
  return { content: content ?? [], totalRows: Math.min(n, plafond), totalCapped: n > plafond, page: content ? page : 0 }
}
