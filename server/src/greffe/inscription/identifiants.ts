import { randomUUID } from 'node:crypto'

/** Gives a new uuid to each place in a list of members, and the same one each time the place is asked for. */
export const identifiantsDesMembres = (nouvel: () => string = randomUUID) => {
  const uuids = new Map<string, string>()
  return (collection: string, position: number): string => {
    const place = `${collection}/${position}`
    const uuid = uuids.get(place) ?? nouvel()
    uuids.set(place, uuid)
    return uuid
  }
}
