import { useFieldArray, useFormContext, useWatch, type FieldValues } from 'react-hook-form'

/** A list of the form at a path: its rows, and what may be done of them. Two rows may be alike: a row tells itself apart. */
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

/** The same list as another part of the page sees it, which may give it new rows. */
export const useOtherList = <T extends object>(path: string) => {
  const { setValue } = useFormContext()
  return { rows: useWatch({ name: path }) as T[], replace: (rows: readonly T[]) => setValue(path, rows) }
}
