import * as z from 'zod/mini'
import { Commune } from './commune.ts'
import { estCodePostalFrancais, lireCodePostal } from './coordonnees.ts'
import { fold } from './folding.ts'
import { codeObligatoire, texteFacultatif, texteObligatoire } from './texte.ts'
import { textes } from './textes/common.ts'
import { textesPersonnes } from './textes/personnes.ts'

/** Whether a country is France, whatever its case and accents. */
export const estLaFrance = (pays: string): boolean => fold(pays) === fold(textesPersonnes.paysParDefaut)

/** A country's name: FRANCE when absent (MEMB-29), an error when blank. */
export const Pays = z.pipe(
  z.optional(z.nullable(texteObligatoire(100))),
  z.transform((pays) => (!pays || estLaFrance(pays) ? textesPersonnes.paysParDefaut : pays)),
)

const abroad = (pays: string | null | undefined): boolean => (pays ?? '').trim() !== '' && !estLaFrance(pays ?? '')

/** A person's address. Abroad, the postal code and the commune are free text, still required (MEMB-24, MEMB-34). */
export const AdressePersonne = z
  .object(
    {
      adresse: texteObligatoire(250),
      complementAdresse: texteFacultatif(250),
      codePostal: codeObligatoire(12),
      commune: Commune,
      pays: Pays,
    },
    { error: textes.champObligatoire },
  )
  .check(
    z.overwrite((adresse) => (abroad(adresse.pays) ? adresse : { ...adresse, codePostal: lireCodePostal(adresse.codePostal) })),
    z.refine(({ codePostal, pays }) => abroad(pays) || estCodePostalFrancais(codePostal), {
      path: ['codePostal'],
      error: textes.codePostalInvalide,
    }),
  )
export type AdressePersonne = z.output<typeof AdressePersonne>
