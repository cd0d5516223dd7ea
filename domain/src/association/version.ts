import * as z from 'zod/mini'
import { etatsAssociation } from './etats.ts'
import { dates, fondateurMorale, fondateurPhysique, informations, membreMorale, membrePhysique, texte } from './formes.ts'
import { collections } from './membres.ts'

const members = z.strictObject({
  physiques: z.array(z.strictObject({ uuid: texte, ...membrePhysique })),
  morales: z.array(z.strictObject({ uuid: texte, ...membreMorale })),
  reprises: z.array(z.strictObject({ uuid: texte, description: texte })),
})

const fondateurs = z.strictObject({
  physiques: z.array(z.strictObject(fondateurPhysique)),
  morales: z.array(z.strictObject(fondateurMorale)),
})

/** Number of the shape below; a new shape takes the next number and old snapshots keep theirs (lire-version.ts). */
export const schemaVersion = 1

/** One immutable version of an association: everything the register says on a day (design.md §3, ENT-02). */
export const Version = z.strictObject({
  schema: z.literal(schemaVersion),
  etatAssociation: z.enum(etatsAssociation),
  // In a version the dates stand with the information, not beside it as in a filing.
  informations: z.strictObject({ ...informations, ...dates }),
  members,
  /** The order of the direction; a member keeps its uuid through versions. */
  indexMembres: z.array(z.strictObject({ uuid: texte, collection: z.enum(collections), index: z.number() })),
  fondateurs,
  /** Rows of the documents this version lists, and whether each is in force. */
  documents: z.array(z.strictObject({ uuid: texte, actif: z.boolean() })),
})
export type Version = z.output<typeof Version>
