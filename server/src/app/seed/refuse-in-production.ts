import type { Db } from '../../core/database.ts'

/** Throws when a production server opens a database filled with invented data, whose accounts have a published password. */
export const refuseDemonstrationData = async (db: Db): Promise<void> => {
  const seeded = await db.selectFrom('compteur').select('cle').where('cle', 'like', 'semence/%').limit(1).executeTakeFirst()
  if (!seeded) return
  throw new Error(
    'Cette base contient les données inventées de la démonstration, dont des comptes au mot de passe publié : en production, indiquez une autre base (DATABASE_URL) ou un autre dossier (DATA_DIR).',
  )
}
