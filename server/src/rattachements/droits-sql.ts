import './tables.ts'
import { sql } from 'kysely'
import '../compte/tables.ts'
import '../core/core-tables.ts'
import type { Db } from '../core/database.ts'
import { emailIs } from '../core/email-sql.ts'
import { nomDeMembre } from './membre.ts'
import { live } from './living.ts'

/** The act that gave an attachment its current rights. The users tab shows its author and its day. */
const octroi = sql<{ instant: Date; auteur: string | null }>`(select acte.instant, acte.auteur from acte
  where acte.sujet = 'association' and acte.sujet_id = rattachement.association and acte.type in ('RATTACHEMENT', 'RATTACHEMENT_MODIFIE')
    and acte.contenu ->> 'compte' = rattachement.compte::text
  order by acte.rang desc limit 1)`

/** The users attached to an association, by e-mail, with the author and the instant of their rights (ENT-33, SHEET-25). */
export const usagersDe = (db: Db, association: string, aujourdhui: string) =>
  db
    .selectFrom('rattachement')
    .innerJoin('compte', 'compte.uuid', 'rattachement.compte')
    .leftJoinLateral(octroi.as('octroi'), (join) => join.onTrue())
    .select([
      'rattachement.uuid',
      'rattachement.compte',
      'octroi.auteur',
      'compte.email',
      'compte.nom',
      'compte.prenom',
      'rattachement.fonction',
      'rattachement.gestion',
      'rattachement.depot',
      'rattachement.fin',
    ])
    .select(sql<Date>`coalesce(octroi.instant, rattachement.cree_le)`.as('accordeLe'))
    .select(nomDeMembre('octroi.auteur', 'rattachement.association').as('accordePar'))
    .where('rattachement.association', '=', association)
    .where(live(aujourdhui))
    .orderBy(sql`lower(compte.email)`)
    .orderBy('rattachement.uuid')
    .execute()

/** A living attachment to an association, found by its id or by the person's address. */
export const findUsager = (db: Db, association: string, aujourdhui: string, lequel: { uuid: string } | { email: string }) =>
  db
    .selectFrom('rattachement')
    .innerJoin('compte', 'compte.uuid', 'rattachement.compte')
    .select(['rattachement.uuid', 'rattachement.compte', 'compte.email', 'compte.nom', 'compte.prenom', 'compte.etat'])
    .select(['rattachement.fonction', 'rattachement.gestion', 'rattachement.depot', 'rattachement.fin'])
    .where('rattachement.association', '=', association)
    .where('uuid' in lequel ? sql<boolean>`rattachement.uuid = ${lequel.uuid}` : emailIs('compte.email', lequel.email))
    .where(live(aujourdhui))
    .executeTakeFirst()

/** Whether anybody has `gestion` on the association (SHEET-13). */
export const aDesGestionnaires = async (db: Db, association: string, aujourdhui: string): Promise<boolean> =>
  (await db
    .selectFrom('rattachement')
    .select('uuid')
    .where('association', '=', association)
    .where('gestion', '=', true)
    .where(live(aujourdhui))
    .limit(1)
    .executeTakeFirst()) !== undefined
