import { expect, test } from 'vitest'
import type { QueueFiltres } from 'contract/greffe/queue'
import { filtersOf } from './search-params.ts'

test('leaving a filter out does not compile', () => {
  expect(filtersOf<QueueFiltres>({ recherche: true, type: true, etape: true })).toEqual(['recherche', 'type', 'etape'])
  // @ts-expect-error Without the stage.
  expect(filtersOf<QueueFiltres>({ recherche: true, type: true })).toHaveLength(2)
})
