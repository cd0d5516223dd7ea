import type * as z from 'zod/mini'
import type { ErreurChamp } from './erreurs.ts'
import { textes } from './textes.ts'

// What zod/mini says, having no locale, of anything a schema has not worded itself.
const nonRedige = 'Invalid input'

const chemin = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((debut, cle) => (typeof cle === 'number' ? `${debut}[${cle}]` : debut ? `${debut}.${String(cle)}` : String(cle)), '')

/** The refusals of a schema in the portal's shape and paths (FORM-04, ERR-20): `documents[2].date`. */
export const erreursDeZod = (issues: readonly z.core.$ZodIssue[]): ErreurChamp[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((cle) => ({ field: chemin([...issue.path, cle]), defaultMessage: textes.champInconnu }))
      : [{ field: chemin(issue.path), defaultMessage: issue.message === nonRedige ? textes.valeurInvalide : issue.message }],
  )
