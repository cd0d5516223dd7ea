import type { DetailsEvenement } from 'contract/association/details-evenement'
import type { TypeEvenement } from 'domain/association/evenements'
import type { Version } from 'domain/association/version'
import { findAssociation, findVersion } from '../src/association/sql.ts'
import { saveVersion } from '../src/association/version.ts'
import type { Office } from '../src/core/door.ts'

export interface NewVersion {
  evenement?: TypeEvenement
  requete?: string | null
  details?: DetailsEvenement
  now?: Date
}

/** Adds a version of an association, based on the latest. Returns its ordre. */
export const makeVersion = async (
  { db, now }: Pick<Office, 'db' | 'now'>,
  numero: string,
  changer: (contenu: Version) => Version,
  { evenement = 'RECTIFICATION', requete = null, details, now: instant = now() }: NewVersion = {},
): Promise<number> => {
  const [association, latest] = [await findAssociation(db, numero), await findVersion(db, numero)]
  if (!association || !latest) throw new Error(`no ${numero}`)
  const { tribunal } = association
  const contenu = changer(latest.contenu)
  return db
    .transaction()
    .execute((trx) =>
      saveVersion(trx, { numero, tribunal, evenement, requete, contenu, ...(details && { details }), now: instant, auteur: null }),
    )
}
