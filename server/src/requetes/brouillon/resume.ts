import { randomUUID } from 'node:crypto'
import type { Answered } from 'contract/core/call'
import type { reprendreRequete as call } from 'contract/requetes/brouillons'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { notFound } from '../../core/server-errors.ts'
import { requirePlace } from './save.ts'
import { copyFichiers, findResumable, insert, listeDe } from './sql.ts'

/**
 * Makes a draft from the content of a request, files included: a rejected or withdrawn request is filed again without typing (STATE-14).
 */
export const resumeRequete = (
  { db, now }: Pick<Office, 'db' | 'now'>,
  { uuid }: Personne,
  numero: string,
): Promise<Answered<typeof call>> =>
  db.transaction().execute(async (trx) => {
    const deposee = await findResumable(trx, uuid, numero)
    if (!deposee) throw notFound()
    const { type, association, guichet, denomination, contenu } = deposee
    requirePlace(await listeDe(trx, uuid), { type, association, guichet })
    const id = randomUUID()
    await insert(trx, {
      id,
      compte: uuid,
      type,
      association,
      guichet,
      denomination,
      contenu: JSON.stringify(contenu),
      ecrivain: id,
      enregistre_le: now(),
    })
    await copyFichiers(trx, deposee.id, id)
    return { id, type, association, guichet }
  })
