import type * as z from 'zod/mini'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'

/** The rules of a call's body, for a form that holds just that body; refusals in the order of the form's fields. */
export const checkBody =
  (schema: z.ZodMiniType) =>
  (values: object): ErreurChamp[] => {
    const order = Object.keys(values)
    const errors = erreursDeZod(schema.safeParse(values).error?.issues ?? [])
    return errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
  }
