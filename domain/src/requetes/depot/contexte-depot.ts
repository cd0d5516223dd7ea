import type { PreviousVersion } from '../../association/version.ts'
import type { Activite } from '../../core/activite.ts'
import type { Fichier, LimitesFichiers } from '../../core/fichier.ts'
import type { Jour } from '../../core/jour.ts'

/** Context of the rules of a filing, besides the filing itself. */
export interface ContexteDepot {
  aujourdhui: Jour
  limites: LimitesFichiers
  /** The latest version of the association; null for a creation. */
  avant: PreviousVersion | null
  /** The file of each document, at its position; null when missing. */
  fichiers: readonly (Fichier | null)[]
  /** Whether the court of the filing keeps the register for the head office's commune; null when unknown (in the browser). */
  siegeDuRessort: boolean | null
  /** The domains and themes that the administration keeps (STAFF-25); null when not loaded yet (in the browser). */
  activites: readonly Activite[] | null
}
