import type { Reglages } from 'domain/core/reglages'
import '../core-tables.ts'
import type { Db, Trx } from '../database.ts'

const columns = [
  'taille_fichier_max as tailleFichierMax',
  'taille_max as tailleMax',
  'taille_rattachement_max as tailleRattachementMax',
  'formats',
  'environnement',
  'lien_cgu as lienCGU',
  'lien_faq as lienFAQ',
  'circuit_signature as circuitSignature',
  'notification_en_ligne as notificationEnLigne',
] as const

/** Returns the settings an administrator saved; undefined while nobody has saved any. */
export const readReglages = (db: Db): Promise<Reglages | undefined> => db.selectFrom('reglages').select(columns).executeTakeFirst()

/** Waits for a change under way, then returns the version, date and author of the settings. Version 0 while nobody has saved any. */
export const lockReglages = async (trx: Trx) => {
  await trx.selectFrom('reglages').select('version').forUpdate().executeTakeFirst()
  return versionDesReglages(trx)
}

export const versionDesReglages = async (db: Db) => {
  const row = await db.selectFrom('reglages').select(['version', 'modifie_le', 'modifie_par']).executeTakeFirst()
  return row ?? { version: 0, modifie_le: null, modifie_par: null }
}

/** Writes the settings over this version. False when somebody wrote meanwhile. */
export const writeReglages = async (
  trx: Trx,
  {
    tailleFichierMax,
    tailleMax,
    tailleRattachementMax,
    formats,
    environnement,
    lienCGU,
    lienFAQ,
    circuitSignature,
    notificationEnLigne,
  }: Reglages,
  { version, instant, auteur }: { version: number; instant: Date; auteur: string },
): Promise<boolean> => {
  const line = {
    taille_fichier_max: tailleFichierMax,
    taille_max: tailleMax,
    taille_rattachement_max: tailleRattachementMax,
    formats,
    environnement,
    lien_cgu: lienCGU,
    lien_faq: lienFAQ,
    circuit_signature: circuitSignature,
    notification_en_ligne: notificationEnLigne,
    version: version + 1,
    modifie_le: instant,
    modifie_par: auteur,
  }
  const written = await trx
    .insertInto('reglages')
    .values(line)
    .onConflict((conflict) => conflict.column('seule').doUpdateSet(line).where('reglages.version', '=', version))
    .returning('version')
    .execute()
  return written.length > 0
}

/** Whether the decisions of a court are signed by its judge (docs/decisions/0076). */
export const hasCircuit = async (db: Db, tribunal: string): Promise<boolean> =>
  (await readReglages(db))?.circuitSignature.includes(tribunal) ?? false

/** Whether opening the letter of a decision on line notifies it, in this court (docs/decisions/0127). */
export const hasNotificationEnLigne = async (db: Db, tribunal: string): Promise<boolean> =>
  (await readReglages(db))?.notificationEnLigne.includes(tribunal) ?? false
