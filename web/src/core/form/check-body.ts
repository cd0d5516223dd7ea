import type * as z from 'zod/mini'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'

/** The rules of a call's body, for a form that holds just that body. */
export const checkBody =
  (schema: z.ZodMiniType) =>
  (values: unknown): ErreurChamp[] =>
    erreursDeZod(schema.safeParse(values).error?.issues ?? [])
