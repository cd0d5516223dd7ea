import * as z from 'zod/mini'
import type { ErreurChamp } from './erreurs.ts'
import { textes } from './textes/common.ts'

const isAbsent = (valeur: unknown): boolean => valeur === undefined || valeur === null

/** The message of a refused value that its schema does not word: never a pattern, a type or an English word. */
const message = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'unrecognized_keys') return textes.champInconnu
  if (isAbsent(issue.input)) return textes.champObligatoire
  if (issue.code === 'invalid_value') return textes.valeurNonProposee
  if (issue.code === 'invalid_format' && issue.format === 'email') return textes.emailInvalide
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return textes.texteTropLong(Number(issue.maximum))
    return issue.origin === 'array' ? textes.tropDElements(Number(issue.maximum)) : textes.nombreTropGrand(issue.maximum)
  }
  if (issue.code === 'too_small')
    return issue.origin === 'number' || issue.origin === 'int' ? textes.nombreTropPetit(issue.minimum) : textes.champObligatoire
  return textes.valeurInvalide
}

// Global to the process. It takes precedence over a locale that a library registers (full zod does).
z.config({ customError: message })

/** `documents[2].date` */
export const chemin = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((debut, cle) => (typeof cle === 'number' ? `${debut}[${cle}]` : debut ? `${debut}.${String(cle)}` : String(cle)), '')

/** Converts the issues of a schema to the portal's errors and paths (FORM-04, ERR-20): `documents[2].date`. */
export const erreursDeZod = (issues: readonly z.core.$ZodIssue[]): ErreurChamp[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((cle) => ({ field: chemin([...issue.path, cle]), defaultMessage: textes.champInconnu }))
      : [{ field: chemin(issue.path), defaultMessage: issue.message }],
  )
