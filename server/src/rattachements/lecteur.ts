import './tables.ts'
import { estDuGreffe } from '../compte/ressort.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { findInvitation } from './invitation/sql.ts'
import { findDemande, findRattachement } from './sql.ts'

/** What a person is to one association; decides what its sheet and its documents show them (SHEET-34, design §4). */
export interface Lecteur {
  /** Undefined when not attached. */
  rattachement: Awaited<ReturnType<typeof findRattachement>>
  /** A clerk of the court that keeps this association. */
  greffe: boolean
}

export const lecteurDe = async (db: Db, user: Personne, association: { numero: string; tribunal: string }): Promise<Lecteur> => ({
  rattachement: await findRattachement(db, association.numero, user),
  greffe: estDuGreffe(user, association.tribunal),
})

/** Who knows what is not for everybody: the attached users, and the court (SHEET-05, design §4). */
export const estDuCercle = ({ rattachement, greffe }: Lecteur): boolean => greffe || rattachement !== undefined

/** Identity papers and letters to a person are for the attached users and the court (docs/decisions/0004). */
export const peutLire = (lecteur: Lecteur, { reserve }: { reserve: boolean }): boolean => !reserve || estDuCercle(lecteur)

/** What links a person to an association: attached, else invited, else waiting for the court (ATTACH-01 to ATTACH-04). */
export const lienAvec = async (db: Db, user: Personne, numero: string, { rattachement }: Lecteur) => {
  if (rattachement) return { etat: 'RATTACHE', ...rattachement } as const
  const aucunDroit = { gestion: false, depot: false }
  const invitation = await findInvitation(db, numero, user)
  if (invitation) return { etat: 'INVITATION_EN_COURS', ...invitation, ...aucunDroit } as const
  const demande = await findDemande(db, numero, user.uuid)
  if (demande) return { etat: 'EN_COURS', ...demande, ...aucunDroit } as const
  return { etat: 'NON_RATTACHE', fonction: null, depuis: null, ...aucunDroit } as const
}
