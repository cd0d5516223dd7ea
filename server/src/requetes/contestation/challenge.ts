import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Acte } from 'domain/requetes/actes/actes'
import { situationDe } from 'domain/requetes/procedure/fold'
import { courrielContestation } from 'domain/requetes/courriels/courriels-contestation'
import { obstaclesContestation, challengeRefus } from 'domain/requetes/procedure/obstacles-contestation'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { alertGreffe } from '../../rattachements/prevenir/notify.ts'
import { findRattachement } from '../../rattachements/sql.ts'
import { addActe } from '../procedure/add.ts'
import { journalDe } from '../procedure/journal.ts'
import { findKnownRequete, lockRequete } from '../procedure/sql.ts'

/**
 * An attached person contests a filing, in one transaction that locks the request. A concurrent decision either comes first, and the
 * contestation is refused, or is refused itself. The same words sent twice are one contestation, and both calls succeed.
 */
export const challenge = (office: Office, qui: Personne, numero: string, motif: string): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    await lockRequete(trx, numero)
    const connue = await findKnownRequete(trx, qui, numero)
    if (!connue) throw notFound()
    const { requete, lien } = connue
    const rattache = requete.association !== null && (await findRattachement(trx, requete.association, qui)) !== undefined
    const refus = challengeRefus({ rattache, deposant: lien.deposant })
    if (refus) throw new Refusal(403, refus)

    const journal = await journalDe(trx, numero)
    const deja = journal.find(({ acte, compte }) => acte.type === 'CONTESTATION' && compte === qui.uuid)
    if (deja?.texte === motif) return
    const instant = office.now()
    const le = jourDeParis(instant)
    const { type, sousTypes, base } = requete
    const situation = situationDe(
      requete,
      journal.map(({ acte }) => acte),
      le,
    )
    const raisons = obstaclesContestation({ ...situation, type, sousTypes, base }, deja !== undefined)
    if (raisons.length) throw precondition(textesRefus.etat, raisons)

    const { prenom, nom } = qui
    const contestation: Acte = { type: 'CONTESTATION', le, par: { prenom, nom } }
    await addActe(trx, { requete, journal, instant }, contestation, { auteur: qui.uuid, texte: motif })
    await alert(trx, office, { requete, qui, motif, le, instant, agent: situation.enCharge?.agent.uuid ?? null })
  })

interface Alerte {
  requete: { numero: string; denomination: string; tribunal: string }
  qui: Personne
  motif: string
  le: string
  instant: Date
  agent: string | null
}

const alert = async (trx: Trx, office: Office, { requete, qui, motif, le, instant, agent }: Alerte): Promise<void> => {
  const { numero, denomination } = requete
  const { id, libelle } = await getTribunal(trx, requete.tribunal)
  const lien = `${office.settings.baseUrl}/greffe/requete/${numero}`
  const courriel = courrielContestation({ numero, denomination, le, qui: `${qui.prenom} ${qui.nom}`, lien, motif })
  const evenement = `requete/${numero}/contestation/${qui.uuid}`
  await alertGreffe(trx, office, agent, { evenement, courriel, tribunal: { id, libelle }, instant })
}
