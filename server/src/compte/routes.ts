import { authenticate, creerCompte as creerCompteCall, logout } from 'contract/compte/compte'
import { textesRefus } from 'domain/core/textes-refus'
import type Provider from 'oidc-provider'
import { exigerCaptcha } from '../core/captcha/routes.ts'
import type { Door } from '../core/door.ts'
import { Refusal } from '../core/refusal.ts'
import { tribunaux } from '../core/reference/sql.ts'
import { compter, exigerSousLimites, type Limit } from '../core/throttle.ts'
import { creerCompte } from './creer.ts'
import { terminerConnexion } from './oauth2/logout.ts'
import { refreshCookie } from './oauth2/provider.ts'
import { getCompte } from './sql.ts'

export const compteRoutes = (door: Door, provider: Provider): void => {
  door.serve(creerCompteCall, async ({ headers, body }, office) => {
    const { db, now, settings, request } = office
    await exigerCaptcha(office, 'oauth2', headers)
    const limits: Limit[] = [
      { cle: `creation/destinataire/${body.infos.email.toLowerCase()}`, max: 3, fenetre: 3600 },
      { cle: `creation/adresse/${request.ip}`, max: settings.ESSAIS_PAR_ADRESSE, fenetre: 3600 },
    ]
    await exigerSousLimites(db, now(), limits)
    await compter(db, now(), limits)
    await creerCompte(office, body.infos, body.motPasse)
  })

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
    // Without a bearer token only our own pages may end the session of the cookies (threats T19).
    if (!user && request.headers.origin !== settings.baseUrl) throw new Refusal(401, textesRefus.nonConnecte)
    await terminerConnexion({ db, now, provider, request, reply }, user?.session)
    reply
      .header('set-cookie', `${refreshCookie}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`)
      .header('clear-site-data', '"cache"')
  })
}
