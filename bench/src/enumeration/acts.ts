import { visitor } from '../../../server/test/browserless.ts'
import { testPassword, type EnumerationOffice } from './office.ts'

/** One try with an address: the untimed preparation, which returns the call that an attacker would time. */
type Act = (email: string) => Promise<() => Promise<Response>>

const json = (method: string, headers: Record<string, string>, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Calls whose answer must not reveal whether an address has an account. */
export const acts = ({ address, askers }: EnumerationOffice): Record<string, Act> => {
  const captcha = async () => {
    const answer = await fetch(`${address}/oauth2/captcha`)
    await answer.arrayBuffer()
    return { 'x-captcha-id': answer.headers.get('x-captcha-id') ?? '', 'x-captcha-saisie': 'ABCDEF' }
  }
  const behindCaptcha = async (path: string, body: unknown) => {
    const headers = await captcha()
    return () => fetch(`${address}/oauth2/utilisateur/cycle/${path}`, json('POST', headers, body))
  }
  const authorize = new URLSearchParams({
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: `${address}/oauth_callback`,
    state: 'x',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
  })
  let asked = 0
  return {
    'POST /login': async (username) => {
      const person = visitor(address)
      await person.go(`/oauth2/authorize?${authorize}`)
      return () => person.go('/login', { method: 'POST', body: new URLSearchParams({ username, password: 'Un autre mot de passe 2' }) })
    },
    'POST cycle/creer': (email) =>
      behindCaptcha('creer', { infos: { email, civilite: 'M', prenom: 'Paul', nom: 'Essai' }, motPasse: testPassword }),
    'POST cycle/oubli': (email) => behindCaptcha('oubli', { email }),
    'POST mail': async (email) => {
      const asker = askers[asked++ % askers.length]
      return () => fetch(`${address}/oauth2/utilisateur/mail`, json('POST', { ...asker?.bearer }, { email, motPasse: testPassword }))
    },
  }
}
