import { courrielInactiveGestion, courrielInactivite } from 'domain/compte/courriels-inactivite'
import { type Jour, jourDeParis } from 'domain/core/jour'
import { lockAssociation } from '../../association/verrou.ts'
import { write } from '../../compte/write.ts'
import { lockSessions } from '../../compte/sessions.ts'
import { getCompte, noteAvertissement, lockCompte } from '../../compte/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { log } from '../../core/securite.ts'
import { compteRattachements } from '../../rattachements/fin/sql.ts'
import { notifyAttachedUsagers } from '../../rattachements/prevenir/notify.ts'
import { endCompte } from './close.ts'
import { inactiveComptesByGeste, soleAssociationsOf } from './inactivite-sql.ts'

type Poste = Pick<Office, 'db' | 'jobs' | 'settings' | 'now'>
type Geste = keyof typeof inactiveComptesByGeste

/** Mails the person, and the other users of the associations that they alone administer (retention V11). */
const warn = async (trx: Trx, poste: Poste, uuid: string, instant: Date): Promise<void> => {
  const aujourdhui = jourDeParis(instant)
  const { email } = await getCompte(trx, uuid)
  const dernieres = await soleAssociationsOf(trx, uuid, aujourdhui)
  const { baseUrl } = poste.settings
  await noteAvertissement(trx, uuid, instant)
  await write(trx, poste, uuid, email, courrielInactivite({ aujourdhui, dernieres, connexion: `${baseUrl}/startlogin` }))
  for (const { numero, nom, tribunal: id } of dernieres) {
    const courriel = courrielInactiveGestion({ numero, nom, fiche: `${baseUrl}/association/${numero}` })
    const { libelle } = await getTribunal(trx, id)
    const evenement = `association/${numero}/gestion-inactive/${uuid}/${aujourdhui}`
    await notifyAttachedUsagers(trx, poste, numero, [uuid], { evenement, courriel, tribunal: { id, libelle }, instant })
  }
}

const gestes: Record<Geste, (trx: Trx, poste: Poste, uuid: string, instant: Date) => Promise<void>> = {
  warn,
  async close(trx, poste, uuid) {
    const { email } = await getCompte(trx, uuid)
    await endCompte(trx, poste, { uuid, email }, 'INACTIVITE')
  },
}

/**
 * Processes one account in its own transaction, checked again under its lock: the person may have signed in, or another server may have
 * processed it.
 */
const perform = (poste: Poste, geste: Geste, uuid: string, aujourdhui: Jour, instant: Date): Promise<boolean> =>
  poste.db.transaction().execute(async (trx) => {
    await lockSessions(trx, uuid)
    await lockCompte(trx, uuid)
    for (const { numero } of await compteRattachements(trx, uuid, aujourdhui)) await lockAssociation(trx, numero)
    const encore = await inactiveComptesByGeste[geste](trx, aujourdhui).where('compte.uuid', '=', uuid).executeTakeFirst()
    if (!encore) return false
    await gestes[geste](trx, poste, uuid, instant)
    return true
  })

/** Processes `parNuit` accounts a night, the longest idle first. A failure is logged, does not count, and is retried the next night. */
const forEachInactive = async (poste: Poste, geste: Geste, instant: Date, parNuit: number): Promise<void> => {
  const aujourdhui = jourDeParis(instant)
  let faits = 0
  for (const { uuid } of await inactiveComptesByGeste[geste](poste.db, aujourdhui)
    .orderBy('compte.vu_le')
    .orderBy('compte.uuid')
    .execute()) {
    if (faits === parNuit) return
    try {
      if (await perform(poste, geste, uuid, aujourdhui, instant)) faits += 1
    } catch (error) {
      await log(poste.db, instant, { type: 'INACTIVITE_ECHEC', compte: uuid, detail: { geste, erreur: String(error) } })
    }
  }
}

/** Closes the accounts whose last day has passed, then mails those not used for 24 months (docs/decisions/0071). */
export const closeInactiveComptes = async (poste: Poste, instant: Date, parNuit = 500): Promise<void> => {
  await forEachInactive(poste, 'close', instant, parNuit)
  await forEachInactive(poste, 'warn', instant, parNuit)
}
