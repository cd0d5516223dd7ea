import * as z from 'zod/mini'
import { NumeroRequete } from '../requetes/numero.ts'

const text = z.string()
const orNull = z.nullable(text)

/** A file of a filing, for whoever may read it: what was said of it, and what proves that it is the one received. */
export const annexeDite = {
  rang: z.number(),
  nom: text,
  type: text,
  sousType: orNull,
  date: orNull,
  taille: z.number(),
  sha256: text,
  lien: text,
}

/** What names one of them; the three must agree (threat T1). */
export const paramsAnnexe = z.strictObject({
  numero: NumeroRequete,
  rang: z.string().check(z.regex(/^\d{1,2}$/)),
  nom: z.string().check(z.maxLength(300)),
})
