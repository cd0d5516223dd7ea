import { expect, test } from 'vitest'
import { challengeOf, randomText } from './pkce.ts'

test('the challenge matches RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

test('a random text has the requested length and URL-safe characters, and never repeats', () => {
  expect(randomText(128)).toMatch(/^[\w-]{128}$/)
  expect(randomText(64)).toMatch(/^[\w-]{64}$/)
  expect(randomText(64)).not.toBe(randomText(64))
})
