import type { Answered } from 'contract/core/call'
import type { trouverNomsProches as trouverCall } from 'contract/association/noms-proches'
import { nomTakingEtats, motsToSearch, type NomLocal, nomsProches } from 'domain/association/denomination-proche'
import type { Db } from '../core/database.ts'
import { findLieuNoms } from './sql.ts'

interface RegistreNom extends NomLocal {
  /** The court whose area the commune is in. */
  tribunal: string
  /** The association that bears the name, left out of the results. */
  sauf: string | null
}

/** Finds the associations of the same place with a close name (CCL art. 57). The database narrows by letters, then the rule decides. */
export const findNomsProches = async (db: Db, nom: RegistreNom): Promise<Answered<typeof trouverCall>> => {
  const cherches = motsToSearch(nom)
  return cherches === null ? [] : nomsProches(nom, await findLieuNoms(db, { ...nom, cherches, etats: nomTakingEtats }))
}
