import { sql } from 'kysely'
import { activitesInitiales } from 'domain/core/activite'
import type { Db, Trx } from '../database.ts'
import { openReferenceFiles } from './files.ts'
import './tables.ts'

/**
 * Updates courts, communes, journals, countries and activities to the files that the server came with. Returns false, after only reading,
 * when they were already loaded. Servers that start together wait for one another.
 */
export const loadReference = async (db: Db): Promise<boolean> => {
  const files = await openReferenceFiles()
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('reference'))`.execute(trx)
    const loaded = await trx.selectFrom('reference_chargee').select('empreinte').executeTakeFirst()
    if (loaded?.empreinte === files.empreinte) return false
    const byLibelle = new Intl.Collator('fr')
    const tribunaux = files.tribunaux().toSorted((a, b) => byLibelle.compare(a['libelle'] ?? '', b['libelle'] ?? ''))
    await loadTribunaux(
      trx,
      tribunaux.map((row, at) => ({ ...row, rang: at + 1 })),
    )
    await loadCommunes(trx, files.communes())
    await loadFormerCommunes(trx, files.anciennes())
    await loadJournaux(trx, files.journaux())
    await loadPays(trx, files.pays())
    await loadActivites(trx)
    await sql`insert into reference_chargee (empreinte) values (${files.empreinte})
      on conflict (seule) do update set empreinte = excluded.empreinte`.execute(trx)
    await sql`analyze commune, commune_ancienne, pays`.execute(trx)
    return true
  })
}

// One JSON parameter for all the rows: quicker than many inserts, and no limit on the number of parameters.
const json = (rows: object[]) => sql`${JSON.stringify(rows)}::json`

// Courts and journals, and corrected countries, belong to the administrator once loaded: an address corrected in the product stays, and a
// withdrawn journal does not come back.
const loadTribunaux = (trx: Trx, rows: object[]) => {
  const columns = sql.raw(
    'id, type, prefixe, libelle, adresse, complement_adresse, code_postal, commune, departement, tribunal_judiciaire, rang',
  )
  return sql`insert into tribunal (${columns}) select ${columns} from json_populate_recordset(null::tribunal, ${json(rows)})
    on conflict (id) do nothing`.execute(trx)
}

const loadJournaux = (trx: Trx, rows: object[]) =>
  sql`insert into journal_legal (id, libelle, departement)
    select id, libelle, departement from json_populate_recordset(null::journal_legal, ${json(rows)})
    where not exists (select from journal_legal)`.execute(trx)

const loadPays = (trx: Trx, rows: object[]) =>
  sql`insert into pays (code, libelle, nationalite)
    select code, libelle, nationalite from json_to_recordset(${json(rows)}) as lu (code text, libelle text, nationalite text)
    on conflict (code) do update set libelle = excluded.libelle, nationalite = excluded.nationalite where not pays.corrige`.execute(trx)

// Older filings still carry the name that an activity had before newer files.
const loadActivites = (trx: Trx) =>
  sql`insert into activite (code, libelle, actif)
    select code, libelle, actif from json_to_recordset(${json([...activitesInitiales])}) as lu (code text, libelle text, actif boolean)
    on conflict (code) do update set libelle = excluded.libelle, anciens = activite.anciens || activite.libelle
    where not activite.corrige and activite.libelle <> excluded.libelle`.execute(trx)

// A commune keeps its id, and the court that an administrator gave it, even when a merger removes it from the files.
const loadCommunes = (trx: Trx, rows: object[]) =>
  sql`with lue as materialized (
      select lu.code_insee, lu.libelle, lu.code_postaux, t.tribunal_judiciaire, case t.type when 'TPRX' then t.id end as tribunal_proximite
      from json_to_recordset(${json(rows)}) as lu (code_insee text, libelle text, code_postaux text[], tribunal text)
      left join tribunal t on t.id = lu.tribunal
    ), partie as (
      update commune set actuelle = false where actuelle and code_insee not in (select code_insee from lue)
    )
    insert into commune (code_insee, libelle, code_postaux, tribunal_judiciaire, tribunal_proximite)
    select * from lue order by code_insee
    on conflict (code_insee) do update set
      libelle = excluded.libelle, code_postaux = excluded.code_postaux, actuelle = true,
      tribunal_judiciaire = case when commune.corrige then commune.tribunal_judiciaire else excluded.tribunal_judiciaire end,
      tribunal_proximite = case when commune.corrige then commune.tribunal_proximite else excluded.tribunal_proximite end
    where (commune.libelle, commune.code_postaux, commune.tribunal_judiciaire, commune.tribunal_proximite, commune.actuelle)
      is distinct from (excluded.libelle, excluded.code_postaux, excluded.tribunal_judiciaire, excluded.tribunal_proximite, true)`.execute(
    trx,
  )

// No filing refers to them: they are replaced entirely.
const loadFormerCommunes = async (trx: Trx, rows: object[]) => {
  await trx.deleteFrom('commune_ancienne').execute()
  await sql`insert into commune_ancienne (commune, libelle)
    select commune.id, lu.libelle from json_to_recordset(${json(rows)}) as lu (code_insee text, libelle text)
    join commune using (code_insee)
    on conflict do nothing`.execute(trx)
}
