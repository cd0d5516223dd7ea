import { mayReadDocument } from 'domain/core/documents'
import { jourDeParis } from 'domain/core/jour'
import type { Reader } from 'domain/core/readers'
import './tables.ts'
import { isOfGreffe, isOfTribunal } from '../compte/ressort.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { findDemande, findUnreadRefus } from './demande/sql.ts'
import { findInvitation } from './invitation/sql.ts'
import { findRattachement } from './sql.ts'

/** A person's relation to one association, which decides what its sheet and documents show them (SHEET-34). */
export interface Lecteur {
  /** Undefined when not attached. */
  rattachement: Awaited<ReturnType<typeof findRattachement>>
  /** Whether they are a clerk of the court that keeps this association. */
  greffe: boolean
  /** Their category in the register's read rules (domain/core/readers). */
  reader: Reader
}

export const lecteurDe = async (db: Db, user: Personne, association: { numero: string; tribunal: string }): Promise<Lecteur> => {
  const rattachement = await findRattachement(db, association.numero, user)
  return {
    rattachement,
    greffe: isOfGreffe(user, association.tribunal),
    reader: readerOf(user, association.tribunal, rattachement !== undefined),
  }
}

/** Computed from the database at each call, never from data sent by the client. */
const readerOf = (user: Personne, tribunal: string, attached: boolean): Reader => {
  if (isOfTribunal(user, tribunal)) return 'tribunal'
  if (attached) return 'rattache'
  return user.authorities.includes('ADMINISTRATION') ? 'support' : 'compte'
}

/** The circle: readers allowed to see non-public data, that is the attached users and the court (SHEET-05). */
export const isOfCercle = ({ rattachement, greffe }: Lecteur): boolean => greffe || rattachement !== undefined

/** Whether this person may know that a document exists (docs/decisions/0115). */
export const canRead = ({ reader }: Lecteur, document: { type: string; reserve: boolean }): boolean => mayReadDocument(reader, document)

/** Whether this person may see the pending requests for attachment: the court and the users with `gestion` (ATTACH-23). */
export const canSeeDemandes = ({ rattachement, greffe }: Lecteur): boolean => greffe || rattachement?.gestion === true

/**
 * A person's tie with an association: attached, else invited, else with a pending request, else none (ATTACH-01 to ATTACH-04).
 * Without a tie, `refus` is the last refusal they have not read.
 */
export const lienWith = async (db: Db, user: Personne, numero: string, { rattachement }: Lecteur) => {
  if (rattachement) return { etat: 'RATTACHE', ...rattachement, refus: null } as const
  const aucunDroit = { gestion: false, depot: false, refus: null }
  const invitation = await findInvitation(db, numero, user)
  if (invitation) return { etat: 'INVITATION_EN_COURS', ...invitation, ...aucunDroit } as const
  const demande = await findDemande(db, numero, user.uuid)
  if (demande) return { etat: 'EN_COURS', ...demande, ...aucunDroit } as const
  const refus = await findUnreadRefus(db, user, numero)
  return { etat: 'NON_RATTACHE', fonction: null, depuis: null, ...aucunDroit, refus: refus ? readableRefus(refus) : null } as const
}

/** A refusal as calls return it (ATTACH-12). */
export const readableRefus = ({ demandeeLe, motif }: { demandeeLe: Date; motif: string | null }) => ({
  demandeeLe: jourDeParis(demandeeLe),
  motif: motif ?? '',
})
