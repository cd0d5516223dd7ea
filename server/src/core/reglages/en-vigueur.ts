import { limitesParDefaut } from 'domain/core/fichier'
import { formats, isDemonstrationBadge, type Reglages } from 'domain/core/reglages'
import type { Db } from '../database.ts'
import type { Settings } from '../settings.ts'
import { lireReglages } from './sql.ts'

interface Ici {
  db: Db
  settings: Settings
}

/** The settings the server was started with. */
export const reglagesDeDepart = (settings: Settings): Reglages => ({
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
export const reglagesEnVigueur = async ({ db, settings }: Ici): Promise<Reglages> => {
  const kept = await lireReglages(db)
  if (!kept) return reglagesDeDepart(settings)
  // Saved together with another setting, before the operator had named the environment.
  return settings.production && isDemonstrationBadge(kept.environnement) ? { ...kept, environnement: settings.ENVIRONNEMENT } : kept
}

/** Largest total of one upload, in bytes: the operator's limit, and never less than the default one. */
export const plafondDe = ({ TAILLE_MAX }: Pick<Settings, 'TAILLE_MAX'>): number => Math.max(TAILLE_MAX, limitesParDefaut.tailleMax)
