import './tables.ts'
import '../rattachements/tables.ts'
import { sql } from 'kysely'
import { duRessort } from '../compte/ressort.ts'
import type { Personne } from '../core/personne.ts'

/**
 * Who knows a request of a query: who filed it, the users attached to its association today (with this right, where one is asked for), the
 * clerks of its court (design §4, DEPOT-06).
 */
export const connueDe = (lecteur: Personne, droit?: 'depot') => sql<boolean>`(requete.compte = ${lecteur.uuid}
  or exists (select from rattachement where rattachement.association = requete.association and rattachement.compte = ${lecteur.uuid}
    and rattachement.termine_le is null and ${droit ? sql.ref(`rattachement.${droit}`) : sql`true`})
  or ${lecteur.authorities.includes('GREFFE') ? duRessort(lecteur, 'requete.tribunal') : sql`false`})`
