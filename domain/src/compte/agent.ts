import type { ErreurChamp } from '../core/erreurs.ts'
import { textesSupport } from './textes/support.ts'

/** The rights of a member of the staff: `greffe` or `juge` at these courts, `administration`. With none, the person leaves the staff. */
export interface Droits {
  greffe: boolean
  juge?: boolean | undefined
  administration: boolean
  /** Identifiers of courts. */
  tribunaux: readonly string[]
}

/** Whether the account belongs to the staff: a clerk, a judge or an administrator (PERM-02). */
export const isAgent = (authorities: readonly string[]): boolean =>
  (['GREFFE', 'JUGE', 'ADMINISTRATION'] as const).some((authority) => authorities.includes(authority))

/** The account's new rights. Everybody keeps USAGER; only clerks and judges have courts. */
export const applyDroits = ({ greffe, juge, administration, tribunaux }: Droits) => ({
  authorities: [
    'USAGER' as const,
    ...(greffe ? (['GREFFE'] as const) : []),
    ...(juge ? (['JUGE'] as const) : []),
    ...(administration ? (['ADMINISTRATION'] as const) : []),
  ],
  tribunaux: greffe || juge ? [...new Set(tribunaux)].toSorted() : [],
})

/**
 * A clerk or a judge without a court could see nothing, so this is a typing error (STAFF-28).
 * Nobody is both clerk and judge: they could sign what they prepared (docs/decisions/0076).
 */
export const checkDroits = ({ greffe, juge, tribunaux }: Droits): ErreurChamp[] => [
  ...((greffe || juge) && tribunaux.length === 0 ? [{ field: 'tribunaux', defaultMessage: textesSupport.sansTribunal }] : []),
  ...(greffe && juge ? [{ field: 'juge', defaultMessage: textesSupport.greffeOuJuge }] : []),
]
