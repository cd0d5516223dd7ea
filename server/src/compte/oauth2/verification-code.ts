import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { Db } from '../../core/database.ts'
import { activateCompte } from '../activation.ts'
import { startSession } from '../sessions.ts'
import { api } from './access-token.ts'

const fiveMinutes = 5 * 60

/**
 * The specification's `verification_code` grant: uses the activation code once, activates the account, and returns an access token that can
 * only show the e-mail. No browser session, no cookie, no refresh token.
 */
export const verificationCode =
  ({ db, now }: { db: Db; now: () => Date }) =>
  async (ctx: KoaContextWithOIDC): Promise<void> => {
    const { provider, client, params } = ctx.oidc
    const code = params?.['code']
    if (!client || typeof code !== 'string') throw new errors.InvalidRequest('code is required')
    const compte = await activateCompte(db, now(), code)
    if (!compte) throw new errors.InvalidGrant('the verification code is unknown, used or expired')

    const grant = new provider.Grant({ accountId: compte, clientId: client.clientId })
    grant.addResourceScope(api.audience, api.scope)
    const grantId = await grant.save()
    await startSession(db, now(), grantId, compte, { breve: true })
    const token = new provider.AccessToken({
      accountId: compte,
      client,
      grantId,
      gty: 'verification_code',
      scope: api.scope,
      expiresIn: fiveMinutes,
    } as never)
    token.resourceServer = new provider.ResourceServer(api.audience, {
      scope: api.scope,
      audience: api.audience,
      accessTokenFormat: 'jwt',
      accessTokenTTL: fiveMinutes,
      jwt: { sign: { alg: 'ES256' } },
    })
    ctx.body = { access_token: await token.save(), token_type: token.tokenType, expires_in: fiveMinutes }
  }
