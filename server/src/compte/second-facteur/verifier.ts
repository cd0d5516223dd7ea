import type { FastifyRequest } from 'fastify'
import { courrielSecondFacteur } from 'domain/compte/textes/courriel-second-facteur'
import { enregistrerActe } from '../../core/actes.ts'
import { sceller } from '../../core/coffre.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { consigner } from '../../core/securite.ts'
import { compter, exigerSousLimites } from '../../core/throttle.ts'
import { ecrire } from '../ecrire.ts'
import { pageDuCompte } from '../envoyer-lien.ts'
import { limitesDeConnexion } from '../limites-connexion.ts'
import { oublierAttente, verrouillerAttente } from './attente.ts'
import { pasDuCode } from './cle.ts'

type Attente = NonNullable<Awaited<ReturnType<typeof verrouillerAttente>>>

const oneDay = 86_400

/**
 * Uses a code. Returns the account it signs in, `faux` for a wrong or used code, `absente` when no code is awaited here. Wrong codes are
 * counted in the same transaction, like wrong passwords, and also over a day because six digits are few; 429 beyond.
 */
export const utiliserCode = (office: Office, request: FastifyRequest, interaction: string, code: string) =>
  office.db.transaction().execute(async (trx): Promise<{ compte: string; email: string } | 'faux' | 'absente'> => {
    const instant = office.now()
    const attente = await verrouillerAttente(trx, office, interaction)
    if (!attente) return 'absente'
    const { uuid: compte, email, cle, enrole, dernierPas } = attente
    const limits = [
      ...(await limitesDeConnexion({ db: trx, settings: office.settings }, request, email)),
      { cle: `second-facteur/${compte}`, max: 2 * office.settings.ESSAIS_PAR_COMPTE, fenetre: oneDay },
    ]
    await exigerSousLimites(trx, instant, limits)
    const pas = pasDuCode(cle, code, instant)
    const right = pas !== null && (dernierPas === null || pas > dernierPas)
    await consigner(trx, instant, { type: right ? 'CONNEXION' : 'SECOND_FACTEUR_REFUSE', compte, adresse: request.ip })
    if (!right) {
      await compter(trx, instant, limits)
      return 'faux'
    }
    await oublierAttente(trx, { interaction })
    await trx
      .updateTable('compte')
      .set({ totp_cle: sceller(office.settings, compte, cle), totp_pas: pas })
      .where('uuid', '=', compte)
      .execute()
    if (!enrole) await annoncer(trx, office, instant, attente)
    return { compte, email }
  })

/** After the first code, which enrols the application: adds a line to the journal and mails the person. */
const annoncer = async (trx: Trx, office: Office, instant: Date, { uuid, email }: Attente) => {
  await enregistrerActe(trx, { sujet: 'compte', sujetId: uuid, type: 'SECOND_FACTEUR', instant, auteur: uuid })
  const { COURRIEL_SUPPORT: courriel, TELEPHONE_SUPPORT: telephone } = office.settings
  await ecrire(trx, office, uuid, email, courrielSecondFacteur({ courriel, telephone }, pageDuCompte(office)))
}
