import { defaultLimites } from 'domain/core/fichier'
import { formats, isDemonstrationBadge, type Reglages } from 'domain/core/reglages'
import type { Db } from '../database.ts'
import type { Settings } from '../settings.ts'
import { readReglages } from './sql.ts'

interface Here {
  db: Db
  settings: Settings
}

/** The settings the server was started with. */
export const initialReglages = (settings: Settings): Reglages => ({
  tailleFichierMax: settings.TAILLE_FICHIER_MAX,
  tailleMax: settings.TAILLE_MAX,
  tailleRattachementMax: settings.TAILLE_RATTACHEMENT_MAX,
  formats,
  environnement: settings.ENVIRONNEMENT,
  lienCGU: settings.LIEN_CGU,
  lienFAQ: settings.LIEN_FAQ,
  circuitSignature: [],
  notificationEnLigne: [],
})

/**
 * The settings in force (STAFF-26): an administrator's, else those the server started with. Read each time, so that every server applies
 * them at once.
 */
export const reglagesEnVigueur = async ({ db, settings }: Here): Promise<Reglages> => {
  const kept = await readReglages(db)
  if (!kept) return initialReglages(settings)
  // Saved together with another setting, before the operator had named the environment.
  return settings.production && isDemonstrationBadge(kept.environnement) ? { ...kept, environnement: settings.ENVIRONNEMENT } : kept
}

/** Largest total of one upload, in bytes: the operator's limit, and never less than the default one. */
export const plafondDe = ({ TAILLE_MAX }: Pick<Settings, 'TAILLE_MAX'>): number => Math.max(TAILLE_MAX, defaultLimites.tailleMax)
