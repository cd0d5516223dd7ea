import '../../association/tables.ts'
import '../../compte/tables.ts'
import '../../rattachements/tables.ts'
import '../../requetes/tables.ts'
import { derniereActivite, joursPourRevenir } from 'domain/compte/inactivite'
import { ajouterJours, type JourCalendaire } from 'domain/core/jour'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../core/database.ts'

/** The first instant of the day after, in Paris: a column before it is indexed, the day of a column is not. */
const apres = (jour: JourCalendaire) => sql<Date>`((${jour}::date + 1)::timestamp at time zone 'Europe/Paris')`

/**
 * The associations still in the register whose users nobody but this account administers. Somebody as idle as it does not count: two who are
 * away would each be let go because of the other.
 */
const dernieres = (aujourdhui: JourCalendaire) => sql`
  select association.numero, association.nom, association.tribunal
  from rattachement join association on association.numero = rattachement.association
  where rattachement.compte = compte.uuid and rattachement.gestion and rattachement_vivant(rattachement, ${aujourdhui}::date)
    and association.etat <> 'RADIEE'
    and not exists (
      select from rattachement as autre join compte as son_compte on son_compte.uuid = autre.compte
      where autre.association = rattachement.association and autre.compte <> rattachement.compte and autre.gestion
        and rattachement_vivant(autre, ${aujourdhui}::date)
        and son_compte.etat = 'ACTIF' and son_compte.vu_le >= ${apres(derniereActivite(aujourdhui))})`

/** Accounts nobody has signed in to for 24 months, that no request under way holds and that act for no court (docs/decisions/0071). */
const inactifs = (db: Db, aujourdhui: JourCalendaire) =>
  db
    .selectFrom('compte')
    .select(['compte.uuid', 'compte.vu_le as vuLe'])
    .where('compte.etat', '=', 'ACTIF')
    .where('compte.vu_le', '<', apres(derniereActivite(aujourdhui)))
    .where(sql<SqlBool>`compte.authorities <@ array['USAGER']`)
    .where(
      sql<SqlBool>`not exists (select from requete where requete.compte = compte.uuid and requete.issu_teleservice and requete.etat = 'EN_COURS')`,
    )

/** What is to be done of idle accounts: each is a list of those for whom it has not been done, never of those who are merely idle. */
export const aFaireDesInactifs = {
  /** Not told since they were last seen. */
  avertir: (db: Db, aujourdhui: JourCalendaire) =>
    inactifs(db, aujourdhui).where(sql<SqlBool>`(compte.averti_le is null or compte.averti_le <= compte.vu_le)`),
  /** Told, not seen since, their last day past, and no association left without anybody. */
  fermer: (db: Db, aujourdhui: JourCalendaire) =>
    inactifs(db, aujourdhui)
      .where(sql<SqlBool>`compte.averti_le > compte.vu_le`)
      .where('compte.averti_le', '<', apres(ajouterJours(aujourdhui, -joursPourRevenir - 1)))
      .where(sql<SqlBool>`not exists (${dernieres(aujourdhui)})`),
}

/** The associations that would have nobody left to administer their users without this account. */
export const dernieresDe = async (db: Db, compte: string, aujourdhui: JourCalendaire) => {
  const { rows } = await sql<{ numero: string; nom: string; tribunal: string }>`
    select ses.* from compte, lateral (${dernieres(aujourdhui)}) as ses where compte.uuid = ${compte} order by ses.numero`.execute(db)
  return rows
}
