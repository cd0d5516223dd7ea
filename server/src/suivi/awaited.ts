import type { AwaitedDemande } from 'contract/pieces/awaited'
import type { Jour } from 'domain/core/jour'
import { situationDe } from 'domain/requetes/procedure/fold'
import type { Db } from '../core/database.ts'
import { awaitedDemandes } from '../pieces/awaited.ts'
import { cleDesCodes } from '../pieces/code.ts'
import { journauxDe } from '../requetes/procedure/journal.ts'
import type { requetesEnAttente } from './liste-sql.ts'

/** The demandes of these requests that the reader may reply to, by request number (REQ-14, ENT-25). */
export const awaitedByRequete = async (
  db: Db,
  requetes: Awaited<ReturnType<typeof requetesEnAttente>>,
  aujourdhui: Jour,
): Promise<Map<string, AwaitedDemande[]>> => {
  const journaux = await journauxDe(
    db,
    requetes.map(({ numero }) => numero),
  )
  const cle = await cleDesCodes(db)
  return new Map(
    requetes.map((requete) => {
      const actes = (journaux.get(requete.numero) ?? []).map(({ acte }) => acte)
      return [requete.numero, awaitedDemandes(cle, requete.numero, situationDe(requete, actes, aujourdhui), aujourdhui)]
    }),
  )
}
