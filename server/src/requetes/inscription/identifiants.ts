import { randomUUID } from 'node:crypto'

/** A new uuid per place in a list of members, the same each time the place is named. */
export const identifiantsDesMembres = (nouvel: () => string = randomUUID) => {
  const uuids = new Map<string, string>()
  return (collection: string, position: number): string => {
    const place = `${collection}/${position}`
    const uuid = uuids.get(place) ?? nouvel()
    uuids.set(place, uuid)
    return uuid
  }
}
