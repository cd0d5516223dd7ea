import { mayReadDocument } from 'domain/core/documents'
import { jourDeParis } from 'domain/core/jour'
import type { Reader } from 'domain/core/readers'
import './tables.ts'
import { estDuGreffe, estDuTribunal } from '../compte/ressort.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { findDemande, findRefusNonLu } from './demande/sql.ts'
import { findInvitation } from './invitation/sql.ts'
import { findRattachement } from './sql.ts'

/** What a person is to one association; decides what its sheet and its documents show them (SHEET-34). */
export interface Lecteur {
  /** Undefined when not attached. */
  rattachement: Awaited<ReturnType<typeof findRattachement>>
  /** A clerk of the court that keeps this association. */
  greffe: boolean
  /** Whom the tables of the register know this person as (domain/core/readers). */
  reader: Reader
}

export const lecteurDe = async (db: Db, user: Personne, association: { numero: string; tribunal: string }): Promise<Lecteur> => {
  const rattachement = await findRattachement(db, association.numero, user)
  return {
    rattachement,
    greffe: estDuGreffe(user, association.tribunal),
    reader: readerOf(user, association.tribunal, rattachement !== undefined),
  }
}

/** Read from rows at each call: never from what a client says of itself. */
const readerOf = (user: Personne, tribunal: string, attached: boolean): Reader => {
  if (estDuTribunal(user, tribunal)) return 'tribunal'
  if (attached) return 'rattache'
  return user.authorities.includes('ADMINISTRATION') ? 'support' : 'compte'
}

/** Who knows what is not for everybody: the attached users, and the court (SHEET-05). */
export const estDuCercle = ({ rattachement, greffe }: Lecteur): boolean => greffe || rattachement !== undefined

/** Whether this person may know of a document (docs/decisions/0115). */
export const peutLire = ({ reader }: Lecteur, document: { type: string; reserve: boolean }): boolean => mayReadDocument(reader, document)

/** Who sees what waits for the court: it, and the users with gestion (ATTACH-23). */
export const voitLesDemandes = ({ rattachement, greffe }: Lecteur): boolean => greffe || rattachement?.gestion === true

/** What links a person to an association: attached, else invited, else waiting for the court (ATTACH-01 to ATTACH-04); else refused, not read yet. */
export const lienAvec = async (db: Db, user: Personne, numero: string, { rattachement }: Lecteur) => {
  if (rattachement) return { etat: 'RATTACHE', ...rattachement, refus: null } as const
  const aucunDroit = { gestion: false, depot: false, refus: null }
  const invitation = await findInvitation(db, numero, user)
  if (invitation) return { etat: 'INVITATION_EN_COURS', ...invitation, ...aucunDroit } as const
  const demande = await findDemande(db, numero, user.uuid)
  if (demande) return { etat: 'EN_COURS', ...demande, ...aucunDroit } as const
  const refus = await findRefusNonLu(db, user, numero)
  return { etat: 'NON_RATTACHE', fonction: null, depuis: null, ...aucunDroit, refus: refus ? refusLisible(refus) : null } as const
}

/** A refusal as the wire carries it (ATTACH-12). */
export const refusLisible = ({ demandeeLe, motif }: { demandeeLe: Date; motif: string | null }) => ({
  demandeeLe: jourDeParis(demandeeLe),
  motif: motif ?? '',
})
