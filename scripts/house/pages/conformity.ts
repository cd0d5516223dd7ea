import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsNamed } from '../../rows.mjs'
import { page, table } from './markdown.ts'

/** docs/conformity.md: which tests name each row. */
export const conformityPage = (root: string, tests: readonly string[]): string => {
  const named = tests.flatMap((path) =>
    [...new Set(rowsNamed(readFileSync(join(root, path), 'utf8')))]
      // Extracts of the specification that explain several rows: no row of their own.
      .filter((id) => !id.startsWith('X-'))
      .map((id) => ({ id, path })),
  )
  const byRow = [...Map.groupBy(named, ({ id }) => id)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const areas = [...Map.groupBy(byRow, ([id]) => id.split('-')[0] ?? '')]
  const ofArea = ([area, rows]: (typeof areas)[number]): string => {
    const lines = rows.map(([id, files]) => [
      id,
      files
        .map(({ path }) => path)
        .toSorted()
        .join('<br>'),
    ])
    return `## ${area}: ${rows.length}\n\n${table(['Row', 'Tests that name it'], lines)}`
  }
  return page(
    'Conformity',
    `The ${byRow.length} rows of the specification that the title of a test names, by area. A row is named only by a test that fails if any part of the row is false.`,
    ...areas.map(ofArea),
  )
}
