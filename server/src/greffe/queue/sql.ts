import '../../requetes/tables.ts'
import '../../core/reference/tables.ts'
import { type queueColonnes, type Queue, waitingQueues, type QueueFiltres, type TrayView } from 'contract/greffe/queue'
import type { Jour } from 'domain/core/jour'
import type { Etape } from 'domain/requetes/actes/situation'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { isClerkOf } from '../../compte/clerks-sql.ts'
import { inRessort } from '../../compte/ressort.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'

/** Conditions on stored columns: undecided, or still to publish. They must match the partial indexes of the queues literally. */
const ouverte = sql<SqlBool>`requete.etat = 'EN_COURS'`
const aPublier = sql<SqlBool>`requete.type = 'CREATION' and requete.etape in ('INSCRITE', 'PAIEMENT_RECU', 'AVIS_AU_JOURNAL', 'AVIS_ENVOYE')`
const aPayer = sql<SqlBool>`requete.type = 'CREATION' and requete.etape = 'ATTENTE_PAIEMENT_JAL'`
/** The payment is overdue: the court must decide what becomes of the publication. */
const unpaid = (aujourdhui: Jour) => sql<SqlBool>`(${aPayer} and requete.retour_le < ${aujourdhui}::date)`

/** The requests of all queues: open, or registered and still to be published by the court. */
export const enAttente = (aujourdhui: Jour) => sql<SqlBool>`(${ouverte} or ${aPublier} or ${unpaid(aujourdhui)})`

/** Whether the automatic change of stage planned by the fold has happened (CCL art. 63: the prefect's silence). */
const hasCome = (aujourdhui: Jour) => sql<SqlBool>`requete.ensuite_le <= ${aujourdhui}::date`
const etapeOnDay = (aujourdhui: Jour) => sql<Etape>`case when ${hasCome(aujourdhui)} then requete.ensuite_etape else requete.etape end`
const delaiOnDay = (aujourdhui: Jour) =>
  sql<Jour | null>`case when ${hasCome(aujourdhui)} then requete.ensuite_echeance_le else requete.echeance_le end`
/** Whether a reply is late (domain/suivi/echeance). */
const lateRetour = (aujourdhui: Jour) => sql<boolean>`coalesce(requete.retour_le < ${aujourdhui}::date, false)`
export const echeanceOnDay = (aujourdhui: Jour) =>
  sql<Jour | null>`least(${delaiOnDay(aujourdhui)}, case when ${lateRetour(aujourdhui)} then requete.retour_le end)`

/**
 * The queue of a request on a day. A single expression, so that an open request is always in exactly one queue.
 */
export const queueOnDay = (aujourdhui: Jour) =>
  sql<Queue>`case when ${aPublier} or ${unpaid(aujourdhui)} then 'A_PUBLIER' when ${isClerkOf('requete.agent', 'requete.tribunal')} is not true then 'A_PRENDRE_EN_CHARGE' else case ${etapeOnDay(aujourdhui)}
  when 'EXAMEN' then 'EN_INSTRUCTION'
  when 'COMMUNIQUEE_PREFET' then 'A_LA_PREFECTURE'
  when 'OPPOSITION' then 'OPPOSITION'
  when 'ATTENTE_PIECES' then 'EN_ATTENTE_DE_PIECES'
  when 'PROJET_REJET' then 'EN_ATTENTE_DE_PIECES'
  when 'PIECES_RECUES' then 'PIECES_RECUES'
  when 'OBSERVATIONS' then 'A_DECIDER'
  when 'A_ORDONNER' then 'A_DECIDER'
  when 'A_SIGNER' then 'A_LA_SIGNATURE' end end`

/**
 * Whether the court has something to do. Not while somebody else, the newspaper included, must act; but again once one of the court's own
 * delays, or the declarant's due day, has passed. The end of the prefect's delay requires nothing.
 */
const awaitsTribunal = (aujourdhui: Jour) => sql<boolean>`((${queueOnDay(aujourdhui)} <> all(${[...waitingQueues]}::text[])
    and requete.etape <> 'AVIS_ENVOYE')
  or ${lateRetour(aujourdhui)}
  or coalesce(${delaiOnDay(aujourdhui)} <= ${aujourdhui}::date and ${delaiOnDay(aujourdhui)} is distinct from requete.ensuite_le - 1, false))`

export interface QueueRecherche extends QueueFiltres {
  aujourdhui: Jour
}

/** Each word must match somewhere; words of one or two letters only at the beginning of a word, as in the register. */
const mots = (recherche: string) => sql<SqlBool>`' ' || fold(requete.numero || ' ' || requete.denomination || ' ' || requete.commune)
  like all (array(select motif_de_mot(mot) from string_to_table(fold(${recherche}), ' ') as mot))`

/** The condition of each filter on a day; null for an empty filter. A filter without a condition does not compile. */
const conditionsDe: {
  [K in keyof QueueFiltres]: (valeur: QueueFiltres[K], aujourdhui: Jour) => Expression<SqlBool> | null
} = {
  recherche: (recherche) => (recherche === '' ? null : mots(recherche)),
  type: (type) => (type === '' ? null : sql`requete.type = ${type}`),
  etape: (etape, aujourdhui) => (etape === '' ? null : sql`${etapeOnDay(aujourdhui)} = ${etape}`),
}

const filterCondition = <K extends keyof QueueFiltres>(filtre: K, recherche: QueueRecherche) =>
  conditionsDe[filtre](recherche[filtre], recherche.aujourdhui)

/** The requests of the clerk's courts that are in a queue, filtered. */
const pending = (db: Db, agent: Personne, recherche: QueueRecherche) =>
  (Object.keys(conditionsDe) as (keyof QueueFiltres)[])
    .map((filtre) => filterCondition(filtre, recherche))
    .reduce(
      (query, condition) => (condition ? query.where(condition) : query),
      db.selectFrom('requete').where(inRessort(agent, 'requete.tribunal')).where(enAttente(recherche.aujourdhui)),
    )

/** Number of requests per queue, due day, whether this clerk holds them, and whether they await the court. */
export const countQueues = (db: Db, agent: Personne, recherche: QueueRecherche) =>
  pending(db, agent, recherche)
    .select((eb) => [
      queueOnDay(recherche.aujourdhui).as('file'),
      echeanceOnDay(recherche.aujourdhui).as('echeance'),
      // No need to check that they are still a clerk of the court: they can read its queues.
      sql<boolean>`requete.agent is not distinct from ${agent.uuid}`.as('mienne'),
      awaitsTribunal(recherche.aujourdhui).as('aFaire'),
      eb.fn.countAll<number>().as('nombre'),
    ])
    .groupBy(['file', 'echeance', 'mienne', 'aFaire'])
    .execute()

export type Tri = (typeof queueColonnes)[number]

const tris: Record<Tri, (aujourdhui: Jour) => RawBuilder<unknown>> = {
  echeance: echeanceOnDay,
  datePreEnregistrement: () => sql`requete.date_pre_enregistrement`,
  numero: () => sql`requete.numero`,
  denomination: () => sql`sans_accents(requete.denomination) collate "C"`,
}

interface QueuePage extends QueueRecherche {
  vue: TrayView
  tri: Tri
  sens: 'asc' | 'desc'
  page: number
  size: number
}

/** One page of the rows of a tab. */
export const findQueue = (db: Db, agent: Personne, { vue, tri, sens, page, size, ...recherche }: QueuePage) =>
  pending(db, agent, recherche)
    .innerJoin('tribunal', 'tribunal.id', 'requete.tribunal')
    .select([
      'requete.numero',
      'requete.version',
      'requete.type',
      'requete.sous_types as sousTypes',
      'requete.base',
      'requete.denomination',
      'requete.commune',
      'requete.code_postal as codePostal',
      'tribunal.libelle as tribunal',
      'requete.date_pre_enregistrement as datePreEnregistrement',
      sql<string | null>`case when ${isClerkOf('requete.agent', 'requete.tribunal')} then requete.agent end`.as('holder'),
    ])
    .where(viewCondition(vue, agent, recherche.aujourdhui))
    .orderBy(tris[tri](recherche.aujourdhui), sens)
    .orderBy('requete.numero', sens)
    .limit(size)
    .offset(page * size)
    .execute()

const viewCondition = (vue: TrayView, agent: Personne, aujourdhui: Jour) => {
  if (vue === 'A_FAIRE') return awaitsTribunal(aujourdhui)
  return vue === 'MIENNES' ? sql<boolean>`requete.agent = ${agent.uuid}` : sql<boolean>`${queueOnDay(aujourdhui)} = ${vue}`
}
