import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..', '..', 'web', 'src')
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
const naming = (word: RegExp) => files.filter((path) => word.test(readFileSync(join(web, path), 'utf8')))

/** Callers that do without TanStack Query, for the weight of the first page, or that only read; and the wizard, which keeps a key across retries. */
const besides = ['compte/CreationForm.tsx', 'compte/ForgottenForm.tsx']

test('what changes something is sent, and what is stale is said, in one place (decision 25)', () => {
  expect(naming(/\b(useMutation|invalidateQueries)\(/)).toEqual(['core/acts/use-act.ts'])
})

test('no page calls the server by itself: it reads by useApi and sends by useAct', () => {
  const callers = naming(/\b(callApi|uploadApi)\(/).filter((path) => !/^(core\/api|requetes)\//.test(path))
  expect(callers.toSorted()).toEqual([...besides, 'core/acts/use-act.ts'].toSorted())
})
