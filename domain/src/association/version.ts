import * as z from 'zod/mini'
import { etatsAssociation } from './etats.ts'
import { champsFondateurs, champsMembres, stockes } from './champs-membre.ts'
import { dates, informations, texte, texteOuNul } from './formes.ts'
import { collections } from './membres.ts'
import { inconnus } from './inconnus.ts'

const members = z.strictObject({
  physiques: stockes(champsMembres.physiques),
  morales: stockes(champsMembres.morales),
  reprises: stockes(champsMembres.reprises),
})

const indexMembres = z.array(z.strictObject({ uuid: texte, collection: z.enum(collections), index: z.number() }))

const fondateurs = z.strictObject({
  physiques: stockes(champsFondateurs.physiques),
  morales: stockes(champsFondateurs.morales),
})

/** What a registered dissolution declared: who liquidates, in their order, and what was said of it (DISSO-02). */
export const LiquidationInscrite = z.strictObject({
  commentaireLiquidation: texteOuNul,
  liquidateurs: z.strictObject({ members, indexMembres }),
})

/** What a registered radiation declared (RADIA-02). */
export const RadiationInscrite = z.strictObject({ dateDissolution: texte, commentaireRadiation: texteOuNul, quitus: z.boolean() })

/** Number of the shape below; a new shape takes the next number and old snapshots keep theirs (lire-version.ts). */
export const schemaVersion = 1

/** One immutable version of an association: everything the register says on a day (ENT-02). */
export const Version = z.strictObject({
  schema: z.literal(schemaVersion),
  etatAssociation: z.enum(etatsAssociation),
  /** Absent where a filing declared everything, and in older versions. */
  nonRepris: z.optional(z.array(z.enum(inconnus))),
  // In a version the dates stand with the information, not beside it as in a filing.
  informations: z.strictObject({ ...informations, ...dates }),
  members,
  /** The order of the direction; a member keeps its uuid through versions. */
  indexMembres,
  fondateurs,
  /** What a dissolution and a radiation declared (ENT-02); absent as long as none was. */
  liquidationAssociation: z.optional(LiquidationInscrite),
  radiationAssociation: z.optional(RadiationInscrite),
  /** Rows of the documents this version lists, and whether each is in force. */
  documents: z.array(z.strictObject({ uuid: texte, actif: z.boolean() })),
})
export type Version = z.output<typeof Version>

/** What a filing on an association needs of the version it is made on: what the sheet shows too. */
export type VersionAvant = Pick<Version, 'informations' | 'members' | 'indexMembres'>
