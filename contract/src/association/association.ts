import * as z from 'zod/mini'
import { VersionLisible } from 'domain/association/version-lisible'
import { motifEtat } from './sort.ts'

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

/** One version of an association as a person may read it (ENT-02); what a dissolution and a radiation declared is null as long as none was. */
export const Association = z.extend(VersionLisible, {
  motifEtat,
  numero: text,
  version: z.number(),
  documents: z.array(DocumentAssociation),
})
export type Association = z.output<typeof Association>
