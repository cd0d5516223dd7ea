import * as z from 'zod/mini'
import { ReadableVersion } from 'domain/association/readable-version'
import { motifEtat } from './sort.ts'

const text = z.string()
const orNull = z.nullable(text)

/** A document listed on the association's sheet (ENT-18). `lien` is its download address. */
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

/** One version of an association as a reader may see it (ENT-02). What a dissolution or a radiation declared is null until there is one. */
export const Association = z.extend(ReadableVersion, {
  motifEtat,
  numero: text,
  version: z.number(),
  documents: z.array(DocumentAssociation),
})
export type Association = z.output<typeof Association>
