import * as z from 'zod/mini'
import { NumeroRequete } from '../requetes/numero.ts'

const text = z.string()
const orNull = z.nullable(text)

/** A file of a filing: its description, and the digest that proves that it is the file received. */
export const describedAnnexe = {
  rang: z.number(),
  nom: text,
  type: text,
  sousType: orNull,
  date: orNull,
  taille: z.number(),
  sha256: text,
  lien: text,
}

/** Identifies one annexe; the three parameters must match (threat T1). */
export const paramsAnnexe = z.strictObject({
  numero: NumeroRequete,
  rang: z.string().check(z.regex(/^\d{1,2}$/)),
  nom: z.string().check(z.maxLength(300)),
})
