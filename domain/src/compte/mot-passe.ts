import * as z from 'zod/mini'
import { textes } from '../core/textes.ts'
import { textesCompte } from './textes.ts'

/** The one form of a password: keyboards write « é » as one character or as two, and the person sees the same. */
export const motPasseCompose = (motPasse: string): string => motPasse.normalize('NFC')

/** The criteria of a password, in the order the page shows them (ACCOUNT-04); lengths in characters. */
export const criteresMotPasse = {
  longueur: (motPasse: string) => [...motPasseCompose(motPasse)].length >= 10,
  majuscule: (motPasse: string) => /\p{Lu}/u.test(motPasseCompose(motPasse)),
  special: (motPasse: string) => /[^\p{L}\p{N}]/u.test(motPasseCompose(motPasse)),
} as const

/** The full rule, the same everywhere a password is chosen: never trimmed, at most 128 characters. */
export const MotPasse = z.string({ error: textes.champObligatoire }).check(
  z.minLength(1, { error: textes.champObligatoire, abort: true }),
  z.overwrite(motPasseCompose),
  z.maxLength(128, { error: textesCompte.motPasse.tropLong, abort: true }),
  z.refine((motPasse) => Object.values(criteresMotPasse).every((rempli) => rempli(motPasse)), textesCompte.motPasse.regle),
)

/** A password given to prove who one is: whatever it is, it is only compared. */
export const motPasseSaisi = z
  .string({ error: textes.champObligatoire })
  .check(z.minLength(1, { error: textes.champObligatoire }), z.maxLength(300))
