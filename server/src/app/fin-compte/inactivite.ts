import { courrielGestionInactive, courrielInactivite } from 'domain/compte/courriels-inactivite'
import { type JourCalendaire, jourDeParis } from 'domain/core/jour'
import { verrouillerAssociation } from '../../association/verrou.ts'
import { ecrire } from '../../compte/ecrire.ts'
import { verrouillerSessions } from '../../compte/sessions.ts'
import { getCompte, noterAverti, verrouillerCompte } from '../../compte/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { consigner } from '../../core/securite.ts'
import { rattachementsDuCompte } from '../../rattachements/fin/sql.ts'
import { prevenirRattaches } from '../../rattachements/prevenir/prevenir.ts'
import { terminerCompte } from './fermer.ts'
import { aFaireDesInactifs, dernieresDe } from './inactivite-sql.ts'

type Poste = Pick<Office, 'db' | 'jobs' | 'settings' | 'now'>
type Geste = keyof typeof aFaireDesInactifs

/** Mails the person, and the other users of the associations that they alone administer (retention V11). */
const avertir = async (trx: Trx, poste: Poste, uuid: string, instant: Date): Promise<void> => {
  const aujourdhui = jourDeParis(instant)
  const { email } = await getCompte(trx, uuid)
  const dernieres = await dernieresDe(trx, uuid, aujourdhui)
  const { baseUrl } = poste.settings
  await noterAverti(trx, uuid, instant)
  await ecrire(trx, poste, uuid, email, courrielInactivite({ aujourdhui, dernieres, connexion: `${baseUrl}/startlogin` }))
  for (const { numero, nom, tribunal: id } of dernieres) {
    const courriel = courrielGestionInactive({ numero, nom, fiche: `${baseUrl}/association/${numero}` })
    const { libelle } = await getTribunal(trx, id)
    const evenement = `association/${numero}/gestion-inactive/${uuid}/${aujourdhui}`
    await prevenirRattaches(trx, poste, numero, [uuid], { evenement, courriel, tribunal: { id, libelle }, instant })
  }
}

const gestes: Record<Geste, (trx: Trx, poste: Poste, uuid: string, instant: Date) => Promise<void>> = {
  avertir,
  async fermer(trx, poste, uuid) {
    const { email } = await getCompte(trx, uuid)
    await terminerCompte(trx, poste, { uuid, email }, 'INACTIVITE')
  },
}

/**
 * Processes one account in its own transaction, checked again under its lock: the person may have signed in, or another server may have
 * processed it.
 */
const faire = (poste: Poste, geste: Geste, uuid: string, aujourdhui: JourCalendaire, instant: Date): Promise<boolean> =>
  poste.db.transaction().execute(async (trx) => {
    await verrouillerSessions(trx, uuid)
    await verrouillerCompte(trx, uuid)
    for (const { numero } of await rattachementsDuCompte(trx, uuid, aujourdhui)) await verrouillerAssociation(trx, numero)
    const encore = await aFaireDesInactifs[geste](trx, aujourdhui).where('compte.uuid', '=', uuid).executeTakeFirst()
    if (!encore) return false
    await gestes[geste](trx, poste, uuid, instant)
    return true
  })

/** Processes `parNuit` accounts a night, the longest idle first. A failure is logged, does not count, and is retried the next night. */
const chaqueInactif = async (poste: Poste, geste: Geste, instant: Date, parNuit: number): Promise<void> => {
  const aujourdhui = jourDeParis(instant)
  let faits = 0
  for (const { uuid } of await aFaireDesInactifs[geste](poste.db, aujourdhui).orderBy('compte.vu_le').orderBy('compte.uuid').execute()) {
    if (faits === parNuit) return
    try {
      if (await faire(poste, geste, uuid, aujourdhui, instant)) faits += 1
    } catch (error) {
      await consigner(poste.db, instant, { type: 'INACTIVITE_ECHEC', compte: uuid, detail: { geste, erreur: String(error) } })
    }
  }
}

/** Closes the accounts whose last day has passed, then mails those not used for 24 months (docs/decisions/0071). */
export const fermerInactifs = async (poste: Poste, instant: Date, parNuit = 500): Promise<void> => {
  await chaqueInactif(poste, 'fermer', instant, parNuit)
  await chaqueInactif(poste, 'avertir', instant, parNuit)
}
