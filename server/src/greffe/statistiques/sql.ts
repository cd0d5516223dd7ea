import '../../core/core-tables.ts'
import '../../requetes/tables.ts'
import type { delaisMesures } from 'contract/greffe/statistiques'
import type { EtapeQuittee } from 'domain/requetes/procedure/etapes-quittees'
import type { JourCalendaire } from 'domain/core/jour'
import type { Periode } from 'domain/suivi/periode'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { echeanceLe, enAttente, fileLe } from '../queue/sql.ts'

/** SQL condition on the requests that count: those of some courts, or all. */
export type Portee = RawBuilder<boolean>

/** Requests of one court, or of all for '': the administration belongs to no court. */
export const deCeTribunal = (tribunal: string): Portee => (tribunal === '' ? sql`true` : sql`requete.tribunal = ${tribunal}`)

const paris = (colonne: string) => sql<JourCalendaire>`(${sql.ref(colonne)} at time zone 'Europe/Paris')::date`
const dans = (jour: RawBuilder<unknown>, { du, au }: Periode) => sql<SqlBool>`${jour} between ${du}::date and ${au}::date`
const depose = paris('requete.date_pre_enregistrement')
const combien = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})::int`

export const compterDepots = (db: Db, ressort: Portee, periode: Periode) =>
  db
    .selectFrom('requete')
    .select(['requete.type', combien(sql`issu_teleservice`).as('teleservice'), combien(sql`not issu_teleservice`).as('papier')])
    .where(ressort)
    .where(dans(depose, periode))
    .groupBy('requete.type')
    .execute()

/** Requests that ended in the period: decided, by the day of their order, or taken back by their declarant. */
export const compterDecisions = (db: Db, ressort: Portee, periode: Periode) =>
  db
    .selectFrom('requete')
    .select([
      'requete.type',
      combien(sql`etat = 'INSCRITE'`).as('inscrites'),
      combien(sql`etat = 'REJETEE' and retiree_le is null`).as('rejetees'),
      combien(sql`retiree_le is not null`).as('retirees'),
    ])
    .where(ressort)
    .where(dans(sql`coalesce(retiree_le, date_ordonnancement)`, periode))
    .groupBy('requete.type')
    .execute()

/** Day of the first act of this type on each request, ignoring corrected acts. */
const premierActe = (type: 'RECEPISSE' | 'PRISE_EN_CHARGE') => sql<JourCalendaire | null>`(
  select min((acte.instant at time zone 'Europe/Paris')::date) from acte
  where acte.sujet = 'requete' and acte.sujet_id = requete.numero and acte.type = ${type}
    and not exists (select from acte as autre where autre.sujet = 'requete' and autre.sujet_id = requete.numero
      and autre.type = 'CORRECTION' and (autre.contenu ->> 'corrige')::int = acte.rang))`

const fins = {
  RECEPISSE: premierActe('RECEPISSE'),
  PRISE_EN_CHARGE: premierActe('PRISE_EN_CHARGE'),
  DECISION: sql<JourCalendaire | null>`requete.date_ordonnancement`,
} satisfies Record<(typeof delaisMesures)[number], RawBuilder<JourCalendaire | null>>

const durees = (duree: RawBuilder<unknown>) =>
  [
    sql<number>`count(*)::int`.as('nombre'),
    sql<number | null>`percentile_disc(0.5) within group (order by ${duree})`.as('mediane'),
    sql<number | null>`percentile_disc(0.9) within group (order by ${duree})`.as('neufDixiemes'),
  ] as const

export const mesurerDelai = async (db: Db, ressort: Portee, periode: Periode, delai: keyof typeof fins) => {
  const mesures = db
    .selectFrom('requete')
    .select([fins[delai].as('fin'), depose.as('debut')])
    .where(ressort)
    // Anything that ends in the period was filed before its end.
    .where(sql<SqlBool>`${depose} <= ${periode.au}::date`)
  return db
    .selectFrom(mesures.as('mesure'))
    .select(durees(sql`mesure.fin - mesure.debut`))
    .where(dans(sql`mesure.fin`, periode))
    .executeTakeFirstOrThrow()
}

/**
 * The stays of requests in the stages they left during the period: those ended by acts, which the fold stored, and the stay that ended
 * by itself since (`ensuite_le`), which no act has stored yet. A stage that nobody left has no row.
 */
export const mesurerEtapes = (db: Db, ressort: Portee, periode: Periode, aujourdhui: JourCalendaire) => {
  const parDesActes = db
    .selectFrom('requete')
    .innerJoin(
      sql<EtapeQuittee>`jsonb_to_recordset(requete.etapes_quittees)`.as<'sejour'>(sql`sejour(etape text, du date, au date)`),
      (on) => on.onTrue(),
    )
    .select(['sejour.etape', 'sejour.du', 'sejour.au'])
    .where(ressort)
  const deSoi = db
    .selectFrom('requete')
    .select([
      'requete.etape',
      sql<JourCalendaire>`coalesce((requete.etapes_quittees -> -1 ->> 'au')::date, ${depose})`.as('du'),
      sql<JourCalendaire>`requete.ensuite_le`.as('au'),
    ])
    .where(ressort)
    .where(sql<SqlBool>`requete.ensuite_le <= ${aujourdhui}::date and requete.ensuite_etape <> requete.etape`)
  return db
    .selectFrom(parDesActes.unionAll(deSoi).as('mesure'))
    .select('mesure.etape')
    .select(durees(sql`mesure.au - mesure.du`))
    .where(dans(sql`mesure.au`, periode))
    .groupBy('mesure.etape')
    .execute()
}

/** Each queue as it is today. An empty queue has no row. */
export const mesurerFiles = (db: Db, ressort: Portee, aujourdhui: JourCalendaire) => {
  const age = sql`${aujourdhui}::date - ${depose}`
  return db
    .selectFrom('requete')
    .select([
      fileLe(aujourdhui).as('file'),
      sql<number>`count(*)::int`.as('nombre'),
      combien(sql`${echeanceLe(aujourdhui)} < ${aujourdhui}::date`).as('enRetard'),
      sql<number | null>`percentile_disc(0.5) within group (order by ${age})`.as('mediane'),
      sql<number | null>`max(${age})`.as('plusAncienne'),
    ])
    .where(ressort)
    .where(enAttente(aujourdhui))
    .groupBy('file')
    .execute()
}
