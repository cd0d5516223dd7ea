import { randomBytes } from 'node:crypto'
import { refusalMarker } from 'contract/compte/login-form'
import { longueurEtatOAuth } from 'domain/core/constants'
import type { Settings } from '../../core/settings.ts'

const random = (length: number): string => randomBytes(length).toString('base64url').slice(0, length)

/**
 * Starts a sign-in for a browser without script. Nobody holds the secret of its challenge, so its code is useless. What remains is the
 * browser's own sign-in, which the application finds once a script runs.
 */
export const addressWithoutScript = ({ baseUrl }: Pick<Settings, 'baseUrl'>, asked: URLSearchParams): string => {
  const hint = asked.get('login_hint')?.slice(0, 300).toWellFormed()
  const query = new URLSearchParams({
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: `${baseUrl}/oauth_callback`,
    state: random(longueurEtatOAuth),
    code_challenge: random(43),
    code_challenge_method: 'S256',
    ...(hint ? { login_hint: hint } : {}),
  })
  return `/oauth2/authorize?${[query.toString(), refusalMarker(asked)].filter(Boolean).join('&')}`
}
