import * as z from 'zod/mini'
import { withoutNewFondateur } from '../../association/registre-comite.ts'
import { repriseEtats } from '../../association/creation-reprise.ts'
import { registeredDirection, uuidsDe } from '../../association/registered-direction.ts'
import { remainingFondateurs } from '../../association/registered-fondateurs.ts'
import { RectifiedInformations } from '../../association/informations.ts'
import { Comite } from '../../association/membres.ts'
import { type UnknownChamp, unknowns } from '../../association/unknowns.ts'
import { liquidationNonReprise } from '../../association/version-reprise.ts'
import { unknownsOf } from '../../association/unknowns-of.ts'
import type { Version } from '../../association/version.ts'
import { OptionalJour } from '../../core/jour.ts'
import { requiredLigne } from '../../core/texte.ts'
import type { Identifiants } from '../demarches/definition.ts'

/**
 * A correction of the register by the court of its own motion, with its reason (STAFF-11; CPC annex art. 29). Holds the whole corrected
 * sheet.
 */
export const Rectification = z.strictObject({
  informations: RectifiedInformations,
  dateConstitutive: OptionalJour,
  dateStatuts: OptionalJour,
  comite: Comite,
  motif: requiredLigne(500),
  /** Fields that the paper register does not give; when absent, all unknown fields stay unknown. */
  nonRepris: z.optional(z.array(z.enum(unknowns))),
  /** The state, when a takeover left it unknown; absent while it still is. */
  etatAssociation: z.optional(z.enum(repriseEtats)),
})
export type Rectification = z.output<typeof Rectification>

/** Whether the court may set the state: a takeover left it unknown, and no other act has set it since. */
export const canSetEtat = (avant: Pick<Version, 'etatAssociation' | 'nonRepris'>): boolean =>
  avant.etatAssociation === 'INSCRITE' && (avant.nonRepris?.includes('etatAssociation') ?? false)

/** The fields that stay unknown, because the clerk neither sets nor changes them. */
const remainingUnknowns = ({ informations, nonRepris, etatAssociation }: Omit<Rectification, 'motif'>, avant: Version): UnknownChamp[] =>
  unknownsOf(avant).filter((inconnu) =>
    inconnu === 'etatAssociation'
      ? etatAssociation === undefined
      : informations[inconnu] === avant.informations[inconnu] && (nonRepris?.includes(inconnu) ?? true),
  )

/** The version after a rectification. Values that only the court writes have their own act (STAFF-23) and do not change. */
export const rectifiedVersion = (rectification: Omit<Rectification, 'motif'>, avant: Version, membre: Identifiants['membre']): Version => {
  const { informations, dateConstitutive, dateStatuts, comite, etatAssociation = avant.etatAssociation } = rectification
  const { utilitePublique } = avant.informations
  const direction = registeredDirection(withoutNewFondateur(comite, avant), uuidsDe(avant), membre)
  return {
    ...avant,
    etatAssociation,
    ...(unknownsOf(avant).length > 0 && { nonRepris: remainingUnknowns(rectification, avant) }),
    informations: { ...avant.informations, ...informations, utilitePublique, dateConstitutive, dateStatuts },
    ...direction,
    fondateurs: remainingFondateurs(avant, direction),
    ...(rectification.etatAssociation === 'DISSOUTE' && { liquidationAssociation: liquidationNonReprise }),
  }
}
