import type { EditablePage } from 'domain/app/editable-pages'
import { textesPages } from 'domain/app/textes/pages'
import { formatInstant } from 'domain/core/jour'
import { recordActe } from '../../core/actes.ts'
import type { Office } from '../../core/door.ts'
import { Refusal } from '../../core/refusal.ts'
import { writePage, getPage } from './sql.ts'

/** Builds the conflict sentence: who wrote meanwhile, and when. The client can then fetch the other person's text. */
const conflit = async ({ db }: Pick<Office, 'db'>, id: EditablePage): Promise<Refusal> => {
  const { enregistreeLe, enregistreePar } = await getPage(db, id)
  const named = enregistreeLe !== null && enregistreePar !== null
  return new Refusal(409, named ? textesPages.conflit(enregistreePar, formatInstant(enregistreeLe)) : textesPages.conflitSansNom)
}

/**
 * Publishes a text, or the product's own when `contenu` is null. The journal keeps each published text, which tells the terms in force on a
 * given day.
 */
export const editPage = async (
  office: Pick<Office, 'db' | 'now'>,
  auteur: string,
  id: EditablePage,
  { contenu, version }: { contenu: string | null; version: number },
): Promise<number> => {
  const { db, now } = office
  const instant = now()
  const written = await db.transaction().execute(async (trx) => {
    if (!(await writePage(trx, id, { contenu, version, modifiee_le: instant, modifiee_par: auteur }))) return false
    await recordActe(trx, {
      sujet: 'page',
      sujetId: id,
      type: contenu === null ? 'RETABLISSEMENT' : 'MODIFICATION',
      instant,
      auteur,
      contenu: { version: version + 1 },
      ...(contenu !== null && { texte: contenu }),
    })
    return true
  })
  if (!written) throw await conflit(office, id)
  return version + 1
}
