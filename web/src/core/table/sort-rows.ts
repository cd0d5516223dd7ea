/** The value that sorts a row; null when it is not filled in. */
export type SortKey = string | boolean | null

const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

const compare = (one: SortKey, other: SortKey): number =>
  typeof one === 'boolean' || typeof other === 'boolean' ? Number(one) - Number(other) : french.compare(one ?? '', other ?? '')

/** Sorts rows. Null comes last in both directions, and equal rows keep their order. */
export const sortRows = <R>(rows: readonly R[], keyOf: (row: R) => SortKey, sens: 'asc' | 'desc'): R[] =>
  rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sens === 'asc' ? compare(one, other) : compare(other, one)
  })
