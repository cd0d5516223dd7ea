import * as z from 'zod/mini'
import { answeredShape, type FieldTable, type Readable, readable } from '../core/fields.ts'
import type { Reader } from '../core/readers.ts'
import { answeredPersons } from './answered.ts'
import { champsInformations } from './champs-association.ts'
import { champsFondateurs, champsMembres } from './champs-membre.ts'
import { nullableTexte } from './formes.ts'
import { unknowns } from './unknowns.ts'
import { unknownsOf } from './unknowns-of.ts'
import type { ReadableFondateurs, ReadableMembres } from './membres-in-words.ts'
import { Version } from './version.ts'

const { shape } = Version
const membersShape = z.strictObject({
  physiques: answeredPersons('physiques', champsMembres.physiques),
  morales: answeredPersons('morales', champsMembres.morales),
  reprises: answeredPersons('reprises', champsMembres.reprises),
})

/** A version in an answer, without what its reader may not read. */
export const ReadableVersion = z.strictObject({
  etatAssociation: shape.etatAssociation,
  /** Fields that a takeover from the paper register left unknown (STAFF-18). */
  nonRepris: z.array(z.enum(unknowns)),
  informations: z.strictObject(answeredShape(champsInformations)),
  members: membersShape,
  indexMembres: shape.indexMembres,
  fondateurs: z.strictObject({
    physiques: answeredPersons('physiques', champsFondateurs.physiques),
    morales: answeredPersons('morales', champsFondateurs.morales),
  }),
  liquidationAssociation: z.nullable(
    z.strictObject({
      commentaireLiquidation: nullableTexte,
      liquidateurs: z.strictObject({ members: membersShape, indexMembres: shape.indexMembres }),
    }),
  ),
  radiationAssociation: z.nullable(shape.radiationAssociation.def.innerType),
})

const list = <T extends FieldTable>(table: T, reader: Reader, values: readonly Readable<T>[]) =>
  values.map((value) => readable(table, reader, value))

const readableMembres = ({ physiques, morales, reprises }: Version['members'], reader: Reader): ReadableMembres => ({
  physiques: list(champsMembres.physiques, reader, physiques),
  morales: list(champsMembres.morales, reader, morales),
  reprises: list(champsMembres.reprises, reader, reprises),
})

const readableFondateurs = ({ physiques, morales }: Version['fondateurs'], reader: Reader): ReadableFondateurs => ({
  physiques: list(champsFondateurs.physiques, reader, physiques),
  morales: list(champsFondateurs.morales, reader, morales),
})

/** The values of a version that a reader may read, by the line of each in its table (docs/decisions/0114). */
export const readableVersion = (version: Version, reader: Reader) => {
  const { etatAssociation, informations, members, indexMembres, fondateurs, liquidationAssociation: liquidation } = version
  return {
    etatAssociation,
    nonRepris: [...unknownsOf(version)],
    informations: readable(champsInformations, reader, informations),
    members: readableMembres(members, reader),
    indexMembres,
    fondateurs: readableFondateurs(fondateurs, reader),
    liquidationAssociation: liquidation
      ? {
          commentaireLiquidation: liquidation.commentaireLiquidation,
          liquidateurs: {
            members: readableMembres(liquidation.liquidateurs.members, reader),
            indexMembres: liquidation.liquidateurs.indexMembres,
          },
        }
      : null,
    radiationAssociation: version.radiationAssociation ?? null,
  }
}
