import '../tables.ts'
import { jourDeParis } from 'domain/core/jour'
import { leftEtapes } from 'domain/requetes/procedure/left-etapes'
import { au, foldOrNull } from 'domain/requetes/procedure/fold'
import { procedureDe } from 'domain/requetes/demarches/demarches'
import type { Db } from '../../core/database.ts'
import { journauxDe } from './journal.ts'
import { colonnesDe } from './sql.ts'

const parLot = 500

/**
 * Writes the fold of the acts of the requests that a migration marked (0076, 0095): the stages they left, and the last days of their
 * delays.
 */
export const foldOldRequetes = async (db: Db): Promise<void> => {
  const anciennes = await db
    .selectFrom('requete')
    .select(['numero', 'type', 'sous_types as sousTypes', 'base', 'version'])
    .where('etapes_quittees', 'is', null)
    .limit(parLot)
    .execute()
  if (anciennes.length === 0) return
  const journaux = await journauxDe(
    db,
    anciennes.map(({ numero }) => numero),
  )
  for (const { version, ...requete } of anciennes) {
    const journal = journaux.get(requete.numero) ?? []
    const actes = journal.map(({ acte }) => acte)
    const quittees = leftEtapes(requete, actes)
    // An impossible journal, which older demonstrations invented, must not keep the server from starting.
    const situation = foldOrNull(procedureDe(requete), actes)
    // Folded as on the day of its last act: what came by itself since is still read from the columns.
    const jour = jourDeParis(journal.at(-1)?.instant ?? new Date(0))
    await db
      .updateTable('requete')
      .set(situation ? colonnesDe(au(situation, jour), quittees) : { etapes_quittees: JSON.stringify(quittees) })
      .where('numero', '=', requete.numero)
      // An act recorded meanwhile has already written them.
      .where('version', '=', version)
      .execute()
  }
  await foldOldRequetes(db)
}
