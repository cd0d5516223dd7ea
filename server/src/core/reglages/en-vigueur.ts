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

/** The settings in force (STAFF-26): an administrator's, else those of the start. Read each time, so that every server obeys at once. */
export const reglagesEnVigueur = async ({ db, settings }: Ici): Promise<Reglages> => {
  const kept = await lireReglages(db)
  if (!kept) return reglagesDeDepart(settings)
  // Kept together with another setting, before the operator had named the environment.
  return settings.production && isDemonstrationBadge(kept.environnement) ? { ...kept, environnement: settings.ENVIRONNEMENT } : kept
}

/** Largest total of one upload, in bytes: the limit its operator set, and never less than what is tried (goal R13). */
export const plafondDe = ({ TAILLE_MAX }: Pick<Settings, 'TAILLE_MAX'>): number => Math.max(TAILLE_MAX, limitesParDefaut.tailleMax)
