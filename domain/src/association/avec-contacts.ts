import type { Comite } from './membres.ts'
import type { Version } from './version.ts'

type Members = Pick<Version, 'members'>

/**
 * Who files does not see how the members of the direction are reached, which only the court does (MEMB-24): of one the register knows, an
 * e-mail or a telephone left empty stays as it is.
 */
export const avecContacts = (comite: Comite, { members }: Members): Comite => {
  const connus = new Map([...members.physiques, ...members.morales].map((membre) => [membre.uuid, membre]))
  const completer = <M extends { uuid: string | null; email: string | null; telephone: string | null }>(membre: M): M => {
    const connu = membre.uuid === null ? undefined : connus.get(membre.uuid)
    return connu ? { ...membre, email: membre.email ?? connu.email, telephone: membre.telephone ?? connu.telephone } : membre
  }
  return { ...comite, physiques: comite.physiques.map(completer), morales: comite.morales.map(completer) }
}
