import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '../../core/database.ts'
import { sharedSecret } from '../../core/secrets.ts'

/** The signing key of tokens (ES256, private JWK). It is persisted, so that a restart does not end the sessions. */
export const signingKey = (db: Db): Promise<JWK> =>
  sharedSecret(db, 'oauth2/signature', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    return { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: randomBytes(8).toString('hex') }
  })

/** The keys that sign the cookies of the OAuth2 service. */
export const cookieKeys = (db: Db): Promise<string[]> =>
  sharedSecret(db, 'oauth2/cookies', async () => [randomBytes(32).toString('base64url')])
