import './tables.ts'
import '../rattachements/tables.ts'
import { sql } from 'kysely'
import { inRessort } from '../compte/ressort.ts'
import type { Personne } from '../core/personne.ts'
import { type DatedLecteur, live } from '../rattachements/living.ts'

/** Whether an account filed a request of a query. A clerk who recorded a paper filing is not its filer (STAFF-15). */
export const isFiledBy = (compte: string) => sql<boolean>`(requete.compte = ${compte} and requete.issu_teleservice)`

/** Whether the reader is attached today to the association of a request of a query, with this right where one is given. */
const isAttached = (lecteur: DatedLecteur, droit?: 'depot') =>
  sql<boolean>`exists (select from rattachement where rattachement.association = requete.association and rattachement.compte = ${lecteur.uuid}
    and ${live(lecteur.aujourdhui)} and ${droit ? sql.ref(`rattachement.${droit}`) : sql`true`})`

/**
 * Whether a reader may know a request of a query: its filer, the users attached to its association today (with this right, where one is
 * given), and the clerks of its court (DEPOT-06).
 */
export const isKnownTo = (lecteur: Personne, droit?: 'depot') => sql<boolean>`(${isFiledBy(lecteur.uuid)}
  or ${isAttached(lecteur, droit)}
  or ${lecteur.authorities.includes('GREFFE') ? inRessort(lecteur, 'requete.tribunal') : sql`false`})`

/** Links between a reader and a request of a query: its filer, or attached with the right to file. */
export const lienWithRequete = (lecteur: DatedLecteur) =>
  [isFiledBy(lecteur.uuid).as('deposant'), isAttached(lecteur, 'depot').as('droitDeDeposer')] as const

/** Whether a reader may fill a new draft with what they typed in a request that ended without being registered (STATE-14). */
export const isResumable = (lecteur: Pick<DatedLecteur, 'uuid'>) =>
  sql<boolean>`requete.etat = 'REJETEE'
    and exists (select from brouillon where brouillon.requete = requete.numero and brouillon.compte = ${lecteur.uuid})`
