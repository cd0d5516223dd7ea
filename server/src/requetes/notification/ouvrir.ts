import { jourDeParis } from 'domain/core/jour'
import { situationDe } from 'domain/requetes/procedure/plier'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { ajouterActe } from '../procedure/ajouter.ts'
import { journalDe } from '../procedure/journal.ts'
import { findRequeteConnue, verrouillerRequete } from '../procedure/sql.ts'
import { annoncerNotification } from './annoncer.ts'
import { demeureANotifier } from './en-ligne.ts'

/**
 * Records the first opening of a decision's letter by its addressee. In the courts whose setting says so, the delay of appeal runs from
 * this day (docs/decisions/0127). Other readers and later openings change nothing.
 */
export const ouvrirNotification = (office: Office, lecteur: Personne, numero: string): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    // When two openings are concurrent, the second finds the decision notified.
    await verrouillerRequete(trx, numero)
    const connue = await findRequeteConnue(trx, lecteur, numero)
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
    const demeure = await demeureANotifier(trx, requete, situation, lien)
    if (demeure === null) return
    const acte = { type: 'NOTIFICATION', le, voie: 'EN_LIGNE', demeure } as const
    await ajouterActe(trx, { requete, journal, instant }, acte, { auteur: lecteur.uuid })
    await annoncerNotification(trx, office, { requete, instant }, acte)
  })
