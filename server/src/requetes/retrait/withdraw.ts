import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Acte } from 'domain/requetes/actes/actes'
import { situationDe } from 'domain/requetes/procedure/fold'
import { courrielRetrait } from 'domain/requetes/courriels/courriels'
import { obstaclesRetrait, canWithdraw } from 'domain/requetes/procedure/obstacles-retrait'
import { textesRetrait } from 'domain/requetes/textes/retrait'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { warn } from '../notify.ts'
import { addActe } from '../procedure/add.ts'
import { journalDe } from '../procedure/journal.ts'
import { findKnownRequete, lockRequete } from '../procedure/sql.ts'
import { pageDeRequete } from '../page-de-requete.ts'

/**
 * The declarant takes a request back, in one transaction that locks it: only one of this and a concurrent act of the court comes first.
 * Sent twice by the same person, it is done once, and both calls succeed.
 */
export const withdraw = (office: Office, qui: Personne, numero: string): Promise<void> =>
  office.db.transaction().execute((trx) => withdrawIn(trx, office, qui, numero))

const withdrawIn = async (trx: Trx, office: Office, qui: Personne, numero: string): Promise<void> => {
  await lockRequete(trx, numero)
  const connue = await findKnownRequete(trx, qui, numero)
  if (!connue) throw notFound()
  if (!canWithdraw(connue.lien)) throw new Refusal(403, textesRetrait.sansDroit)
  const { requete } = connue
  const journal = await journalDe(trx, numero)
  if (journal.some(({ acte, compte }) => acte.type === 'RETRAIT' && compte === qui.uuid)) return

  const instant = office.now()
  const le = jourDeParis(instant)
  const actes = journal.map(({ acte }) => acte)
  const raisons = obstaclesRetrait({
    ...situationDe(requete, actes, le),
    type: requete.type,
    sousTypes: requete.sousTypes,
    base: requete.base,
  })
  if (raisons.length) throw precondition(textesRefus.etat, raisons)

  const { prenom, nom } = qui
  const retrait: Acte = { type: 'RETRAIT', le, par: { prenom, nom } }
  await addActe(trx, { requete, journal, instant }, retrait, { auteur: qui.uuid })
  const { libelle: tribunal } = await getTribunal(trx, requete.tribunal)
  const { denomination } = requete
  const courriel = courrielRetrait({
    numero,
    denomination,
    retireeLe: le,
    par: retrait.par,
    lien: pageDeRequete(office.settings, numero),
  })
  await warn(trx, office, { requete, instant }, { quoi: 'retrait', tribunal, courriel })
}
