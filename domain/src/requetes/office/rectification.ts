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

/** What the court corrects of its own motion in the register, and why (STAFF-11; CPC annex art. 29): the whole sheet as it should be. */
export const Rectification = z.strictObject({
  informations: InformationsRectifiees,
  dateConstitutive: JourFacultatif,
  dateStatuts: JourFacultatif,
  comite: Comite,
  motif: texteObligatoire(500),
  /** Fields that the paper register still does not say; absent: all stay as they were. */
  nonRepris: z.optional(z.array(z.enum(inconnus))),
  /** Where a takeover left the state unknown; absent: it still is. */
  etatAssociation: z.optional(z.enum(etatsRepris)),
})
export type Rectification = z.output<typeof Rectification>

/** Whether the court may say the state: a takeover left it unknown, and nothing has given another since. */
export const etatADire = (avant: Pick<Version, 'etatAssociation' | 'nonRepris'>): boolean =>
  avant.etatAssociation === 'INSCRITE' && (avant.nonRepris?.includes('etatAssociation') ?? false)

/** The fields that stay unknown: the clerk neither says nor changes them. */
const inconnusRestants = ({ informations, nonRepris, etatAssociation }: Omit<Rectification, 'motif'>, avant: Version): Inconnu[] =>
  inconnusDe(avant).filter((inconnu) =>
    inconnu === 'etatAssociation'
      ? etatAssociation === undefined
      : informations[inconnu] === avant.informations[inconnu] && (nonRepris?.includes(inconnu) ?? true),
  )

/** The version it makes: what only the court writes has its own act (STAFF-23), and stays. */
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
