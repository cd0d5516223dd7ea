/** The same items in the order of the page, whatever order they came in; those that have no place on it come first, as listed. */
export const inScreenOrder = <T>(items: readonly T[], placeOf: (item: T) => Node | null): T[] => {
  const placed = items.map((item) => ({ item, place: placeOf(item) }))
  return [
    ...placed.filter(({ place }) => place === null),
    ...placed
      .flatMap(({ item, place }) => (place ? [{ item, place }] : []))
      .toSorted((one, other) => (one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)),
  ].map(({ item }) => item)
}
