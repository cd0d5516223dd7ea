import { jourDeParis } from 'domain/core/jour'
import { nomDeVersion } from 'domain/association/nom-de-version'
import { courrielChangement, estUnChangement } from 'domain/rattachements/courriel-suivre'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { ecrireATous } from '../prevenir/prevenir.ts'
import { aPrevenir, noterAnnoncee } from './sql.ts'

type Poste = Pick<Office, 'jobs' | 'settings'>

/**
 * Mails followers every registered change since their last mail, once per version. Changes made by a request are mailed in its transaction,
 * those the court made ex officio at night. Followers get nothing about versions older than their follow.
 */
export const annoncerChangements = async (trx: Trx, poste: Poste, association: string | null, instant: Date): Promise<void> => {
  for (const { compte, code, email, numero, denomination, ordre, creeLe, tribunal: id, ...version } of await aPrevenir(trx, association)) {
    await noterAnnoncee(trx, compte, numero, ordre)
    if (!estUnChangement(version.evenement)) continue
    const { baseUrl } = poste.settings
    const { etat, motifEtat } = version
    const courriel = courrielChangement(
      { numero, denomination, nom: nomDeVersion(version), etat, motifEtat, le: jourDeParis(creeLe) },
      { fiche: `${baseUrl}/association/${numero}`, arret: `${baseUrl}/suivi/arret?code=${code}` },
    )
    const { libelle } = await getTribunal(trx, id)
    await ecrireATous(trx, poste, [email], {
      evenement: `association/${numero}/version/${ordre}`,
      courriel,
      tribunal: { id, libelle },
      instant,
    })
  }
}

/** The nightly job: mails the changes that no follower has received yet. */
export const annoncerRestants = (office: Pick<Office, 'db' | 'jobs' | 'settings'>, instant: Date): Promise<void> =>
  office.db.transaction().execute((trx) => annoncerChangements(trx, office, null, instant))
