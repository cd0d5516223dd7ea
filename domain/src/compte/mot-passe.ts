import * as z from 'zod/mini'
import { textes } from '../core/textes/common.ts'
import { textesCompte } from './textes/common.ts'

/** Normalises a password: keyboards may send « é » as one character or as two. */
export const normalizeMotPasse = (motPasse: string): string => motPasse.normalize('NFC')

/** The password criteria, in the order the page shows them (ACCOUNT-04). Lengths are in characters. */
export const criteresMotPasse = {
  longueur: (motPasse: string) => [...normalizeMotPasse(motPasse)].length >= 10,
  majuscule: (motPasse: string) => /\p{Lu}/u.test(normalizeMotPasse(motPasse)),
  special: (motPasse: string) => /[^\p{L}\p{N}]/u.test(normalizeMotPasse(motPasse)),
} as const

/** The full password rule, applied wherever one is chosen: never trimmed, at most 128 characters. */
export const MotPasse = z.string({ error: textes.champObligatoire }).check(
  z.minLength(1, { error: textes.champObligatoire, abort: true }),
  z.overwrite(normalizeMotPasse),
  z.maxLength(128, { error: textesCompte.motPasse.tropLong, abort: true }),
  z.refine((motPasse) => Object.values(criteresMotPasse).every((rempli) => rempli(motPasse)), textesCompte.motPasse.regle),
)

/** A password entered to sign in or confirm. The rule does not apply: it is only compared. */
export const typedMotPasse = z
  .string({ error: textes.champObligatoire })
  .check(z.minLength(1, { error: textes.champObligatoire }), z.maxLength(300))
