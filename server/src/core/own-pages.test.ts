import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { onlyOwnPages } from './own-pages.ts'
import { handleErrors } from './server-errors.ts'

const own = 'https://registre.example'
const app = Fastify()
handleErrors(app)
onlyOwnPages(app, own)
app.all('/*', async () => 'done')

const post = async (url: string, headers: Record<string, string>, method: 'POST' | 'GET' = 'POST') =>
  (await app.inject({ method, url, headers })).statusCode

const signIns = ['/login', '/login?error', '/login/second-facteur']

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://ailleurs.example' }],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['a neighbour of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://voisin.registre.example' }],
  ['a neighbour that lies about its origin', { 'sec-fetch-site': 'same-site', origin: own }],
  ['another site in a browser of old', { origin: 'https://ailleurs.example' }],
  ['the same name in another scheme', { origin: 'http://registre.example' }],
])('%s signs nobody in', async (_, headers) => {
  for (const url of signIns) expect(await post(url, headers), url).toBe(403)
})

test.each([
  ['our pages', { 'sec-fetch-site': 'same-origin', origin: own }],
  ['our forms, whose origin is hidden by our Referrer-Policy', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['our pages in a browser of old', { origin: own }],
  ['a program', {}],
])('%s may', async (_, headers) => {
  for (const url of signIns) expect(await post(url, headers), url).toBe(200)
})

test('following a link from elsewhere and calling the API with a bearer token stay possible', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://ailleurs.example' }
  expect(await post('/login', elsewhere, 'GET')).toBe(200)
  expect(await post('/loginx', elsewhere)).toBe(200)
  expect(await post('/api/requete', elsewhere)).toBe(200)
})
