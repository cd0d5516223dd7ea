import * as z from 'zod/mini'
import { etatsAssociation } from './etats.ts'
import { champsFondateurs, champsMembres, storedList } from './champs-membre.ts'
import { dates, informations, texte, nullableTexte } from './formes.ts'
import { collections } from './membres.ts'
import { unknowns } from './unknowns.ts'

const members = z.strictObject({
  physiques: storedList(champsMembres.physiques),
  morales: storedList(champsMembres.morales),
  reprises: storedList(champsMembres.reprises),
})

const indexMembres = z.array(z.strictObject({ uuid: texte, collection: z.enum(collections), index: z.number() }))

const fondateurs = z.strictObject({
  physiques: storedList(champsFondateurs.physiques),
  morales: storedList(champsFondateurs.morales),
})

/** A registered dissolution: the liquidators, in their order, and the declared comment (DISSO-02). */
export const RegisteredLiquidation = z.strictObject({
  commentaireLiquidation: nullableTexte,
  liquidateurs: z.strictObject({ members, indexMembres }),
})

/** A registered radiation, as declared (RADIA-02). */
export const RegisteredRadiation = z.strictObject({ dateDissolution: texte, commentaireRadiation: nullableTexte, quitus: z.boolean() })

/** Number of the shape below. A new shape takes the next number; stored snapshots keep theirs (lire-version.ts). */
export const schemaVersion = 1

/** One immutable version of an association: everything the register says on a day (ENT-02). */
export const Version = z.strictObject({
  schema: z.literal(schemaVersion),
  etatAssociation: z.enum(etatsAssociation),
  /** Absent when a filing declared everything, and in older versions. */
  nonRepris: z.optional(z.array(z.enum(unknowns))),
  // A version holds the dates inside the information; a filing holds them beside it.
  informations: z.strictObject({ ...informations, ...dates }),
  members,
  /** The order of the direction. A member keeps its uuid through versions. */
  indexMembres,
  fondateurs,
  /** Declarations of a dissolution and of a radiation (ENT-02); absent before one is registered. */
  liquidationAssociation: z.optional(RegisteredLiquidation),
  radiationAssociation: z.optional(RegisteredRadiation),
  /** Ids of the documents that this version lists, and whether each is in force. */
  documents: z.array(z.strictObject({ uuid: texte, actif: z.boolean() })),
})
export type Version = z.output<typeof Version>

/** The parts of the previous version that a filing needs; the sheet shows them too. */
export type PreviousVersion = Pick<Version, 'informations' | 'members' | 'indexMembres'>
