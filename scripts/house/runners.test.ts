import { expect, test } from 'vitest'
import { countJourneys, countRules } from '../runners.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((each) => ({ status: each })) })

test('a file of tests that did not load or could not prepare counts as a failure, beside the tests that failed', () => {
  const testResults = [file('failed'), file('failed', 'skipped', 'skipped'), file('failed', 'passed', 'failed'), file('passed', 'passed')]
  expect(countRules(1, { numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 3 })
})

test('a journey that needed a second try, or did not run, counts as a failure', () => {
  expect(countJourneys(0, { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 } })).toEqual({ passed: 5, failed: 7 })
})

test('a runner that ends badly without a report counts one failure', () => {
  expect(countRules(1, null)).toEqual({ passed: 0, failed: 1 })
  expect(countJourneys(1, null)).toEqual({ passed: 0, failed: 1 })
})
