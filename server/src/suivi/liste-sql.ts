import '../requetes/tables.ts'
import type { colonnesRequetes, FiltresRequetes } from 'contract/suivi/liste'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { canWithdraw } from 'domain/requetes/procedure/obstacles-retrait'
import { etapesEnAttente } from 'domain/requetes/demarches/procedures'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { isKnownTo, lienWithRequete } from '../requetes/is-known-to.ts'
import type { DatedLecteur } from '../rattachements/living.ts'
import { isFollowedBy } from './is-followed-by.ts'

/** The condition of each filter; null for an empty filter (REQ-07 to REQ-11). A filter without a condition does not compile. */
const conditionsDe: { [K in keyof FiltresRequetes]: (valeur: FiltresRequetes[K]) => RawBuilder<SqlBool> | null } = {
  numero: (numero) => (numero === '' ? null : sql`strpos(requete.numero, upper(replace(${numero}, ' ', ''))) > 0`),
  denomination: (nom) => (nom === '' ? null : sql`strpos(fold(requete.denomination), fold(${nom})) > 0`),
  etats: (etats) => (etats.length === 0 ? null : sql`requete.etat = any(${etats}::text[])`),
  types: (types) => (types.length === 0 ? null : sql`requete.type = any(${types}::text[])`),
  datePreEnregistrement: (jour) =>
    jour === '' ? null : sql`(requete.date_pre_enregistrement at time zone 'Europe/Paris')::date = ${jour}::date`,
}

const filterCondition = <K extends keyof FiltresRequetes>(filtre: K, filtres: FiltresRequetes) => conditionsDe[filtre](filtres[filtre])

/** The requests a user follows that match every filter. */
const filteredRequetes = (db: Db, lecteur: Personne, filtres: FiltresRequetes) =>
  (Object.keys(conditionsDe) as (keyof FiltresRequetes)[])
    .map((filtre) => filterCondition(filtre, filtres))
    .reduce((query, condition) => (condition ? query.where(condition) : query), db.selectFrom('requete').where(isFollowedBy(lecteur)))

export const countRequetes = async (db: Db, lecteur: Personne, filtres: FiltresRequetes): Promise<number> => {
  const { nombre } = await filteredRequetes(db, lecteur, filtres)
    .select((eb) => eb.fn.countAll<number>().as('nombre'))
    .executeTakeFirstOrThrow()
  return Number(nombre)
}

const tris: Record<(typeof colonnesRequetes)[number], ReturnType<typeof sql>> = {
  numero: sql`requete.numero collate "C"`,
  denomination: sql`sans_accents(requete.denomination) collate "C"`,
  type: sql`requete.type collate "C"`,
  etat: sql`requete.etat collate "C"`,
  datePreEnregistrement: sql`requete.date_pre_enregistrement`,
}

/** One page of the filtered requests. */
export const findRequetes = (
  db: Db,
  lecteur: Personne,
  { page, size, sort, ...filtres }: FiltresRequetes & { page: number; size: number; sort: string },
) => {
  const [tri, sens] = sort.split(',') as [keyof typeof tris, 'asc' | 'desc']
  return filteredRequetes(db, lecteur, filtres)
    .select([
      'requete.numero',
      'requete.denomination',
      'requete.type',
      'requete.etat',
      'requete.date_pre_enregistrement as datePreEnregistrement',
      'requete.date_ordonnancement as dateOrdonnancement',
      'requete.retiree_le as retireeLe',
      'requete.issu_teleservice as issueTeleservice',
      isKnownTo(lecteur, 'depot').as('depotLisible'),
    ])
    .orderBy(tris[tri], sens)
    .orderBy('requete.numero', sens)
    .limit(size)
    .offset(page * size)
    .execute()
}

/** The requests of a user, all or some, where they may give an awaited reply, with the columns needed to fold their acts. */
export const requetesEnAttente = async (db: Db, lecteur: DatedLecteur, numeros: readonly string[] | null) => {
  const requetes = await db
    .selectFrom('requete')
    .select(['requete.numero', 'requete.type', 'requete.sous_types as sousTypes', 'requete.base', 'requete.denomination'])
    .select(lienWithRequete(lecteur))
    .where(isFollowedBy(lecteur))
    .where('requete.etape', 'in', etapesEnAttente)
    .$if(numeros !== null, (query) => query.where(sql<SqlBool>`requete.numero = any(${numeros})`))
    .orderBy('requete.numero')
    .execute()
  return requetes.filter(({ deposant, droitDeDeposer }) => canWithdraw({ deposant, depot: droitDeDeposer }))
}
