import type { Collection, Comite } from './membres.ts'
import { ordreDesMembres } from './ordre-membres.ts'
import type { Version } from './version.ts'

export type DirectionInscrite = Pick<Version, 'members' | 'indexMembres'>

/** What is said of a member in a filing only: where it is on a screen, and what is to be erased of it. */
interface Dit {
  uuid: string | null
  localUuid: string | null
  coordonneesEffacees?: unknown
  fonctionConfirmee?: unknown
}

/** The uuids the register already gives to the members of a direction. */
export const uuidsDe = ({ members }: Pick<Version, 'members'>): ReadonlySet<string> =>
  new Set(Object.values(members).flatMap((membres) => membres.map(({ uuid }) => uuid)))

/** A direction as the register keeps it: who is known keeps their uuid, each other member at its position is given one. */
export const directionInscrite = (
  comite: Comite,
  connus: ReadonlySet<string>,
  nouvel: (collection: Collection, position: number) => string,
): DirectionInscrite => {
  const uuidDe = (collection: Collection, position: number, uuid: string | null): string =>
    uuid !== null && connus.has(uuid) ? uuid : nouvel(collection, position)
  const inscrits = <M extends Dit>(collection: Collection, membres: readonly M[]) =>
    membres.map(({ localUuid: _, coordonneesEffacees: __, fonctionConfirmee: ___, ...membre }, position) => ({
      ...membre,
      uuid: uuidDe(collection, position, membre.uuid),
    }))
  return {
    members: {
      physiques: inscrits('physiques', comite.physiques),
      morales: inscrits('morales', comite.morales),
      reprises: inscrits('reprises', comite.reprises),
    },
    indexMembres: ordreDesMembres(comite).map(({ collection, position, membre }, index) => ({
      uuid: uuidDe(collection, position, membre.uuid),
      collection,
      index,
    })),
  }
}
