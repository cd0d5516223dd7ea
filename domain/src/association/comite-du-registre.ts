import { avecContacts } from './avec-contacts.ts'
import type { Comite } from './membres.ts'
import type { Version } from './version.ts'

/** Who founds is said at the creation only: a member who comes later does not, whatever a form carries of them. */
export const sansNouveauFondateur = (comite: Comite, { members }: Pick<Version, 'members'>): Comite => {
  const { physiques, morales } = members
  const fondateurs = new Set([...physiques, ...morales].flatMap(({ uuid, estFondateur }) => (estFondateur ? [uuid] : [])))
  const dire = <M extends { uuid: string | null; estFondateur: boolean }>(membre: M): M => ({
    ...membre,
    estFondateur: membre.uuid !== null && fondateurs.has(membre.uuid),
  })
  return { ...comite, physiques: comite.physiques.map(dire), morales: comite.morales.map(dire) }
}

/** The direction a modification declares, with what its declarant does not say: how known members are reached, and who founds. */
export const comiteDuRegistre = (comite: Comite, avant: Pick<Version, 'members'>): Comite =>
  sansNouveauFondateur(avecContacts(comite, avant), avant)
