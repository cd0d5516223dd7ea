import type { FastifyRequest } from 'fastify'
import { courrielSecondFacteur } from 'domain/compte/textes-courriel-second-facteur'
import { enregistrerActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { consigner } from '../../core/securite.ts'
import { compterSousLimites, rendreEssai } from '../../core/throttle.ts'
import { ecrire } from '../ecrire.ts'
import { limitesConnexion } from '../limites.ts'
import { findAttente, oublierAttente, verrouillerAttente } from './attente.ts'
import { pasDuCode } from './cle.ts'

type Attente = NonNullable<Awaited<ReturnType<typeof verrouillerAttente>>>

/** Six digits are few: wrong codes are counted over a day too. Seconds. */
const oneDay = 86_400

/** One code against what is awaited, its row kept so until the end: answers the account it signs in, `faux`, or `absente` when none is. */
const essayer = (office: Office, instant: Date, interaction: string, code: string, adresse: string) =>
  office.db.transaction().execute(async (trx): Promise<{ uuid: string; email: string } | 'faux' | 'absente'> => {
    const attente = await verrouillerAttente(trx, instant, interaction)
    if (!attente) return 'absente'
    const { uuid, email, cle, enrole, dernierPas } = attente
    const pas = pasDuCode(cle, code, instant)
    const right = pas !== null && (dernierPas === null || pas > dernierPas)
    await consigner(trx, instant, { type: right ? 'CONNEXION' : 'SECOND_FACTEUR_REFUSE', compte: uuid, adresse })
    if (!right) return 'faux'
    await oublierAttente(trx, { interaction })
    await trx.updateTable('compte').set({ totp_cle: cle, totp_pas: pas }).where('uuid', '=', uuid).execute()
    if (!enrole) await annoncer(trx, office, instant, attente)
    return { uuid, email }
  })

/** Uses a code; wrong ones count as failed sign-ins do, refused (429) beyond the limits. */
export const utiliserCode = async (office: Office, request: FastifyRequest, interaction: string, code: string) => {
  const { db, settings } = office
  const instant = office.now()
  const attente = await findAttente(db, instant, interaction)
  if (!attente) return 'absente'
  const limits = [
    ...(await limitesConnexion(office, request, attente.email)),
    { cle: `second-facteur/${attente.uuid}`, max: 2 * settings.ESSAIS_PAR_COMPTE, fenetre: oneDay },
  ]
  await compterSousLimites(db, instant, limits)
  const verdict = await essayer(office, instant, interaction, code, request.ip)
  if (verdict !== 'faux') await rendreEssai(db, instant, limits)
  return verdict
}

/** The first code enrols: the journal and the person hear of it, whoever holds the telephone. */
const annoncer = async (trx: Trx, office: Office, instant: Date, { uuid, email }: Attente) => {
  await enregistrerActe(trx, { sujet: 'compte', sujetId: uuid, type: 'SECOND_FACTEUR', instant, auteur: uuid })
  const { COURRIEL_SUPPORT: courriel, TELEPHONE_SUPPORT: telephone } = office.settings
  await ecrire(trx, office, uuid, email, courrielSecondFacteur({ courriel, telephone }))
}
