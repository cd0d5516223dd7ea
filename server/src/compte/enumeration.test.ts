import { randomUUID } from 'node:crypto'
import argon2 from '@node-rs/argon2'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { captcha, testPassword, withPassword } from '../../test/accounts.ts'
import { visitor } from '../../test/browserless.ts'
import { testOffice } from '../../test/office.ts'

const verify = vi.spyOn(argon2, 'verify')
afterAll(() => verify.mockRestore())

const office = await testOffice({ ESSAIS_PAR_ADRESSE: '1000' }, true)
const { db, settings } = office

const inState = async (etat: 'ACTIF' | 'INACTIF' | 'DESACTIVE') => {
  const { uuid, email } = await withPassword(office)
  await db.updateTable('compte').set({ etat }).where('uuid', '=', uuid).execute()
  return email
}
const emails = async () => [await inState('ACTIF'), await inState('INACTIF'), await inState('DESACTIVE'), `${randomUUID()}@exemple.fr`]

const post = async (path: string, headers: Record<string, string>, body: unknown) =>
  fetch(settings.baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const asker = await withPassword(office)

const signInWith = async (username: string, password: string): Promise<Response> => {
  const person = visitor(settings.baseUrl)
  const query = new URLSearchParams({
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: `${settings.baseUrl}/oauth_callback`,
    state: 'x',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
  })
  await person.go(`/oauth2/authorize?${query}`)
  return person.go('/login', { method: 'POST', body: new URLSearchParams({ username, password }) })
}

const calls: Record<string, (email: string) => Promise<Response>> = {
  login: (email) => signInWith(email, 'Pas le bon 1!'),
  create: async (email) =>
    post('/oauth2/utilisateur/cycle/creer', await captcha(office), {
      infos: { email, civilite: 'M', prenom: 'Paul', nom: 'Essai' },
      motPasse: testPassword,
    }),
  oubli: async (email) => post('/oauth2/utilisateur/cycle/oubli', await captcha(office), { email }),
  async mail(email) {
    await db.deleteFrom('tentative').where('cle', 'like', `courriel/destinataire/${asker.email}`).execute()
    return post('/oauth2/utilisateur/mail', asker.bearer, { email, motPasse: testPassword })
  },
}

describe('an active, inactive, closed or unknown account gets the same answer', () => {
  test.each(Object.keys(calls))('%s', async (name) => {
    const seen = new Set<string>()
    for (const email of await emails()) {
      const answer = await calls[name]?.(email)
      const headers = [...(answer?.headers ?? [])].filter(
        ([header]) => !['date', 'set-cookie'].includes(header) && !header.startsWith('x-ratelimit'),
      )
      seen.add(JSON.stringify([answer?.status, headers, await answer?.text()]).replaceAll(encodeURIComponent(email), ''))
    }
    expect([...seen]).toHaveLength(1)
    expect([...seen][0]).toMatch(/^\[(204|303),/)
  })
})

test.each([
  ['one comparison', 'Pas le bon 1!', 1],
  ['two with a password typed with separate accents', 'Pas le bon e\u0301', 2],
])('signing in costs %s, whatever the account is', async (_, password, times) => {
  for (const email of await emails()) {
    verify.mockClear()
    await signInWith(email, password)
    expect(verify).toHaveBeenCalledTimes(times)
  }
})
