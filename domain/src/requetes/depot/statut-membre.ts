import { equals } from '../../core/equals.ts'
import type { Collection, Comite } from '../../association/membres.ts'
import type { PreviousVersion } from '../../association/version.ts'

/** The status of a member in a filing (MEMB-06 to MEMB-10). */
export type StatutMembre = 'ajout' | 'modifie' | 'supprime' | 'conflit' | 'aucun'

/** A member in a form. */
interface FormMembre {
  collection: Collection
  membre: Comite[Collection][number]
  supprime?: boolean
  /** Set when the register changed this member too since the form was opened (MEMB-11). */
  conflit?: unknown
}

/** The registered member with this uuid; undefined when the register has none. */
const auRegistre = ({ collection, membre: { uuid } }: FormMembre, { members }: Pick<PreviousVersion, 'members'>) =>
  members[collection].find((membre) => membre.uuid === uuid)

/**
 * The status of a member, compared with the version on which the form was opened. In order of priority: a conflict to settle, a removal, an
 * addition, a change.
 */
export const statutMembre = (tenu: FormMembre, avant: Pick<PreviousVersion, 'members'>): StatutMembre => {
  if (tenu.conflit !== undefined) return 'conflit'
  if (tenu.supprime) return 'supprime'
  const original = auRegistre(tenu, avant)
  if (!original) return 'ajout'
  const { localUuid: _, ...membre } = tenu.membre
  return equals(membre, original) ? 'aucun' : 'modifie'
}
