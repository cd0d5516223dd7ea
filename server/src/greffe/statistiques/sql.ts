import '../../core/core-tables.ts'
import '../../requetes/tables.ts'
import type { delaisMesures } from 'contract/greffe/statistiques'
import type { LeftEtape } from 'domain/requetes/procedure/left-etapes'
import type { Jour } from 'domain/core/jour'
import type { Periode } from 'domain/suivi/periode'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { echeanceOnDay, enAttente, queueOnDay } from '../queue/sql.ts'

/** SQL condition on the requests that count: those of some courts, or all. */
export type Portee = RawBuilder<boolean>

/** Requests of one court, or of all for '': the administration belongs to no court. */
export const ofTribunal = (tribunal: string): Portee => (tribunal === '' ? sql`true` : sql`requete.tribunal = ${tribunal}`)

const paris = (colonne: string) => sql<Jour>`(${sql.ref(colonne)} at time zone 'Europe/Paris')::date`
const within = (jour: RawBuilder<unknown>, { du, au }: Periode) => sql<SqlBool>`${jour} between ${du}::date and ${au}::date`
const depose = paris('requete.date_pre_enregistrement')
const count = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})::int`

export const countDepots = (db: Db, ressort: Portee, periode: Periode) =>
  db
    .selectFrom('requete')
    .select(['requete.type', count(sql`issu_teleservice`).as('teleservice'), count(sql`not issu_teleservice`).as('papier')])
    .where(ressort)
    .where(within(depose, periode))
    .groupBy('requete.type')
    .execute()

/** Requests that ended in the period: decided, by the day of their order, or taken back by their declarant. */
export const countDecisions = (db: Db, ressort: Portee, periode: Periode) =>
  db
    .selectFrom('requete')
    .select([
      'requete.type',
      count(sql`etat = 'INSCRITE'`).as('inscrites'),
      count(sql`etat = 'REJETEE' and retiree_le is null`).as('rejetees'),
      count(sql`retiree_le is not null`).as('retirees'),
    ])
    .where(ressort)
    .where(within(sql`coalesce(retiree_le, date_ordonnancement)`, periode))
    .groupBy('requete.type')
    .execute()

/** Day of the first act of this type on each request, ignoring corrected acts. */
const firstActe = (type: 'RECEPISSE' | 'PRISE_EN_CHARGE') => sql<Jour | null>`(
  select min((acte.instant at time zone 'Europe/Paris')::date) from acte
  where acte.sujet = 'requete' and acte.sujet_id = requete.numero and acte.type = ${type}
    and not exists (select from acte as autre where autre.sujet = 'requete' and autre.sujet_id = requete.numero
      and autre.type = 'CORRECTION' and (autre.contenu ->> 'corrige')::int = acte.rang))`

const fins = {
  RECEPISSE: firstActe('RECEPISSE'),
  PRISE_EN_CHARGE: firstActe('PRISE_EN_CHARGE'),
  DECISION: sql<Jour | null>`requete.date_ordonnancement`,
} satisfies Record<(typeof delaisMesures)[number], RawBuilder<Jour | null>>

const durees = (duree: RawBuilder<unknown>) =>
  [
    sql<number>`count(*)::int`.as('nombre'),
    sql<number | null>`percentile_disc(0.5) within group (order by ${duree})`.as('mediane'),
    sql<number | null>`percentile_disc(0.9) within group (order by ${duree})`.as('neufDixiemes'),
  ] as const

export const measureDelai = async (db: Db, ressort: Portee, periode: Periode, delai: keyof typeof fins) => {
  const mesures = db
    .selectFrom('requete')
    .select([fins[delai].as('fin'), depose.as('debut')])
    .where(ressort)
    // Anything that ends in the period was filed before its end.
    .where(sql<SqlBool>`${depose} <= ${periode.au}::date`)
  return db
    .selectFrom(mesures.as('mesure'))
    .select(durees(sql`mesure.fin - mesure.debut`))
    .where(within(sql`mesure.fin`, periode))
    .executeTakeFirstOrThrow()
}

/**
 * The stays of requests in the stages they left during the period: those ended by acts, which the fold stored, and the stay that ended
 * by itself since (`ensuite_le`), which no act has stored yet. A stage that nobody left has no row.
 */
export const measureEtapes = (db: Db, ressort: Portee, periode: Periode, aujourdhui: Jour) => {
  const parDesActes = db
    .selectFrom('requete')
    .innerJoin(sql<LeftEtape>`jsonb_to_recordset(requete.etapes_quittees)`.as<'sejour'>(sql`sejour(etape text, du date, au date)`), (on) =>
      on.onTrue(),
    )
    .select(['sejour.etape', 'sejour.du', 'sejour.au'])
    .where(ressort)
  const deSoi = db
    .selectFrom('requete')
    .select([
      'requete.etape',
      sql<Jour>`coalesce((requete.etapes_quittees -> -1 ->> 'au')::date, ${depose})`.as('du'),
      sql<Jour>`requete.ensuite_le`.as('au'),
    ])
    .where(ressort)
    .where(sql<SqlBool>`requete.ensuite_le <= ${aujourdhui}::date and requete.ensuite_etape <> requete.etape`)
  return db
    .selectFrom(parDesActes.unionAll(deSoi).as('mesure'))
    .select('mesure.etape')
    .select(durees(sql`mesure.au - mesure.du`))
    .where(within(sql`mesure.au`, periode))
    .groupBy('mesure.etape')
    .execute()
}

/** Each queue as it is today. An empty queue has no row. */
export const measureQueues = (db: Db, ressort: Portee, aujourdhui: Jour) => {
  const age = sql`${aujourdhui}::date - ${depose}`
  return db
    .selectFrom('requete')
    .select([
      queueOnDay(aujourdhui).as('file'),
      sql<number>`count(*)::int`.as('nombre'),
      count(sql`${echeanceOnDay(aujourdhui)} < ${aujourdhui}::date`).as('enRetard'),
      sql<number | null>`percentile_disc(0.5) within group (order by ${age})`.as('mediane'),
      sql<number | null>`max(${age})`.as('plusAncienne'),
    ])
    .where(ressort)
    .where(enAttente(aujourdhui))
    .groupBy('file')
    .execute()
}
