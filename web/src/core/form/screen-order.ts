/** Sorts items by the position of their element on the page. Items without an element come first, in their original order. */
export const inScreenOrder = <T>(items: readonly T[], placeOf: (item: T) => Node | null): T[] => {
  const placed = items.map((item) => ({ item, place: placeOf(item) }))
  return [
    ...placed.filter(({ place }) => place === null),
    ...placed
      .flatMap(({ item, place }) => (place ? [{ item, place }] : []))
      .toSorted((one, other) => (one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)),
  ].map(({ item }) => item)
}
