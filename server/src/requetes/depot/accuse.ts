import type { AccuseReception } from 'contract/requetes/depot'
import { textesRefus } from 'domain/core/textes/refus'
import type { Db } from '../../core/database.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Envoi } from '../envoi.ts'
import { findEnvoi } from './sql.ts'

/**
 * Returns the acknowledgement of an intention already filed, read from what was written, so that every answer is the same. Null when
 * nothing was filed. A key already used for another content is refused (422).
 */
export const findAccuse = async (db: Db, envoi: Envoi): Promise<AccuseReception | null> => {
  const found = await findEnvoi(db, envoi)
  if (!found) return null
  if (found.empreinte !== envoi.empreinte) throw new Refusal(422, textesRefus.cleReutilisee)
  const { libelle, adresse, complementAdresse, codePostal, commune } = await getTribunal(db, found.tribunal)
  return {
    numero: found.numero,
    dateReception: found.dateReception.toISOString(),
    tribunal: { libelle, adresse, complementAdresse, codePostal, commune },
    documents: found.documents,
  }
}
