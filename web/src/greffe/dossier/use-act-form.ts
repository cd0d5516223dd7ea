import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { ErreurChamp } from 'domain/core/erreurs'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'

/** Values typed in the dialogs of a page, by act. */
export type TypedActs = Map<string, unknown>

/** Keeps the values typed in the dialogs of a page, across reopening and session expiry, until the act is recorded. */
export const useTypedActs = (): TypedActs => {
  const given = useGiven<[string, unknown][]>('actes')
  const [typed] = useState<TypedActs>(() => new Map(given))
  useKeeping('actes', () => (typed.size > 0 ? [...typed] : null))
  return typed
}

/** Form of an act whose values are kept in `typed` when its dialog closes. */
export const useActForm = <T extends FieldValues>(
  typed: TypedActs,
  acte: string,
  /** Initial values, or a function that derives them from the values typed before. */
  initial: T | ((before: T | undefined) => T),
  check: (values: T) => ErreurChamp[],
) => {
  const before = typed.get(acte) as T | undefined
  const form = useCheckedForm<T>((typeof initial === 'function' ? initial(before) : (before ?? initial)) as DefaultValues<T>, check)
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch((values) => void typed.set(acte, values))
    return unsubscribe
  }, [watch, typed, acte])
  return form
}
