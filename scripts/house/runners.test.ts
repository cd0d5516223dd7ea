import { expect, test } from 'vitest'
import { countJourneys, countRules } from '../runners.mjs'

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((each, at) => ({ status: each, fullName: `test ${at}` })),
})

test('a file of tests that did not load or could not prepare counts as a failure, beside the tests that failed; each is named', () => {
  const testResults = [
    file('a.test.ts', 'failed'),
    file('b.test.ts', 'failed', 'skipped', 'skipped'),
    file('c.test.ts', 'failed', 'passed', 'failed'),
    file('d.test.ts', 'passed', 'passed'),
  ]
  expect(countRules(1, { numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failed: 3,
    names: ['a.test.ts did not run', 'b.test.ts did not run', 'c.test.ts › test 1'],
  })
})

test('a journey that needed a second try, or did not run, counts as a failure; each is named with its file', () => {
  const spec = (title: string, status: string) => ({ file: 'x.e2e.ts', title, tests: [{ status }] })
  const suites = [{ specs: [spec('first', 'expected'), spec('second', 'flaky')], suites: [{ specs: [spec('third', 'unexpected')] }] }]
  expect(countJourneys(0, { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 }, suites })).toEqual({
    passed: 5,
    failed: 7,
    names: ['x.e2e.ts › second', 'x.e2e.ts › third'],
  })
})

test('a runner that ends badly without a report counts one failure', () => {
  const names = ['a runner ended with code 1']
  expect(countRules(1, null)).toEqual({ passed: 0, failed: 1, names })
  expect(countJourneys(1, null)).toEqual({ passed: 0, failed: 1, names })
})
