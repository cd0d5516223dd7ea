import { expect, test } from 'vitest'
import fc from 'fast-check'
import { safeReturnPath } from './return-path.ts'

const origin = 'https://registre.example'

test.each(['/requete', '/association?codePostal=01000#liste', '/pieces/R26000123-abc?auth=true'])('%s is a valid return path', (path) => {
  expect(safeReturnPath(path, origin)).toBe(path)
})

/** Addresses that led to another site, here or in other products (threat T16): slashes of all kinds, schemes, users, encodings. */
const hostile: unknown[] = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/accueil',
  '//evil.example:443/',
  '//evil.example%2faccueil',
  '//registre.example@evil.example',
  '//evil.example/registre.example',
  '//0x7f000001',
  '//127.1',
  '//[::1]/',
  '//evil。example',
  '//evil.example#@registre.example',
  '//evil.example?@registre.example',
  '//%65vil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\t\\evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  '\u0000//evil.example',
  '\u0001/accueil',
  ' //evil.example',
  ' /accueil',
  '\u00A0/accueil',
  '\uFEFF/accueil',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/../..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2e%2e//evil.example',
  '/a/../\\evil.example',
  'https://evil.example/',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http://registre.example/',
  'https://registre.example.evil.example/',
  'https://registre.example@evil.example/',
  'https://registre.example/accueil',
  'https://evil.example\\@registre.example',
  'ftp://evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://registre.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://registre.example/x',
  'file:///etc/passwd',
  'mailto:x@evil.example',
  'about:blank',
  'accueil',
  './accueil',
  '../accueil',
  '?vers=//evil.example',
  '#//evil.example',
  '@evil.example',
  '.evil.example',
  ':80',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '',
  ' ',
  null,
  undefined,
  42,
  ['/accueil'],
  { href: '/accueil' },
]

test('the corpus has at least sixty addresses, without duplicates (threat T16)', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60)
  expect(new Set(hostile).size).toBe(hostile.length)
})

test.each(hostile.map((path) => [path]))('%j leads home instead', (path) => {
  expect(safeReturnPath(path, origin)).toBe('/accueil')
})

test.each([
  ['/%2f/evil.example', '/%2f/evil.example'],
  ['/%5cevil.example', '/%5cevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/http://evil.example', '/http://evil.example'],
  ['/accueil?suite=//evil.example', '/accueil?suite=//evil.example'],
  ['/a/../accueil', '/accueil'],
])('%j stays on our site, as %s', (path, back) => {
  expect(safeReturnPath(path, origin)).toBe(back)
  expect(new URL(back, origin).origin).toBe(origin)
})

test('no path leads out of our origin', () => {
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
