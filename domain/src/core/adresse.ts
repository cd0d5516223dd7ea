import * as z from 'zod/mini'
import { Commune } from './commune.ts'
import { isFrenchCodePostal, parseCodePostal } from './coordonnees.ts'
import { fold } from './folding.ts'
import { requiredCode, optionalLigne, requiredLigne } from './texte.ts'
import { textes } from './textes/common.ts'
import { textesPersonnes } from './textes/personnes.ts'

/** Whether a country is France, whatever its case and accents. */
export const isFrance = (pays: string): boolean => fold(pays) === fold(textesPersonnes.paysParDefaut)

/** A country's name: FRANCE when absent (MEMB-29), an error when blank. */
export const Pays = z.pipe(
  z.optional(z.nullable(requiredLigne(100))),
  z.transform((pays) => (!pays || isFrance(pays) ? textesPersonnes.paysParDefaut : pays)),
)

const abroad = (pays: string | null | undefined): boolean => (pays ?? '').trim() !== '' && !isFrance(pays ?? '')

/** A person's address. Abroad, the postal code and the commune are free text, still required (MEMB-24, MEMB-34). */
export const AdressePersonne = z
  .object(
    {
      adresse: requiredLigne(250),
      complementAdresse: optionalLigne(250),
      codePostal: requiredCode(12),
      commune: Commune,
      pays: Pays,
    },
    { error: textes.champObligatoire },
  )
  .check(
    z.overwrite((adresse) => (abroad(adresse.pays) ? adresse : { ...adresse, codePostal: parseCodePostal(adresse.codePostal) })),
    z.refine(({ codePostal, pays }) => abroad(pays) || isFrenchCodePostal(codePostal), {
      path: ['codePostal'],
      error: textes.codePostalInvalide,
    }),
  )
export type AdressePersonne = z.output<typeof AdressePersonne>
