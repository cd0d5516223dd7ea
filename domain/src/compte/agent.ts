import type { ErreurChamp } from '../core/erreurs.ts'
import { textesSupport } from './textes-support.ts'

/** What a member of the staff may do: `greffe` or `juge` at these courts, `administration`; neither: no longer of the staff. */
export interface Droits {
  greffe: boolean
  juge?: boolean | undefined
  administration: boolean
  /** Identifiers of courts. */
  tribunaux: readonly string[]
}

/** Of the staff: a clerk, a judge or an administrator (PERM-02). */
export const estAgent = (authorities: readonly string[]): boolean =>
  (['GREFFE', 'JUGE', 'ADMINISTRATION'] as const).some((authority) => authorities.includes(authority))

/** The rights as the account then carries them: everybody remains a user, and courts are a clerk's and a judge's only. */
export const appliquerDroits = ({ greffe, juge, administration, tribunaux }: Droits) => ({
  authorities: [
    'USAGER' as const,
    ...(greffe ? (['GREFFE'] as const) : []),
    ...(juge ? (['JUGE'] as const) : []),
    ...(administration ? (['ADMINISTRATION'] as const) : []),
  ],
  tribunaux: greffe || juge ? [...new Set(tribunaux)].toSorted() : [],
})

/**
 * A clerk or a judge without court could see nothing: rather an error of typing than a right (STAFF-28). Nobody is both, who could sign what
 * they prepared (docs/decisions/0076).
 */
export const verifierDroits = ({ greffe, juge, tribunaux }: Droits): ErreurChamp[] => [
  ...((greffe || juge) && tribunaux.length === 0 ? [{ field: 'tribunaux', defaultMessage: textesSupport.sansTribunal }] : []),
  ...(greffe && juge ? [{ field: 'juge', defaultMessage: textesSupport.greffeOuJuge }] : []),
]
