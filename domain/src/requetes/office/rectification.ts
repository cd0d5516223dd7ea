import * as z from 'zod/mini'
import { sansNouveauFondateur } from '../../association/comite-du-registre.ts'
import { etatsRepris } from '../../association/creation-reprise.ts'
import { directionInscrite, uuidsDe } from '../../association/direction-inscrite.ts'
import { fondateursRestants } from '../../association/fondateurs-inscrits.ts'
import { InformationsRectifiees } from '../../association/informations.ts'
import { Comite } from '../../association/membres.ts'
import { type Inconnu, inconnus } from '../../association/inconnus.ts'
import { liquidationNonReprise } from '../../association/version-reprise.ts'
import { inconnusDe } from '../../association/non-repris.ts'
import type { Version } from '../../association/version.ts'
import { JourFacultatif } from '../../core/jour.ts'
import { texteObligatoire } from '../../core/texte.ts'
import type { Identifiants } from '../demarches/definition.ts'

/**
 * A correction of the register by the court of its own motion, with its reason (STAFF-11; CPC annex art. 29). Holds the whole corrected
 * sheet.
 */
export const Rectification = z.strictObject({
  informations: InformationsRectifiees,
  dateConstitutive: JourFacultatif,
  dateStatuts: JourFacultatif,
  comite: Comite,
  motif: texteObligatoire(500),
  /** Fields that the paper register does not give; when absent, all unknown fields stay unknown. */
  nonRepris: z.optional(z.array(z.enum(inconnus))),
  /** The state, when a takeover left it unknown; absent while it still is. */
  etatAssociation: z.optional(z.enum(etatsRepris)),
})
export type Rectification = z.output<typeof Rectification>

/** Whether the court may set the state: a takeover left it unknown, and no other act has set it since. */
export const etatADire = (avant: Pick<Version, 'etatAssociation' | 'nonRepris'>): boolean =>
  avant.etatAssociation === 'INSCRITE' && (avant.nonRepris?.includes('etatAssociation') ?? false)

/** The fields that stay unknown, because the clerk neither sets nor changes them. */
const inconnusRestants = ({ informations, nonRepris, etatAssociation }: Omit<Rectification, 'motif'>, avant: Version): Inconnu[] =>
  inconnusDe(avant).filter((inconnu) =>
    inconnu === 'etatAssociation'
      ? etatAssociation === undefined
      : informations[inconnu] === avant.informations[inconnu] && (nonRepris?.includes(inconnu) ?? true),
  )

/** The version after a rectification. Values that only the court writes have their own act (STAFF-23) and do not change. */
export const versionRectifiee = (rectification: Omit<Rectification, 'motif'>, avant: Version, membre: Identifiants['membre']): Version => {
  const { informations, dateConstitutive, dateStatuts, comite, etatAssociation = avant.etatAssociation } = rectification
  const { utilitePublique } = avant.informations
  const direction = directionInscrite(sansNouveauFondateur(comite, avant), uuidsDe(avant), membre)
  return {
    ...avant,
    etatAssociation,
    ...(inconnusDe(avant).length > 0 && { nonRepris: inconnusRestants(rectification, avant) }),
    informations: { ...avant.informations, ...informations, utilitePublique, dateConstitutive, dateStatuts },
    ...direction,
    fondateurs: fondateursRestants(avant, direction),
    ...(rectification.etatAssociation === 'DISSOUTE' && { liquidationAssociation: liquidationNonReprise }),
  }
}
