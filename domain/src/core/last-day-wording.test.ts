import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync(['**/textes/**/*.ts', '**/courriel*.ts'], { cwd: root }).filter((path) => !path.includes('.test.'))
const beforeADay = /avant le \$?\{|avant la fin du \$?\{|jusqu['’]au \$?\{|À fournir avant|attendue?s? depuis le \$?\{/
/** Files whose last days end a period (terms of office, rights, messages, a draft) and are not deadlines. */
const durations = ['registre/textes/journal.ts', 'registre/textes/support-association.ts', 'requetes/textes/brouillon.ts']

test('a last day is worded « au plus tard le … » everywhere: never « avant le », which would leave that day out', () => {
  expect(files.length).toBeGreaterThan(100)
  const said = files.flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').replaceAll('\u00a0', ' ').split('\n')
    return lines.filter((line) => beforeADay.test(line)).map((line) => `${path.replaceAll('\\', '/')}: ${line.trim()}`)
  })
  expect(said.filter((line) => !durations.some((path) => line.startsWith(path)))).toEqual([])
})
