import { expect, test } from 'vitest'
import fc from 'fast-check'
import { safeReturnPath } from './return-path.ts'

const origin = 'https://registre.example'

test.each(['/requete', '/association?codePostal=01000#liste', '/pieces/R26000123-abc?auth=true'])('%s is where one goes back', (path) => {
  expect(safeReturnPath(path, origin)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /accueil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '',
  'accueil',
  null,
  undefined,
  42,
])('%j leads home instead', (path) => {
  expect(safeReturnPath(path, origin)).toBe('/accueil')
})

test('nothing ever leads out of our origin', () => {
  const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', '?', '#', '%2f', '\t', '\n', 'a', 'evil.example') })
  fc.assert(
    fc.property(nasty, (path) => {
      const back = safeReturnPath(path, origin)
      expect(new URL(back, origin).origin).toBe(origin)
      expect(back).toMatch(/^\/(?![/\\])/)
    }),
    { numRuns: 1000 },
  )
})
