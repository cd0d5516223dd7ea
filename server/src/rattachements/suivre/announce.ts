import { jourDeParis } from 'domain/core/jour'
import { nomDeVersion } from 'domain/association/nom-de-version'
import { courrielChangement, isChangement } from 'domain/rattachements/courriel-follow'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { writeToAll } from '../prevenir/notify.ts'
import { versionsToAnnounce, noteAnnounced } from './sql.ts'

type Poste = Pick<Office, 'jobs' | 'settings'>

/**
 * Mails followers every registered change since their last mail, once per version. Changes made by a request are mailed in its transaction,
 * those the court made ex officio at night. Followers get nothing about versions older than their follow.
 */
export const announceChangements = async (trx: Trx, poste: Poste, association: string | null, instant: Date): Promise<void> => {
  for (const { compte, code, email, numero, denomination, ordre, creeLe, tribunal: id, ...version } of await versionsToAnnounce(
    trx,
    association,
  )) {
    await noteAnnounced(trx, compte, numero, ordre)
    if (!isChangement(version.evenement)) continue
    const { baseUrl } = poste.settings
    const { etat, motifEtat } = version
    const courriel = courrielChangement(
      { numero, denomination, nom: nomDeVersion(version), etat, motifEtat, le: jourDeParis(creeLe) },
      { fiche: `${baseUrl}/association/${numero}`, arret: `${baseUrl}/suivi/arret?code=${code}` },
    )
    const { libelle } = await getTribunal(trx, id)
    await writeToAll(trx, poste, [email], {
      evenement: `association/${numero}/version/${ordre}`,
      courriel,
      tribunal: { id, libelle },
      instant,
    })
  }
}

/** The nightly job: mails the changes that no follower has received yet. */
export const announceRemaining = (office: Pick<Office, 'db' | 'jobs' | 'settings'>, instant: Date): Promise<void> =>
  office.db.transaction().execute((trx) => announceChangements(trx, office, null, instant))
