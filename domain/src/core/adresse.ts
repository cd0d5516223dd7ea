import * as z from 'zod/mini'
import { Commune } from './commune.ts'
import { estCodePostalFrancais } from './coordonnees.ts'
import { codeObligatoire, texteFacultatif, texteObligatoire } from './texte.ts'
import { textes } from './textes.ts'
import { textesPersonnes } from './textes-personnes.ts'

/** A country's name: required, and FRANCE when nothing is said of it (MEMB-29). */
export const Pays = z.pipe(
  z.optional(z.nullable(texteObligatoire(100))),
  z.transform((pays) => pays ?? textesPersonnes.paysParDefaut),
)

const aLEtranger = (pays: string | null | undefined): boolean =>
  (pays ?? '').trim() !== '' && pays?.trim() !== textesPersonnes.paysParDefaut

/** A person's address: abroad the postal code and the commune are free text, still required (MEMB-24, MEMB-34). */
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
    z.refine(({ codePostal, pays }) => aLEtranger(pays) || estCodePostalFrancais(codePostal), {
      path: ['codePostal'],
      error: textes.codePostalInvalide,
    }),
  )
export type AdressePersonne = z.output<typeof AdressePersonne>
