import { meme } from '../core/meme.ts'
import type { Collection, Comite } from '../association/membres.ts'
import type { VersionAvant } from '../association/version.ts'

/** What a filing makes of a member (MEMB-06 to MEMB-10). */
export type StatutMembre = 'ajout' | 'modifie' | 'supprime' | 'conflit' | 'aucun'

/** A member as a form holds it. */
interface Tenu {
  collection: Collection
  membre: Comite[Collection][number]
  supprime?: boolean
  /** The register has changed this one too since the form was opened (MEMB-11). */
  conflit?: unknown
}

/** The same member in the register; undefined for one whom it has not. */
const auRegistre = ({ collection, membre: { uuid } }: Tenu, { members }: Pick<VersionAvant, 'members'>) =>
  members[collection].find((membre) => membre.uuid === uuid)

/** What becomes of a member, beside the version the form was opened on: a choice to make comes first, then leaving, then being unknown of it, then any difference. */
export const statutMembre = (tenu: Tenu, avant: Pick<VersionAvant, 'members'>): StatutMembre => {
  if (tenu.conflit !== undefined) return 'conflit'
  if (tenu.supprime) return 'supprime'
  const original = auRegistre(tenu, avant)
  if (!original) return 'ajout'
  const { localUuid: _, ...membre } = tenu.membre
  return meme(membre, original) ? 'aucun' : 'modifie'
}
