import type { Commune } from 'domain/core/commune'
import type { FiledAssociation } from 'domain/requetes/depot/depot'
import type { Db } from '../../core/database.ts'
import { findCommune } from '../../core/reference/communes-sql.ts'
import { type Tribunal, tribunalDeCommune } from '../../core/reference/sql.ts'

/**
 * Returns the commune that our list gives to the id of a filing's head office, whatever the sender called it, and the court that keeps the
 * register there; null outside Alsace-Moselle (ASSO-33, FINAL-07).
 */
export const locateSiege = async (db: Db, { informations }: FiledAssociation): Promise<{ siege: Commune; tribunal: Tribunal } | null> => {
  const { id } = informations.adresse.commune
  const [connue, tribunal] = await Promise.all([findCommune(db, id), tribunalDeCommune(db, id)])
  if (!connue || !tribunal) return null
  const { codeInsee, libelle, codePostaux } = connue
  return { siege: { id, codeInsee, libelle, codePostaux }, tribunal }
}
