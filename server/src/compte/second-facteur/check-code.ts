import type { FastifyRequest } from 'fastify'
import { courrielSecondFacteur } from 'domain/compte/textes/courriel-second-facteur'
import { recordActe } from '../../core/actes.ts'
import { seal } from '../../core/coffre.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { log } from '../../core/securite.ts'
import { count, requireUnderLimits } from '../../core/throttle.ts'
import { write } from '../write.ts'
import { comptePage } from '../send-lien.ts'
import { limitesDeConnexion } from '../limites-connexion.ts'
import { forgetAttente, lockAttente } from './attente.ts'
import { codeStep } from './cle.ts'

type Attente = NonNullable<Awaited<ReturnType<typeof lockAttente>>>

const oneDay = 86_400

/**
 * Uses a code. Returns the account it signs in, `faux` for a wrong or used code, `absente` when no code is awaited here. Wrong codes are
 * counted in the same transaction, like wrong passwords, and also over a day because six digits are few; 429 beyond.
 */
export const consumeCode = (office: Office, request: FastifyRequest, interaction: string, code: string) =>
  office.db.transaction().execute(async (trx): Promise<{ compte: string; email: string } | 'faux' | 'absente'> => {
    const instant = office.now()
    const attente = await lockAttente(trx, office, interaction)
    if (!attente) return 'absente'
    const { uuid: compte, email, cle, enrole, dernierPas } = attente
    const limits = [
      ...(await limitesDeConnexion({ db: trx, settings: office.settings }, request, email)),
      { cle: `second-facteur/${compte}`, max: 2 * office.settings.ESSAIS_PAR_COMPTE, fenetre: oneDay },
    ]
    await requireUnderLimits(trx, instant, limits)
    const pas = codeStep(cle, code, instant)
    const right = pas !== null && (dernierPas === null || pas > dernierPas)
    await log(trx, instant, { type: right ? 'CONNEXION' : 'SECOND_FACTEUR_REFUSE', compte, adresse: request.ip })
    if (!right) {
      await count(trx, instant, limits)
      return 'faux'
    }
    await forgetAttente(trx, { interaction })
    await trx
      .updateTable('compte')
      .set({ totp_cle: seal(office.settings, compte, cle), totp_pas: pas })
      .where('uuid', '=', compte)
      .execute()
    if (!enrole) await announce(trx, office, instant, attente)
    return { compte, email }
  })

/** After the first code, which enrols the application: adds a line to the journal and mails the person. */
const announce = async (trx: Trx, office: Office, instant: Date, { uuid, email }: Attente) => {
  await recordActe(trx, { sujet: 'compte', sujetId: uuid, type: 'SECOND_FACTEUR', instant, auteur: uuid })
  const { COURRIEL_SUPPORT: courriel, TELEPHONE_SUPPORT: telephone } = office.settings
  await write(trx, office, uuid, email, courrielSecondFacteur({ courriel, telephone }, comptePage(office)))
}
