import type { ErreurChamp } from '../core/erreurs.ts'
import { textesSupport } from './textes-support.ts'

/** What a member of the staff may do: `greffe` at these courts, `administration`; neither: no longer of the staff. */
export interface Droits {
  greffe: boolean
  administration: boolean
  /** Identifiers of courts. */
  tribunaux: readonly string[]
}

/** Of the staff: a clerk or an administrator (PERM-02). */
export const estAgent = (authorities: readonly string[]): boolean =>
  authorities.includes('GREFFE') || authorities.includes('ADMINISTRATION')

/** The rights as the account then carries them: everybody remains a user, and courts are a clerk's only. */
export const appliquerDroits = ({ greffe, administration, tribunaux }: Droits) => ({
  authorities: ['USAGER' as const, ...(greffe ? (['GREFFE'] as const) : []), ...(administration ? (['ADMINISTRATION'] as const) : [])],
  tribunaux: greffe ? [...new Set(tribunaux)].toSorted() : [],
})

/** A clerk without court could see nothing: rather an error of typing than a right (STAFF-28). */
export const verifierDroits = ({ greffe, tribunaux }: Droits): ErreurChamp[] =>
  greffe && tribunaux.length === 0 ? [{ field: 'tribunaux', defaultMessage: textesSupport.sansTribunal }] : []
