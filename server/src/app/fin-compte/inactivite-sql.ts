import '../../association/tables.ts'
import '../../compte/tables.ts'
import '../../rattachements/tables.ts'
import '../../requetes/tables.ts'
import { latestActivite, joursToReturn } from 'domain/compte/inactivite'
import { addJours, type Jour } from 'domain/core/jour'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../core/database.ts'

/** First instant of the next day in Paris. Comparing the column itself uses its index; comparing its day does not. */
const after = (jour: Jour) => sql<Date>`((${jour}::date + 1)::timestamp at time zone 'Europe/Paris')`

/**
 * Associations still in the register that only this account administers. An administrator just as idle does not count: two idle ones would
 * otherwise each be closed because of the other.
 */
const latestRows = (aujourdhui: Jour) => sql`
  select association.numero, association.nom, association.tribunal
  from rattachement join association on association.numero = rattachement.association
  where rattachement.compte = compte.uuid and rattachement.gestion and rattachement_vivant(rattachement, ${aujourdhui}::date)
    and association.etat <> 'RADIEE'
    and not exists (
      select from rattachement as autre join compte as son_compte on son_compte.uuid = autre.compte
      where autre.association = rattachement.association and autre.compte <> rattachement.compte and autre.gestion
        and rattachement_vivant(autre, ${aujourdhui}::date)
        and son_compte.etat = 'ACTIF' and son_compte.vu_le >= ${after(latestActivite(aujourdhui))})`

/** Accounts not used for 24 months, without a request under way or rights of a court (docs/decisions/0071). */
const inactiveComptes = (db: Db, aujourdhui: Jour) =>
  db
    .selectFrom('compte')
    .select(['compte.uuid', 'compte.vu_le as vuLe'])
    .where('compte.etat', '=', 'ACTIF')
    .where('compte.vu_le', '<', after(latestActivite(aujourdhui)))
    .where(sql<SqlBool>`compte.authorities <@ array['USAGER']`)
    .where(
      sql<SqlBool>`not exists (select from requete where requete.compte = compte.uuid and requete.issu_teleservice and requete.etat = 'EN_COURS')`,
    )

/** Idle accounts by what is left to do: each query excludes the accounts for which it was done. */
export const inactiveComptesByGeste = {
  /** Not told since the last sign-in. */
  warn: (db: Db, aujourdhui: Jour) =>
    inactiveComptes(db, aujourdhui).where(sql<SqlBool>`(compte.averti_le is null or compte.averti_le <= compte.vu_le)`),
  /** Told, not used since, with their last day past and no association left without an administrator. */
  close: (db: Db, aujourdhui: Jour) =>
    inactiveComptes(db, aujourdhui)
      .where(sql<SqlBool>`compte.averti_le > compte.vu_le`)
      .where('compte.averti_le', '<', after(addJours(aujourdhui, -joursToReturn - 1)))
      .where(sql<SqlBool>`not exists (${latestRows(aujourdhui)})`),
}

/** Returns the associations that only this account administers. */
export const soleAssociationsOf = async (db: Db, compte: string, aujourdhui: Jour) => {
  const { rows } = await sql<{ numero: string; nom: string; tribunal: string }>`
    select ses.* from compte, lateral (${latestRows(aujourdhui)}) as ses where compte.uuid = ${compte} order by ses.numero`.execute(db)
  return rows
}
