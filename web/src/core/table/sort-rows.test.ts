import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortRows, type SortKey } from './sort-rows.ts'

test('sorting keeps every row, puts nulls last in both directions and leaves equal rows in order', () => {
  const keys: fc.Arbitrary<SortKey> = fc.constantFrom<SortKey>('2026-01-01', '1931-02-01', 'a@b.fr', 'Élan', 'elan', null)
  fc.assert(
    fc.property(fc.array(keys), fc.constantFrom('asc' as const, 'desc' as const), (all, sens) => {
      const rows = all.map((key, place) => ({ key, place }))
      const sorted = sortRows(rows, ({ key }) => key, sens)
      expect(sorted.toSorted((a, b) => a.place - b.place)).toEqual(rows)
      const filled = sorted.filter(({ key }) => key !== null)
      expect(sorted.slice(0, filled.length)).toEqual(filled)
      for (const [index, row] of sorted.entries()) {
        const next = sorted[index + 1]
        if (next === undefined || row.key === null || next.key === null) {
          if (next !== undefined && row.key === next.key) expect(row.place).toBeLessThan(next.place)
          continue
        }
        const order = String(row.key).localeCompare(String(next.key), 'fr', { sensitivity: 'base' })
        expect(sens === 'asc' ? order : -order).toBeLessThanOrEqual(0)
        if (order === 0) expect(row.place).toBeLessThan(next.place)
      }
    }),
  )
})

test('false comes before true', () => {
  expect(sortRows([true, false, true], (right) => right, 'asc')).toEqual([false, true, true])
  expect(sortRows([true, false, true], (right) => right, 'desc')).toEqual([true, true, false])
})
