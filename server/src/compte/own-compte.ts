import { changerMotPasse as changerMotPasseCall, confirmerEmail, demanderEmail, modifierInfos } from 'contract/compte/own-compte'
import { sameEmail } from 'domain/core/email'
import { textesRefusCompte } from 'domain/compte/textes/refus'
import type { Door } from '../core/door.ts'
import { invalid } from '../core/refusal.ts'
import { countUnderLimits } from '../core/throttle.ts'
import { changeEmail } from './change-email.ts'
import { changeMotPasse } from './change-mot-passe.ts'
import { requireMotPasse, wrongMotPasse } from './require-mot-passe.ts'
import { lienMort } from './lien-mort.ts'
import { limitesCourriel } from './limites.ts'
import { hashMotPasse } from './mot-passe.ts'
import { requireUncommon } from './common-mots.ts'
import { editCompte } from './sql.ts'
import { queueTravail } from './travaux.ts'

/** Serves the changes that people make to their own account (API-11 to API-13). */
export const ownCompteRoutes = (door: Door): void => {
  door.serve(modifierInfos, ({ body }, { db, user }) => editCompte(db, user.uuid, body))

  door.serve(changerMotPasseCall, async ({ body }, context) => {
    const { user, request } = context
    const avant = await requireMotPasse(context, body.ancien, 'ancien')
    await requireUncommon(body.motPasse, user)
    const apres = await hashMotPasse(body.motPasse)
    if (!(await changeMotPasse(context, user, { avant, apres, adresse: request.ip }))) throw wrongMotPasse('ancien')
  })

  door.serve(demanderEmail, async ({ body }, context) => {
    const { db, now, user } = context
    await requireMotPasse(context, body.motPasse, 'motPasse')
    if (sameEmail(body.email, user.email))
      throw invalid(textesRefusCompte.memeEmail, [{ field: 'email', defaultMessage: textesRefusCompte.memeEmail }])
    await countUnderLimits(db, now(), limitesCourriel(context, body.email, user.email))
    await queueTravail(context, { type: 'CHANGEMENT_EMAIL', compte: user.uuid, email: body.email })
  })

  door.serve(confirmerEmail, async ({ body }, office) => {
    const email = await changeEmail(office, body.code, office.request.ip)
    if (!email) throw lienMort()
    return { email }
  })
}
