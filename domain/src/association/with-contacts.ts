import type { Comite, coordonnees } from './membres.ts'
import type { Version } from './version.ts'

type Members = Pick<Version, 'members'>

/**
 * A declarant does not see the e-mail and telephone of the members of the direction: only the court does (MEMB-24). For a known member, a
 * field left empty keeps its registered value, unless the filing asks to erase it (docs/decisions/0082).
 */
export const withContacts = (comite: Comite, { members }: Members): Comite => {
  const connus = new Map([...members.physiques, ...members.morales].map((membre) => [membre.uuid, membre]))
  const complete = <M extends Comite['physiques' | 'morales'][number]>(membre: M): M => {
    const connu = membre.uuid === null ? undefined : connus.get(membre.uuid)
    if (!connu) return membre
    const reste = (dite: (typeof coordonnees)[number]) => membre[dite] ?? (membre.coordonneesEffacees?.includes(dite) ? null : connu[dite])
    return { ...membre, email: reste('email'), telephone: reste('telephone') }
  }
  return { ...comite, physiques: comite.physiques.map(complete), morales: comite.morales.map(complete) }
}
