import type { VersionAvant } from '../association/version.ts'
import type { Activite } from '../core/activite.ts'
import type { Fichier, LimitesFichiers } from '../core/fichier.ts'
import type { JourCalendaire } from '../core/jour.ts'

/** What the rules of a filing need beyond what was filed. */
export interface ContexteDepot {
  aujourdhui: JourCalendaire
  limites: LimitesFichiers
  /** What the register says of the association; null of a creation. */
  avant: VersionAvant | null
  /** The file of each document, at its position; null when it is missing. */
  fichiers: readonly (Fichier | null)[]
  /** Whether the court the filing goes to keeps the register for the head office's commune; null where it is not known (in the browser). */
  siegeDuRessort: boolean | null
  /** The domains and themes the administration keeps (STAFF-25); null where they are not read yet (in the browser). */
  activites: readonly Activite[] | null
}
