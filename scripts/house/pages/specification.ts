import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsNamed } from '../../rows.mjs'

const id = String.raw`[A-Z]+-\d{2,3}`
/** Where a row of the specification can be seen to be true or false. */
export const places = ['rule', 'wire', 'screen', 'mail', 'PDF'] as const

export interface SpecificationRow {
  id: string
  sentence: string
  places: string[]
}

const line = new RegExp(String.raw`^\| (${id}) \| (.*?) \| (.*?) \| (.*?) \|$`)

/** The rows that docs/specification.md holds, in their order. */
export const specificationRows = (page: string): SpecificationRow[] =>
  page.split('\n').flatMap((text) => {
    const [, name, sentence, seen] = line.exec(text) ?? []
    return name === undefined ? [] : [{ id: name, sentence: sentence ?? '', places: (seen ?? '').split(', ') }]
  })

const filesOf = (root: string, tests: readonly string[]): ReadonlyMap<string, string[]> => {
  const named = tests.flatMap((path) => [...new Set(rowsNamed(readFileSync(join(root, path), 'utf8')))].map((row) => ({ row, path })))
  return new Map(
    Array.from(
      Map.groupBy(named, ({ row }) => row),
      ([row, files]) => [row, files.map(({ path }) => path).toSorted()],
    ),
  )
}

/** docs/specification.md with its last column written again: the files of tests that name each row. The rest is written by hand. */
export const specificationPage = (root: string, tests: readonly string[]): string => {
  const files = filesOf(root, tests)
  return readFileSync(join(root, 'docs', 'specification.md'), 'utf8')
    .split('\n')
    .map((text) =>
      text.replace(
        line,
        (_, row: string, ...[sentence, seen]: string[]) => `| ${row} | ${sentence} | ${seen} | ${(files.get(row) ?? ['']).join('<br>')} |`,
      ),
    )
    .join('\n')
}
