import { textesExploitation } from 'domain/core/textes/exploitation'
import { unseal, hasCle, clePlace, seal } from './coffre.ts'
import type { Db } from './database.ts'
import { findSecret, sharedSecret } from './secrets.ts'
import type { Settings } from './settings.ts'

type Here = Pick<Settings, 'CLE_SECRETS' | 'dataDir'>

export interface Sealed {
  /** Place the text was sealed for (`seal`): it does not open for another. */
  place: string
  texte: string
}

const name = 'cle-des-secrets'

const opens = (here: Here, { place, texte }: Sealed): boolean => {
  try {
    unseal(here, place, texte)
    return true
  } catch {
    return false
  }
}

const findWitness = async (db: Db): Promise<Sealed[]> => {
  const texte = await findSecret<string>(db, name)
  return texte === null ? [] : [{ place: name, texte }]
}

/** Whether this server's key is the one that sealed the witness of the database. */
export const isKeyRight = async (db: Db, here: Here): Promise<boolean> => (await findWitness(db)).some((witness) => opens(here, witness))

/**
 * Throws the operator's sentence unless this server's key is the one of the database. A database without a witness receives one, made by the key
 * that opens one of the secrets it already keeps: the wrong server may be the first to start after an upgrade.
 */
export const requireKey = async (db: Db, here: Here, kept: readonly Sealed[]): Promise<void> => {
  const witness = await findWitness(db)
  const known = witness.length > 0 ? witness : kept
  if (known.length > 0 && !hasCle(here)) throw new Error(textesExploitation.cleAbsente(clePlace(here)))
  const isOther = known.length > 0 && !known.some((each) => opens(here, each))
  if (!isOther) await sharedSecret(db, name, async () => seal(here, name, name))
  // Reads it again: two servers may start together with different keys.
  if (isOther || !(await isKeyRight(db, here))) throw new Error(textesExploitation.cleAutre(clePlace(here)))
}
