import '../tables.ts'
import { etapesQuittees } from 'domain/requetes/actes/etapes-quittees'
import type { Db } from '../../core/database.ts'
import { journauxDe } from './journal.ts'

const parLot = 500

/** Writes the stages left by the requests of a server before 0076, whose acts alone say them. */
export const plierAnciennes = async (db: Db): Promise<void> => {
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
    const actes = (journaux.get(requete.numero) ?? []).map(({ acte }) => acte)
    await db
      .updateTable('requete')
      .set({ etapes_quittees: JSON.stringify(etapesQuittees(requete, actes)) })
      .where('numero', '=', requete.numero)
      // An act recorded meanwhile has written them.
      .where('version', '=', version)
      .execute()
  }
  await plierAnciennes(db)
}
