import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { foldedWords } from 'domain/core/folding'
import type { NomDeListe, Valeurs } from 'domain/core/listes'
import type { Db, Trx } from '../database.ts'
import './tables.ts'

interface Element {
  id: string
  nom: string
  actif: boolean
  valeurs: Valeurs
}

/**
 * Each list as the administration reads it: the key of an element, its name, whether it is offered, and its values by field ('' for none).
 */
const lignes: Record<NomDeListe, RawBuilder<Element>> = {
  tribunaux: sql`select id, libelle as nom, true as actif, jsonb_build_object('adresse', coalesce(adresse, ''),
    'complementAdresse', coalesce(complement_adresse, ''), 'codePostal', code_postal, 'commune', commune, 'telephone', coalesce(telephone, ''),
    'courriel', coalesce(courriel, ''), 'horaires', coalesce(horaires, '')) as valeurs from tribunal`,
  communes: sql`select code_insee as id, libelle as nom, true as actif, jsonb_build_object('tribunal', tribunal) as valeurs
    from commune where actuelle and tribunal is not null`,
  journaux: sql`select id::text, libelle as nom, actif, jsonb_build_object('libelle', libelle, 'departement', departement) as valeurs
    from journal_legal`,
  pays: sql`select code as id, libelle as nom, actif, jsonb_build_object('code', code, 'libelle', libelle, 'nationalite', coalesce(nationalite, ''))
    as valeurs from pays`,
  domaines: sql`select code as id, libelle as nom, actif, jsonb_build_object('libelle', libelle) as valeurs from activite where length(code) = 3`,
  // A theme is offered with its domain only.
  themes: sql`select theme.code as id, theme.libelle as nom, theme.actif and domaine.actif as actif,
    jsonb_build_object('domaine', domaine.libelle, 'libelle', theme.libelle) as valeurs
    from activite as theme join activite as domaine on domaine.code = left(theme.code, 3) where length(theme.code) = 6`,
}

interface Recherche {
  texte: string
  page: number
  size: number
  sort: string
}

/** Returns one page of a list: the elements whose name, key or values hold every word typed. */
export const search = async (db: Db, liste: NomDeListe, { texte, page, size, sort }: Recherche) => {
  const mots = foldedWords(texte)
  const tous = sql<SqlBool>`${sql.join(
    [sql`true`, ...mots.map((mot) => sql`' ' || fold(nom || ' ' || id || ' ' || valeurs::text) like motif_de_mot(${mot})`)],
    sql` and `,
  )}`
  const sens = sort.endsWith('desc') ? sql`desc` : sql`asc`
  const { rows } = await sql<Element & { total: number }>`select ligne.*, count(*) over () as total from (${lignes[liste]}) as ligne
    where ${tous} order by sans_accents(nom) ${sens}, id limit ${size} offset ${page * size}`.execute(db)
  return { content: rows, totalRows: Number(rows[0]?.total ?? 0), page, itemsPerPage: size, sort }
}

export const read = async (db: Db, liste: NomDeListe, id: string): Promise<Element | undefined> =>
  (await sql<Element>`select * from (${lignes[liste]}) as ligne where id = ${id}`.execute(db)).rows[0]

const tables = {
  tribunaux: 'tribunal',
  communes: 'commune',
  journaux: 'journal_legal',
  pays: 'pays',
  domaines: 'activite',
  themes: 'activite',
} as const
const cles = {
  tribunaux: sql`id`,
  communes: sql`code_insee`,
  journaux: sql`id::text`,
  pays: sql`code`,
  domaines: sql`code`,
  themes: sql`code`,
}

/** Locks an element until the transaction ends, so that concurrent changes of it run one after the other. */
export const lock = (trx: Trx, liste: NomDeListe, id: string): Promise<unknown> =>
  sql`select from ${sql.table(tables[liste])} where ${cles[liste]} = ${id} for update`.execute(trx)

const orNull = (texte: string | undefined): string | null => texte || null

// The former name of an activity stays known: older filings carry it.
const renameTo = (libelle: string | undefined) => sql`libelle = ${libelle}, corrige = true,
  anciens = case when libelle = ${libelle} then anciens else array_remove(anciens, ${libelle}) || libelle end`

const ecritures: Record<NomDeListe, (valeurs: Valeurs, actif: boolean) => RawBuilder<unknown>> = {
  tribunaux: (v) => sql`adresse = ${v['adresse']}, complement_adresse = ${orNull(v['complementAdresse'])}, code_postal = ${v['codePostal']},
    commune = ${v['commune']}, telephone = ${orNull(v['telephone'])}, courriel = ${orNull(v['courriel'])}, horaires = ${orNull(v['horaires'])}`,
  communes: ({ tribunal }) => sql`corrige = true,
    tribunal_judiciaire = (select t.tribunal_judiciaire from tribunal t where t.id = ${tribunal}),
    tribunal_proximite = (select t.id from tribunal t where t.id = ${tribunal} and t.type = 'TPRX')`,
  journaux: (v, actif) => sql`libelle = ${v['libelle']}, departement = ${v['departement']}, actif = ${actif}`,
  pays: (v, actif) => sql`libelle = ${v['libelle']}, nationalite = ${orNull(v['nationalite'])}, actif = ${actif}, corrige = true`,
  domaines: ({ libelle }, actif) => sql`${renameTo(libelle)}, actif = ${actif}`,
  // While its domain is withdrawn, a theme keeps its own state and returns to it once the domain is restored.
  themes: ({ libelle, domaine }, actif) => sql`${renameTo(libelle)},
    actif = case when (select d.actif from activite d where length(d.code) = 3 and d.libelle = ${domaine}) then ${actif} else actif end`,
}

export const write = (trx: Trx, liste: NomDeListe, id: string, valeurs: Valeurs, actif: boolean): Promise<unknown> =>
  sql`update ${sql.table(tables[liste])} set ${ecritures[liste](valeurs, actif)} where ${cles[liste]} = ${id}`.execute(trx)

/** Inserts a new domain, or a new theme of its domain. New codes start at 901: lower ones belong to the published nomenclature. */
const insertActivite = async (trx: Trx, liste: NomDeListe, { libelle, domaine }: Valeurs): Promise<string> => {
  const debut =
    liste === 'themes' ? sql<string>`(select code from activite where length(code) = 3 and libelle = ${domaine})` : sql<string>`''`
  const { rows } = await sql<{ code: string }>`insert into activite (code, libelle, corrige)
    select ${debut} || greatest(901, max(right(code, 3)::int) + 1), ${libelle}, true from activite
    where length(code) = ${liste === 'themes' ? 6 : 3} and starts_with(code, ${debut}) returning code`.execute(trx)
  return rows[0]?.code ?? ''
}

/** Adds an element to a list that may grow. Returns its key. */
export const insert = async (trx: Trx, liste: NomDeListe, v: Valeurs): Promise<string> => {
  if (isActivite(liste)) return insertActivite(trx, liste, v)
  if (liste === 'pays') {
    await trx
      .insertInto('pays')
      .values({ code: v['code'] ?? '', libelle: v['libelle'] ?? '', nationalite: orNull(v['nationalite']), corrige: true })
      .execute()
    return v['code'] ?? ''
  }
  const journal = { libelle: v['libelle'] ?? '', departement: v['departement'] ?? '' }
  return String((await trx.insertInto('journal_legal').values(journal).returning('id').executeTakeFirstOrThrow()).id)
}

const isActivite = (liste: NomDeListe) => liste === 'domaines' || liste === 'themes'

/** Returns the name of another domain, or theme, that has or had this name; null for none. */
export const findNamedActivite = async (trx: Trx, liste: NomDeListe, { libelle }: Valeurs, id: string | null): Promise<string | null> => {
  if (!isActivite(liste)) return null
  // Serializes two people who add the same element.
  await lockListe(trx, liste)
  const { rows } = await sql<{ libelle: string }>`select libelle from activite
    where length(code) = ${liste === 'themes' ? 6 : 3} and code is distinct from ${id}
      and sans_accents(${libelle}) in (select sans_accents(nom) from unnest(anciens || libelle) as nom)`.execute(trx)
  return rows[0]?.libelle ?? null
}

/** Whether the domain of this name is offered; undefined when there is none. */
export const isDomaineOffered = async (trx: Trx, libelle: string): Promise<boolean | undefined> =>
  (await sql<Element>`select * from (${lignes.domaines}) as ligne where nom = ${libelle}`.execute(trx)).rows[0]?.actif

const lockListe = (trx: Trx, liste: NomDeListe) => sql`select pg_advisory_xact_lock(hashtext(${`liste/${liste}`}))`.execute(trx)

/** Returns the field whose value another element of the list already has; null for none. */
export const findDuplicate = async (trx: Trx, liste: NomDeListe, v: Valeurs, id: string | null): Promise<string | null> => {
  if (liste !== 'journaux' && liste !== 'pays') return null
  await lockListe(trx, liste)
  const autres = (await sql<Element>`select * from (${lignes[liste]}) as ligne where id is distinct from ${id}`.execute(trx)).rows
  if (liste === 'pays' && id === null && autres.some((autre) => autre.id === v['code'])) return 'code'
  const meme = autres.some(
    ({ valeurs: { libelle, departement } }) => libelle === v['libelle'] && (liste === 'pays' || departement === v['departement']),
  )
  return meme ? 'libelle' : null
}

export const countActiveInDepartement = async (trx: Trx, departement: string): Promise<number> => {
  const { total } = await trx
    .selectFrom('journal_legal')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('departement', '=', departement)
    .where('actif', '=', true)
    .executeTakeFirstOrThrow()
  return Number(total)
}
