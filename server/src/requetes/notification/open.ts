import { jourDeParis } from 'domain/core/jour'
import { situationDe } from 'domain/requetes/procedure/fold'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { addActe } from '../procedure/add.ts'
import { journalDe } from '../procedure/journal.ts'
import { findKnownRequete, lockRequete } from '../procedure/sql.ts'
import { announceNotification } from './announce.ts'
import { demeureToNotify } from './en-ligne.ts'

/**
 * Records the first opening of a decision's letter by its addressee. In the courts whose setting says so, the delay of appeal runs from
 * this day (docs/decisions/0127). Other readers and later openings change nothing.
 */
export const openNotification = (office: Office, lecteur: Personne, numero: string): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    // When two openings are concurrent, the second finds the decision notified.
    await lockRequete(trx, numero)
    const connue = await findKnownRequete(trx, lecteur, numero)
    if (!connue) return
    const { requete, lien } = connue
    const instant = office.now()
    const le = jourDeParis(instant)
    const journal = await journalDe(trx, numero)
    const situation = situationDe(
      requete,
      journal.map(({ acte }) => acte),
      le,
    )
    const demeure = await demeureToNotify(trx, requete, situation, lien)
    if (demeure === null) return
    const acte = { type: 'NOTIFICATION', le, voie: 'EN_LIGNE', demeure } as const
    await addActe(trx, { requete, journal, instant }, acte, { auteur: lecteur.uuid })
    await announceNotification(trx, office, { requete, instant }, acte)
  })
