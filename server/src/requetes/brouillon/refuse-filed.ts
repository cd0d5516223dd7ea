import { textesBrouillon } from 'domain/requetes/textes/brouillon'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { Refusal } from '../../core/refusal.ts'
import { findFiledNumero } from './sql.ts'

/** Throws 410 when the draft has become a request. */
export const refuseFiled = async (db: Db, { uuid }: Personne, id: string): Promise<void> => {
  const depose = await findFiledNumero(db, uuid, id)
  if (depose) throw new Refusal(410, textesBrouillon.depose(depose.numero))
}
