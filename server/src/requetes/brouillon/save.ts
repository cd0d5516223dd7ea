import type { Answered, Asked } from 'contract/core/call'
import type { enregistrerBrouillon as call } from 'contract/requetes/brouillon'
import { formatHeure, formatJour, jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { maxBrouillons } from 'domain/requetes/depot/brouillon'
import { textesBrouillon } from 'domain/requetes/textes/brouillon'
import type { Context } from '../../core/door.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { lockEnvoi } from '../envoi.ts'
import { say } from './say.ts'
import { isTaken, insert, listeDe, edit } from './sql.ts'
import { refuseFiled } from './refuse-filed.ts'

type Body = Asked<typeof call>['body']

/** Saves a draft, once per call. A window never overwrites what another window has saved since it last read. */
export const saveBrouillon = (
  { params: { id }, body }: Asked<typeof call>,
  { db, user, now }: Context<typeof call>,
): Promise<Answered<typeof call>> =>
  db.transaction().execute(async (trx) => {
    const instant = now()
    // Filing and saving take the same lock, so that a filed draft does not come back.
    if (!(await lockEnvoi(trx, { compte: user.uuid, cle: id, empreinte: '', instant })))
      throw new Refusal(409, textesRefus.envoiEnCours, {}, { 'retry-after': '3' })
    await refuseFiled(trx, user, id)
    const siens = await listeDe(trx, user.uuid)
    const saisi = {
      denomination: body.denomination,
      contenu: JSON.stringify(body.contenu),
      ecrivain: body.ecrivain,
      enregistre_le: instant,
    }
    const mien = siens.find((brouillon) => brouillon.id === id)
    if (mien) {
      requireLatestRevision(mien, body)
      await edit(trx, id, { ...saisi, revision: mien.revision + 1, averti: false })
      return say(mien.revision + 1, instant)
    }
    requirePlace(siens, body)
    if (await isTaken(trx, id)) throw notFound()
    await insert(trx, { id, compte: user.uuid, type: body.type, association: body.association, guichet: body.guichet, ...saisi })
    return say(1, instant)
  })

type OwnBrouillons = Awaited<ReturnType<typeof listeDe>>

/** 409 when another window has saved since this one last read. */
const requireLatestRevision = ({ revision, ecrivain, enregistreLe }: OwnBrouillons[number], body: Body): void => {
  if (revision !== body.revision && ecrivain !== body.ecrivain) throw new Refusal(409, textesBrouillon.ailleurs(formatHeure(enregistreLe)))
}

/** 409 when this filing on this association has another draft, 412 when the account has too many. */
export const requirePlace = (
  siens: OwnBrouillons,
  { type, association, guichet }: Pick<Body, 'type' | 'association' | 'guichet'>,
): void => {
  const autre =
    association !== null &&
    siens.find((brouillon) => brouillon.association === association && brouillon.type === type && brouillon.guichet === guichet)
  if (autre) {
    const { enregistreLe } = autre
    throw new Refusal(409, textesBrouillon.autre(formatJour(jourDeParis(enregistreLe)), formatHeure(enregistreLe)))
  }
  if (siens.length >= maxBrouillons) throw precondition(textesRefus.etat, [textesBrouillon.tropDeBrouillons(maxBrouillons)])
}
