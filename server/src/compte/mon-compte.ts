import { changerMotPasse as changerMotPasseCall, confirmerEmail, demanderEmail, modifierInfos } from 'contract/compte/mon-compte'
import { sameEmail } from 'domain/core/email'
import { textesRefusCompte } from 'domain/compte/textes/refus'
import type { Door } from '../core/door.ts'
import { invalid } from '../core/refusal.ts'
import { compterSousLimites } from '../core/throttle.ts'
import { changerEmail } from './changer-email.ts'
import { changerMotPasse } from './changer-mot-passe.ts'
import { exigerMotPasse, motPasseFaux } from './exiger-mot-passe.ts'
import { lienMort } from './lien-mort.ts'
import { limitesCourriel } from './limites.ts'
import { hacher } from './mot-passe.ts'
import { exigerPeuCourant } from './mots-courants.ts'
import { modifierCompte } from './sql.ts'
import { confier } from './travaux.ts'

/** Serves the changes that people make to their own account (API-11 to API-13). */
export const monCompteRoutes = (door: Door): void => {
  door.serve(modifierInfos, ({ body }, { db, user }) => modifierCompte(db, user.uuid, body))

  door.serve(changerMotPasseCall, async ({ body }, context) => {
    const { user, request } = context
    const avant = await exigerMotPasse(context, body.ancien, 'ancien')
    await exigerPeuCourant(body.motPasse, user)
    const apres = await hacher(body.motPasse)
    if (!(await changerMotPasse(context, user, { avant, apres, adresse: request.ip }))) throw motPasseFaux('ancien')
  })

  door.serve(demanderEmail, async ({ body }, context) => {
    const { db, now, user } = context
    await exigerMotPasse(context, body.motPasse, 'motPasse')
    if (sameEmail(body.email, user.email))
      throw invalid(textesRefusCompte.memeEmail, [{ field: 'email', defaultMessage: textesRefusCompte.memeEmail }])
    await compterSousLimites(db, now(), limitesCourriel(context, body.email, user.email))
    await confier(context, { type: 'CHANGEMENT_EMAIL', compte: user.uuid, email: body.email })
  })

  door.serve(confirmerEmail, async ({ body }, office) => {
    const email = await changerEmail(office, body.code, office.request.ip)
    if (!email) throw lienMort()
    return { email }
  })
}
