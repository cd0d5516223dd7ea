import { get, set, type FieldErrors, type FieldValues } from 'react-hook-form'
import type { ErreurChamp } from 'domain/core/erreurs'

/** Maps a field name of the server or the rules to the form's (`membres.nombre` → `comite.physiques`). */
export type Rename = (field: string) => string

const same: Rename = (field) => field

/** One message per field, in the form's notation (`documents[2].date` → `documents.2.date`). Several are joined by commas (FORM-04). */
export const messagesByField = (errors: readonly ErreurChamp[], rename: Rename = same): Map<string, string> => {
  const messages = new Map<string, string>()
  for (const { field, defaultMessage } of errors) {
    const name = rename(field).replace(/\[(\d+)\]/g, '.$1')
    const said = messages.get(name)
    messages.set(name, said === undefined ? defaultMessage : `${said}, ${defaultMessage}`)
  }
  return messages
}

/** The path of an error in the form. An error about a whole list goes to its `root`, beside those of its rows. */
export const errorPath = (name: string, values: FieldValues): string => (Array.isArray(get(values, name)) ? `${name}.root` : name)

/** Errors of the rules, in react-hook-form's shape. */
export const toFieldErrors = <T extends FieldValues>(errors: readonly ErreurChamp[], values: T, rename?: Rename): FieldErrors<T> => {
  const tree: FieldErrors<T> = {}
  for (const [name, message] of messagesByField(errors, rename)) {
    set(tree, errorPath(name, values), { type: 'rule', message })
  }
  return tree
}

/** Every message of a form, in field order: `[name, message]`. A list's root error is under the list's name. */
export const listErrors = (errors: FieldErrors, prefix = ''): [name: string, message: string][] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (error === undefined || error === null || typeof error !== 'object') return []
    const name = key === 'root' ? prefix : prefix === '' ? key : `${prefix}.${key}`
    if (typeof error.message === 'string') return [[name, error.message] as [string, string]]
    return listErrors(error as FieldErrors, name)
  })
