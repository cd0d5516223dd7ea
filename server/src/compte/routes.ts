import { authenticate, logout } from 'contract/compte/compte'
import { textesRefus } from 'domain/core/textes/refus'
import type Provider from 'oidc-provider'
import type { Door } from '../core/door.ts'
import { Refusal } from '../core/refusal.ts'
import { tribunaux } from '../core/reference/sql.ts'
import { cycleRoutes } from './cycle.ts'
import { ownSessionsRoutes } from './own-sessions.ts'
import { ownCompteRoutes } from './own-compte.ts'
import { endConnexion } from './oauth2/logout.ts'
import { refreshCookie } from './oauth2/provider.ts'
import { getCompte } from './sql.ts'

export const compteRoutes = (door: Door, provider: Provider): void => {
  cycleRoutes(door)
  ownCompteRoutes(door)
  ownSessionsRoutes(door)

  door.serve(authenticate, async (_, { db, user }) => {
    const { complement_adresse: complementAdresse, code_postal: codePostal, ...compte } = await getCompte(db, user.uuid)
    return {
      ...compte,
      complementAdresse,
      codePostal,
      authorities: [...user.authorities],
      tribunaux: (await tribunaux(db)).filter(({ id }) => user.tribunaux.includes(id)),
    }
  })

  door.serve(logout, async (_, { db, now, user, request, reply, settings }) => {
    // Without a bearer token, only our own pages may end the session of the cookies (threat T19).
    if (!user && request.headers.origin !== settings.baseUrl) throw new Refusal(401, textesRefus.nonConnecte)
    await endConnexion({ db, now, provider, request, reply }, user?.session)
    reply
      .header('set-cookie', `${refreshCookie}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`)
      .header('clear-site-data', '"cache"')
  })
}
