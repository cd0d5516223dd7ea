import { creerCompte } from 'contract/compte/compte'
import { choisirMotPasse, demanderLien, verifierLien } from 'contract/compte/cycle'
import { requireCaptcha } from '../core/captcha/routes.ts'
import type { Door } from '../core/door.ts'
import { countUnderLimits } from '../core/throttle.ts'
import { limiteAdresse, limitesCourriel } from './limites.ts'
import { findLien } from './liens.ts'
import { lienMort } from './lien-mort.ts'
import { hashMotPasse } from './mot-passe.ts'
import { requireUncommon } from './common-mots.ts'
import { reset } from './reset.ts'
import { queueTravail } from './travaux.ts'

/** Routes without a sign-in: creation and activation of an account, forgotten password (API-14 to API-17). */
export const cycleRoutes = (door: Door): void => {
  door.serve(creerCompte, async ({ headers, body }, office) => {
    await requireUncommon(body.motPasse, body.infos)
    await requireCaptcha(office, 'oauth2', headers)
    await countUnderLimits(office.db, office.now(), [
      ...limitesCourriel(office, body.infos.email),
      limiteAdresse(office, 'creation', office.request),
    ])
    await queueTravail(office, { type: 'CREATION', infos: body.infos, empreinte: await hashMotPasse(body.motPasse) })
  })

  door.serve(demanderLien, async ({ headers, body }, office) => {
    await requireCaptcha(office, 'oauth2', headers)
    await countUnderLimits(office.db, office.now(), [
      ...limitesCourriel(office, body.email),
      limiteAdresse(office, 'oubli', office.request),
    ])
    await queueTravail(office, { type: 'LIEN', email: body.email })
  })

  door.serve(verifierLien, async ({ query }, { db, now }) => ({ valide: Boolean(await findLien(db, now(), query.code, 'MOT_PASSE')) }))

  door.serve(choisirMotPasse, async ({ body }, office) => {
    const compte = await findLien(office.db, office.now(), body.code, 'MOT_PASSE')
    if (!compte) throw lienMort()
    await requireUncommon(body.motPasse, compte)
    const email = await reset(office, body.code, await hashMotPasse(body.motPasse), office.request.ip)
    if (!email) throw lienMort()
    return { email }
  })
}
