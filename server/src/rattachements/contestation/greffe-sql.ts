import '../tables.ts'
import { sql } from 'kysely'
import '../../association/tables.ts'
import { inRessort } from '../../compte/ressort.ts'
import '../../compte/tables.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { live } from '../living.ts'

/** Attachments of a clerk's courts with an unanswered contestation, oldest first. */
export const challengedRattachements = (db: Db, agent: Personne) =>
  db
    .selectFrom('contestation_rattachement as contestation')
    .innerJoin('rattachement as droits', 'droits.uuid', 'contestation.rattachement')
    .innerJoin('association', 'association.numero', 'droits.association')
    .innerJoin('compte', 'compte.uuid', 'droits.compte')
    .select(['droits.uuid', 'association.numero as association', 'association.nom as denomination', 'compte.prenom', 'compte.nom'])
    .select(sql<Date>`min(contestation.contestee_le)`.as('depuis'))
    .where(inRessort(agent, 'association.tribunal'))
    .where('contestation.levee_le', 'is', null)
    .where(live(agent.aujourdhui, 'droits'))
    .groupBy(['droits.uuid', 'association.numero', 'association.nom', 'compte.prenom', 'compte.nom'])
    .orderBy('depuis')
    .orderBy('droits.uuid')
    .execute()
