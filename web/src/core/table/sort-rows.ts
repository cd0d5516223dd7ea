/** What a row is sorted by; null stands for what nobody filled in. */
export type SortKey = string | boolean | null

const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

const compare = (one: SortKey, other: SortKey): number =>
  typeof one === 'boolean' || typeof other === 'boolean' ? Number(one) - Number(other) : french.compare(one ?? '', other ?? '')

/** The rows in order; what is not filled in comes last both ways, and equals stay as they stood. */
export const sortRows = <R>(rows: readonly R[], keyOf: (row: R) => SortKey, sens: 'asc' | 'desc'): R[] =>
  rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sens === 'asc' ? compare(one, other) : compare(other, one)
  })
