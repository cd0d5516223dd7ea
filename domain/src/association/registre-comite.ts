import { withContacts } from './with-contacts.ts'
import type { Comite } from './membres.ts'
import type { Version } from './version.ts'

/** Only a creation declares founders. A member who joins later is not one, whatever the form says. */
export const withoutNewFondateur = (comite: Comite, { members }: Pick<Version, 'members'>): Comite => {
  const { physiques, morales } = members
  const fondateurs = new Set([...physiques, ...morales].flatMap(({ uuid, estFondateur }) => (estFondateur ? [uuid] : [])))
  const say = <M extends { uuid: string | null; estFondateur: boolean }>(membre: M): M => ({
    ...membre,
    estFondateur: membre.uuid !== null && fondateurs.has(membre.uuid),
  })
  return { ...comite, physiques: comite.physiques.map(say), morales: comite.morales.map(say) }
}

/**
 * The direction that a modification declares, completed with what its declarant may not say: contact details of known members, and
 * founders.
 */
export const registreComite = (comite: Comite, avant: Pick<Version, 'members'>): Comite =>
  withoutNewFondateur(withContacts(comite, avant), avant)
