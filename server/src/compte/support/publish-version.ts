import { formatInstant } from 'domain/core/jour'
import { recordActe } from '../../core/actes.ts'
import { canonicalJson } from '../../core/canonical.ts'
import type { Db, Trx } from '../../core/database.ts'
import { Refusal } from '../../core/refusal.ts'
import { requireAdministrateur, type Guichet } from './act.ts'

interface PublishedItem<T> {
  version: number
  /** Null for the default value. */
  valeur: T | null
  publieeLe: Date
  publieePar: string
}

interface Publication<T> {
  sujetId: string
  /** Null for the default value. */
  valeur: T | null
  /** The version that the author was looking at. */
  version: number
  readLatest: (db: Db) => Promise<PublishedItem<T> | null>
  /** Writes it; false when somebody else wrote that version meanwhile. */
  add: (trx: Trx, suivante: { version: number; publie_le: Date; publie_par: string }) => Promise<boolean>
  conflit: (personne: string, instant: string) => string
}

/** Publishes the next version of a value that administrators edit; an unchanged value writes nothing. Returns the version in force. */
export const publishVersion = async <T>(
  { db, now, user }: Guichet,
  { sujetId, valeur, version, readLatest, add, conflit }: Publication<T>,
): Promise<number> => {
  const instant = now()
  const publiee = await db.transaction().execute(async (trx) => {
    await requireAdministrateur(trx, user)
    const lue = await readLatest(trx)
    if ((lue?.version ?? 0) !== version) return null
    if (canonicalJson(lue?.valeur ?? null) === canonicalJson(valeur)) return version
    const suivante = version + 1
    if (!(await add(trx, { version: suivante, publie_le: instant, publie_par: user.uuid }))) return null
    await recordActe(trx, {
      sujet: 'reference',
      sujetId,
      type: valeur === null ? 'RETABLISSEMENT' : 'MODIFICATION',
      instant,
      auteur: user.uuid,
      contenu: { version: suivante },
    })
    return suivante
  })
  if (publiee !== null) return publiee
  const autre = await readLatest(db)
  throw new Refusal(409, conflit(autre?.publieePar ?? '', autre ? formatInstant(autre.publieeLe) : ''))
}
