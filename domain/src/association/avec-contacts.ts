import type { Comite, coordonnees } from './membres.ts'
import type { Version } from './version.ts'

type Members = Pick<Version, 'members'>

/**
 * Who files does not see how the members of the direction are reached, which only the court does (MEMB-24): of one the register knows, an
 * e-mail or a telephone left empty stays as it is, unless it is said to be erased (docs/decisions/0082).
 */
export const avecContacts = (comite: Comite, { members }: Members): Comite => {
  const connus = new Map([...members.physiques, ...members.morales].map((membre) => [membre.uuid, membre]))
  const completer = <M extends Comite['physiques' | 'morales'][number]>(membre: M): M => {
    const connu = membre.uuid === null ? undefined : connus.get(membre.uuid)
    if (!connu) return membre
    const reste = (dite: (typeof coordonnees)[number]) => membre[dite] ?? (membre.coordonneesEffacees?.includes(dite) ? null : connu[dite])
    return { ...membre, email: reste('email'), telephone: reste('telephone') }
  }
  return { ...comite, physiques: comite.physiques.map(completer), morales: comite.morales.map(completer) }
}
