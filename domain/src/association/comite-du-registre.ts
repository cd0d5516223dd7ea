import { avecContacts } from './avec-contacts.ts'
import type { Comite } from './membres.ts'
import type { Version } from './version.ts'

/** Only a creation declares founders. A member who joins later is not one, whatever the form says. */
export const sansNouveauFondateur = (comite: Comite, { members }: Pick<Version, 'members'>): Comite => {
  const { physiques, morales } = members
  const fondateurs = new Set([...physiques, ...morales].flatMap(({ uuid, estFondateur }) => (estFondateur ? [uuid] : [])))
  const dire = <M extends { uuid: string | null; estFondateur: boolean }>(membre: M): M => ({
    ...membre,
    estFondateur: membre.uuid !== null && fondateurs.has(membre.uuid),
  })
  return { ...comite, physiques: comite.physiques.map(dire), morales: comite.morales.map(dire) }
}

/**
 * The direction that a modification declares, completed with what its declarant may not say: contact details of known members, and
 * founders.
 */
export const comiteDuRegistre = (comite: Comite, avant: Pick<Version, 'members'>): Comite =>
  sansNouveauFondateur(avecContacts(comite, avant), avant)
