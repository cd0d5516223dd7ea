import type { Collection, Comite } from './membres.ts'
import { ordreDesMembres } from './ordre-membres.ts'
import type { Version } from './version.ts'

export type RegisteredDirection = Pick<Version, 'members' | 'indexMembres'>

/** The fields of a filed member that the register replaces or drops. */
interface Input {
  uuid: string | null
  localUuid: string | null
  coordonneesEffacees?: unknown
  fonctionConfirmee?: unknown
}

/** The uuids that the register already gives to members. */
export const uuidsDe = ({ members }: Pick<Version, 'members'>): ReadonlySet<string> =>
  new Set(Object.values(members).flatMap((membres) => membres.map(({ uuid }) => uuid)))

/** A direction as the register stores it: known members keep their uuid, others get a new one from `nouvel`. */
export const registeredDirection = (
  comite: Comite,
  connus: ReadonlySet<string>,
  nouvel: (collection: Collection, position: number) => string,
): RegisteredDirection => {
  const uuidDe = (collection: Collection, position: number, uuid: string | null): string =>
    uuid !== null && connus.has(uuid) ? uuid : nouvel(collection, position)
  const registerMembres = <M extends Input>(collection: Collection, membres: readonly M[]) =>
    membres.map(({ localUuid: _, coordonneesEffacees: __, fonctionConfirmee: ___, ...membre }, position) => ({
      ...membre,
      uuid: uuidDe(collection, position, membre.uuid),
    }))
  return {
    members: {
      physiques: registerMembres('physiques', comite.physiques),
      morales: registerMembres('morales', comite.morales),
      reprises: registerMembres('reprises', comite.reprises),
    },
    indexMembres: ordreDesMembres(comite).map(({ collection, position, membre }, index) => ({
      uuid: uuidDe(collection, position, membre.uuid),
      collection,
      index,
    })),
  }
}
