import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from 'contract/core/call'
import { buildQuery, buildRequest } from './build-request.ts'

const text = z.string()

test('a list in a query repeats its key, and empty values are not sent', () => {
  expect(buildQuery({ etats: ['A', 'B'], nom: 'été & co', page: 0, commune: '', tribunal: undefined })).toBe(
    '?etats=A&etats=B&nom=%C3%A9t%C3%A9+%26+co&page=0',
  )
  expect(buildQuery({})).toBe('')
})

test('path parameters are escaped', () => {
  const getAssociation = call({
    method: 'GET',
    path: '/api/association/:numero',
    acces: 'connecte',
    summary: '',
    params: z.object({ numero: text }),
  })
  const [url] = buildRequest(getAssociation, { params: { numero: 'a/b?c' } }, null)
  expect(url).toBe('/api/association/a%2Fb%3Fc')
})

test('[SESSION-08] the access token is sent as a bearer token, and only when there is one', () => {
  const read = call({ method: 'GET', path: '/api/x', acces: 'public', summary: '' })
  expect(buildRequest(read, {}, 'jeton')[1].headers).toEqual({ authorization: 'Bearer jeton' })
  expect(buildRequest(read, {}, null)[1].headers).toEqual({})
})

test('a JSON body has its content type', () => {
  const write = call({ method: 'PUT', path: '/api/x', acces: 'public', summary: '', body: z.object({ nom: text }) })
  const [, init] = buildRequest(write, { body: { nom: 'Muller' } }, null)
  expect(init).toMatchObject({ method: 'PUT', body: '{"nom":"Muller"}', headers: { 'content-type': 'application/json' } })
})

test('a multipart call sends its JSON part, then the files in order, and lets the browser write the boundary', async () => {
  const file = call({
    method: 'POST',
    path: '/api/requete/creation',
    acces: 'connecte',
    summary: '',
    headers: z.object({ 'idempotency-key': text }),
    multipart: { name: 'association', schema: z.object({ denomination: text }), fichiers: 2 },
  })
  const [, init] = buildRequest(
    file,
    {
      headers: { 'idempotency-key': 'cle' },
      part: { denomination: 'Chorale' },
      files: [new File(['1'], 'statuts.pdf'), new File(['2'], 'pv.pdf')],
    },
    null,
  )
  const form = init.body as FormData
  expect([...form.keys()]).toEqual(['association', 'fichier', 'fichier'])
  expect(form.getAll('fichier').map((each) => (each as File).name)).toEqual(['statuts.pdf', 'pv.pdf'])
  const part = form.get('association') as File
  expect(part.type).toBe('application/json')
  expect(await part.text()).toBe('{"denomination":"Chorale"}')
  expect(init.headers).toEqual({ 'idempotency-key': 'cle' })
})
