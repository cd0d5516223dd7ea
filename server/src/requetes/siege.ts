import type { DepotCreation } from 'domain/requetes/depot-creation'
import type { Db } from '../core/database.ts'
import { findCommune, type Tribunal, tribunalDeCommune } from '../core/reference/sql.ts'

/**
 * The filing with its head office in the commune our list gives to that id, whatever the sender called it, and the court that keeps
 * the register there; null outside Alsace-Moselle (ASSO-33, FINAL-07).
 */
export const situerSiege = async (db: Db, depot: DepotCreation): Promise<{ depot: DepotCreation; tribunal: Tribunal | null }> => {
  const { association } = depot
  const { informations } = association
  const { id } = informations.adresse.commune
  const [connue, tribunal] = await Promise.all([findCommune(db, id), tribunalDeCommune(db, id)])
  if (!connue || !tribunal) return { depot, tribunal: null }
  const { codeInsee, libelle, codePostaux } = connue
  const adresse = { ...informations.adresse, commune: { id, codeInsee, libelle, codePostaux } }
  return { depot: { ...depot, association: { ...association, informations: { ...informations, adresse } } }, tribunal }
}
