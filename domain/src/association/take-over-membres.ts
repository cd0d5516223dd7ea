import type { Version } from './version.ts'

type Direction = Pick<Version, 'members' | 'indexMembres'>

/**
 * Replaces the members read in the paper register by these descriptions (ENT-16, STAFF-18). An unchanged description keeps its uuid, a
 * missing one leaves, a new one comes last. Persons and legal entities stay as they are.
 */
export const takeOverMembres = (
  { members, indexMembres }: Direction,
  descriptions: readonly string[],
  nouvelUuid: () => string,
): Direction => {
  const connus = [...members.reprises]
  const reprises = descriptions.map((description) => {
    const place = connus.findIndex((membre) => membre.description === description)
    const [connu] = place < 0 ? [] : connus.splice(place, 1)
    return connu ?? { uuid: nouvelUuid(), description }
  })
  const restent = indexMembres.filter(
    ({ uuid, collection }) => collection !== 'reprises' || reprises.some((membre) => membre.uuid === uuid),
  )
  const nouveaux = reprises.filter(({ uuid }) => !restent.some((rang) => rang.uuid === uuid))
  const ordre = [...restent, ...nouveaux.map(({ uuid }) => ({ uuid, collection: 'reprises' as const }))]
  return {
    members: { ...members, reprises },
    indexMembres: ordre.map(({ uuid, collection }, index) => ({ uuid, collection, index })),
  }
}
