import * as z from 'zod/mini'
import { sansNouveauFondateur } from '../../association/comite-du-registre.ts'
import { directionInscrite, uuidsDe } from '../../association/direction-inscrite.ts'
import { fondateursRestants } from '../../association/fondateurs-inscrits.ts'
import { InformationsRectifiees } from '../../association/informations.ts'
import { Comite } from '../../association/membres.ts'
import type { Version } from '../../association/version.ts'
import { JourFacultatif } from '../../core/jour.ts'
import { texteObligatoire } from '../../core/texte.ts'
import type { Identifiants } from '../demarches/definition.ts'

/** What the court corrects of its own motion in the register, and why (STAFF-11; CPC annex, art. 29): the whole sheet as it should be. */
export const Rectification = z.strictObject({
  informations: InformationsRectifiees,
  dateConstitutive: JourFacultatif,
  dateStatuts: JourFacultatif,
  comite: Comite,
  motif: texteObligatoire(500),
})
export type Rectification = z.output<typeof Rectification>

/** The version it makes: what only the court writes has its own act (STAFF-23), and stays. */
export const versionRectifiee = (
  { informations, dateConstitutive, dateStatuts, comite }: Omit<Rectification, 'motif'>,
  avant: Version,
  membre: Identifiants['membre'],
): Version => {
  const { utilitePublique } = avant.informations
  const direction = directionInscrite(sansNouveauFondateur(comite, avant), uuidsDe(avant), membre)
  return {
    ...avant,
    informations: { ...avant.informations, ...informations, utilitePublique, dateConstitutive, dateStatuts },
    ...direction,
    fondateurs: fondateursRestants(avant, direction),
  }
}
