import * as z from 'zod/mini'
import { LiquidationInscrite, RadiationInscrite, Version } from 'domain/association/version'

const text = z.string()
const orNull = z.nullable(text)

/** A document of the register as the sheet lists it (ENT-18); `lien` is its download's address. */
export const DocumentAssociation = z.object({
  uuid: text,
  nom: text,
  type: text,
  sousType: orNull,
  date: orNull,
  dateEffet: orNull,
  journal: z.nullable(z.object({ id: z.number(), libelle: text, departement: orNull })),
  actif: z.boolean(),
  taille: z.number(),
  lien: text,
})
export type DocumentAssociation = z.output<typeof DocumentAssociation>

const shape = Version.shape

/** One version of an association as a person may read it (ENT-02); the members' telephone and e-mail are the court's only (MEMB-24). */
export const Association = z.object({
  numero: text,
  version: z.number(),
  etatAssociation: shape.etatAssociation,
  informations: shape.informations,
  members: shape.members,
  indexMembres: shape.indexMembres,
  fondateurs: shape.fondateurs,
  documents: z.array(DocumentAssociation),
  /** What a dissolution and a radiation declared (ENT-02); null as long as none was declared on this site. */
  liquidationAssociation: z.nullable(LiquidationInscrite),
  radiationAssociation: z.nullable(RadiationInscrite),
})
export type Association = z.output<typeof Association>
