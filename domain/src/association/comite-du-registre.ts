import { avecContacts } from './avec-contacts.ts'
import type { Comite } from './membres.ts'
import type { Version } from './version.ts'

/**
 * The direction a modification declares, with what its declarant does not say: how known members are reached, and who founds, which is said
 * at the creation only: a member who comes later does not, whatever a form carries of them.
 */
export const comiteDuRegistre = (comite: Comite, avant: Pick<Version, 'members'>): Comite => {
  const { physiques, morales } = avant.members
  const fondateurs = new Set([...physiques, ...morales].flatMap(({ uuid, estFondateur }) => (estFondateur ? [uuid] : [])))
  const dire = <M extends { uuid: string | null; estFondateur: boolean }>(membre: M): M => ({
    ...membre,
    estFondateur: membre.uuid !== null && fondateurs.has(membre.uuid),
  })
  const complet = avecContacts(comite, avant)
  return { ...complet, physiques: complet.physiques.map(dire), morales: complet.morales.map(dire) }
}
