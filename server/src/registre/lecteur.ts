import '../rattachements/tables.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { findRattachement } from '../rattachements/sql.ts'

/** What a person is to one association; decides what its sheet and its documents show them (SHEET-34, design §4). */
export interface Lecteur {
  /** Undefined when not attached. */
  rattachement: Awaited<ReturnType<typeof findRattachement>>
  /** A clerk of the court that keeps this association. */
  greffe: boolean
}

export const lecteurDe = async (db: Db, user: Personne, association: { numero: string; tribunal: string }): Promise<Lecteur> => ({
  rattachement: await findRattachement(db, association.numero, user.uuid),
  greffe: user.authorities.includes('GREFFE') && user.tribunaux.includes(association.tribunal),
})

/** Identity papers and letters to a person are for the attached users and the court (docs/decisions/0004). */
export const peutLire = ({ rattachement, greffe }: Lecteur, { reserve }: { reserve: boolean }): boolean =>
  !reserve || greffe || rattachement !== undefined
