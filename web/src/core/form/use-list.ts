import { useFieldArray, useFormContext, useWatch, type FieldValues } from 'react-hook-form'

/** A list in the form: its rows and the operations on them. */
export const useList = <T extends object>(path: string) => {
  const { fields, append, update, remove, move } = useFieldArray<FieldValues, string, 'rhfId'>({ name: path, keyName: 'rhfId' })
  return {
    rows: fields.map(({ rhfId: _, ...row }) => row as T),
    append: (...added: T[]) => append(added, { shouldFocus: false }),
    update: (rank: number, row: T) => update(rank, row),
    remove: (rank: number) => remove(rank),
    move,
  }
}

/** Reads this list from another part of the page, which may replace its rows. */
export const useOtherList = <T extends object>(path: string) => {
  const { setValue } = useFormContext()
  return { rows: useWatch({ name: path }) as T[], replace: (rows: readonly T[]) => setValue(path, rows) }
}
