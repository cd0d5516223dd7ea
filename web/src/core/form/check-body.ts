import type * as z from 'zod/mini'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'

/** Checks a form that holds exactly a call's body against the call's schema. Errors come in the order of the form's fields. */
export const checkBody =
  (schema: z.ZodMiniType) =>
  (values: object): ErreurChamp[] => {
    const order = Object.keys(values)
    const errors = erreursDeZod(schema.safeParse(values).error?.issues ?? [])
    return errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
  }
