import * as z from 'zod/mini'
import { answeredShape, type FieldTable, type Readable, readable } from '../core/fields.ts'
import type { Reader } from '../core/readers.ts'
import { answeredPersons } from './answered.ts'
import { champsInformations } from './champs-association.ts'
import { champsFondateurs, champsMembres } from './champs-membre.ts'
import { texteOuNul } from './formes.ts'
import { inconnus } from './inconnus.ts'
import { inconnusDe } from './non-repris.ts'
import type { FondateursLisibles, MembresLisibles } from './membres-lus.ts'
import { Version } from './version.ts'

const { shape } = Version
const membersShape = z.strictObject({
  physiques: answeredPersons('physiques', champsMembres.physiques),
  morales: answeredPersons('morales', champsMembres.morales),
  reprises: answeredPersons('reprises', champsMembres.reprises),
})

/** A version in an answer, without what its reader may not read. */
export const VersionLisible = z.strictObject({
  etatAssociation: shape.etatAssociation,
  /** Fields that a takeover from the paper register left unknown (STAFF-18). */
  nonRepris: z.array(z.enum(inconnus)),
  informations: z.strictObject(answeredShape(champsInformations)),
  members: membersShape,
  indexMembres: shape.indexMembres,
  fondateurs: z.strictObject({
    physiques: answeredPersons('physiques', champsFondateurs.physiques),
    morales: answeredPersons('morales', champsFondateurs.morales),
  }),
  liquidationAssociation: z.nullable(
    z.strictObject({
      commentaireLiquidation: texteOuNul,
      liquidateurs: z.strictObject({ members: membersShape, indexMembres: shape.indexMembres }),
    }),
  ),
  radiationAssociation: z.nullable(shape.radiationAssociation.def.innerType),
})

const list = <T extends FieldTable>(table: T, reader: Reader, values: readonly Readable<T>[]) =>
  values.map((value) => readable(table, reader, value))

const membresLisibles = ({ physiques, morales, reprises }: Version['members'], reader: Reader): MembresLisibles => ({
  physiques: list(champsMembres.physiques, reader, physiques),
  morales: list(champsMembres.morales, reader, morales),
  reprises: list(champsMembres.reprises, reader, reprises),
})

const fondateursLisibles = ({ physiques, morales }: Version['fondateurs'], reader: Reader): FondateursLisibles => ({
  physiques: list(champsFondateurs.physiques, reader, physiques),
  morales: list(champsFondateurs.morales, reader, morales),
})

/** The values of a version that a reader may read, by the line of each in its table (docs/decisions/0114). */
export const versionLisible = (version: Version, reader: Reader) => {
  const { etatAssociation, informations, members, indexMembres, fondateurs, liquidationAssociation: liquidation } = version
  return {
    etatAssociation,
    nonRepris: [...inconnusDe(version)],
    informations: readable(champsInformations, reader, informations),
    members: membresLisibles(members, reader),
    indexMembres,
    fondateurs: fondateursLisibles(fondateurs, reader),
    liquidationAssociation: liquidation
      ? {
          commentaireLiquidation: liquidation.commentaireLiquidation,
          liquidateurs: {
            members: membresLisibles(liquidation.liquidateurs.members, reader),
            indexMembres: liquidation.liquidateurs.indexMembres,
          },
        }
      : null,
    radiationAssociation: version.radiationAssociation ?? null,
  }
}
