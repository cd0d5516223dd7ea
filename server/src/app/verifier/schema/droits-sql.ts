import { sql } from 'kysely'
import type { DroitObjet } from 'domain/app/textes/schema'
import type { Db } from '../../../core/database.ts'

/** A privilege that differs from PostgreSQL's defaults for a new object. No migration changes any. */
export interface Droit extends DroitObjet {
  /** Null for PUBLIC. */
  role: string | null
  droit: string
  transmissible: boolean
  sens: 'ACCORDE' | 'RETIRE'
}

/** An object owned by another role than most of the register. */
export interface Appartenance extends DroitObjet {
  role: string
  attendu: string
}

/** Every object that can have privileges, except those of extensions. */
const porteurs = sql`porteur as (
  select case relkind when 'S' then 'sequence' when 'v' then 'vue' when 'm' then 'vue' else 'table' end as lieu, oid::regclass::text as nom,
    null::text as colonne, relowner as proprietaire, relacl as acl,
    acldefault(case relkind when 'S' then 's'::"char" else 'r'::"char" end, relowner) as usuel
  from pg_class where relnamespace in (select oid from espace) and relkind in ('r', 'p', 'f', 'v', 'm', 'S') and oid not in (select oid from etranger)
  union all
  select 'table', attrelid::regclass::text, attname::text, null, attacl, null
  from pg_attribute join pg_class c on c.oid = attrelid
  where relnamespace in (select oid from espace) and attacl is not null and not attisdropped and c.oid not in (select oid from etranger)
  union all
  select 'fonction', oid::regprocedure::text, null, proowner, proacl, acldefault('f', proowner)
  from pg_proc where pronamespace in (select oid from espace) and oid not in (select oid from etranger)
  union all
  select 'type', oid::regtype::text, null, typowner, typacl, acldefault('T', typowner)
  from pg_type where typnamespace in (select oid from espace) and typtype <> 'c' and typcategory <> 'A' and oid not in (select oid from etranger)
)`
const connus = sql`
  espace as (select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'travaux')),
  etranger as (select objid as oid from pg_depend where deptype = 'e'), ${porteurs},
  habituel as (select mode() within group (order by proprietaire) as role from porteur)`

/**
 * Returns the changed privileges. On a schema, only those of roles other than its owner and the owner of the register count: operators
 * grant theirs in several ways. PUBLIC may use `public`, as in PostgreSQL 15 and later.
 */
export const droitsChanges = async (db: Db): Promise<Droit[]> =>
  (
    await sql<Droit>`with ${connus},
      actuel as (select lieu, nom, colonne, proprietaire, a.* from porteur, aclexplode(coalesce(acl, usuel)) a),
      usuel as (select lieu, nom, colonne, proprietaire, a.* from porteur, aclexplode(usuel) a),
      ecart as (
        (select 'ACCORDE' as sens, * from actuel except select 'ACCORDE', * from usuel) union all
        (select 'RETIRE' as sens, * from usuel except select 'RETIRE', * from actuel) union all
        select 'ACCORDE', 'schema', nspname::text, null, nspowner, a.* from espace, aclexplode(nspacl) a
        where a.grantee not in (nspowner, (select role from habituel)) and not (nspname = 'public' and a.grantee = 0 and a.privilege_type = 'USAGE'))
      select distinct sens, lieu, nom, colonne, case grantee when 0 then null else pg_get_userbyid(grantee)::text end as role,
        privilege_type as droit, is_grantable as transmissible
      from ecart order by lieu, nom, colonne, role, droit, sens`.execute(db)
  ).rows

export const appartenances = async (db: Db): Promise<Appartenance[]> =>
  (
    await sql<Appartenance>`with ${connus}
      select lieu, nom, colonne, pg_get_userbyid(proprietaire)::text as role, pg_get_userbyid(habituel.role)::text as attendu
      from porteur, habituel where proprietaire <> habituel.role order by lieu, nom`.execute(db)
  ).rows
