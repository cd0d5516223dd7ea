import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editablePages } from 'domain/app/editable-pages'
import { footerLinks } from './footer-links.ts'
import { siteMap } from './site-map.ts'

const source = join(import.meta.dirname, '..')
const declared = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)pages(-[\w-]+)?\.ts$/.test(path))
  .flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, route = '']) => route))

/** Pages that nobody opens by address: steps of a sign-in, mailed links, aliases. */
const passages = [
  '/',
  '/login',
  '/login/second-facteur',
  '/oauth_callback',
  '/logout',
  '/restricted',
  '/utilisateur/finalisation',
  '/utilisateur/motdepasseoublie',
  '/utilisateur/nouvelle-adresse',
  '/suivi/arret',
  '/demonstration/courriels',
]

const texts = editablePages.map((id) => `/${id}`)
const footer = footerLinks({ lienCGU: '/cgu', lienFAQ: '/faq', conformiteAccessibilite: 'non' } as Parameters<typeof footerLinks>[0])
const mapped = siteMap(footer).flatMap(({ pages }) => pages.map(({ to }) => to))

test('the pages are found in the sources, otherwise the next test would prove nothing', () => {
  expect(declared).toContain('/association')
  expect(declared.length).toBeGreaterThan(15)
})

test('every page with an address of its own is in the site map (RGAA 12.3)', () => {
  const plain = declared.filter((path) => !path.includes('$') && !passages.includes(path))
  expect(plain.filter((path) => !mapped.includes(path))).toEqual([])
  expect(texts.filter((path) => !mapped.includes(path))).toEqual([])
})

test('every page of the site map exists', () => {
  expect(mapped.filter((path) => ![...declared, ...texts].includes(path))).toEqual([])
})

test('[ROUTE-29] a filing is one path, and so is each page of an association: their sections and dialogs have none', () => {
  expect(declared.filter((path) => /^\/(creation|association\/\$numero\/)/.test(path)).toSorted()).toEqual([
    '/association/$numero/dissolution',
    '/association/$numero/invitation/$id',
    '/association/$numero/modification',
    '/association/$numero/passer-la-main',
    '/association/$numero/radiation',
    '/creation',
  ])
})
