import { useEffect, useRef, useState } from 'react'
import { keep, keepForReload, type Contents } from './kept-store.ts'

/** What the page's open forms hold, by name. */
const readers = new Map<string, () => unknown>()

/** Keeps what `read` answers when the session expires; null when nothing was typed. Never give it a password. */
export const useKeeping = (name: string, read: () => unknown) => {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    readers.set(name, () => latest.current())
    return () => {
      readers.delete(name)
    }
  }, [name])
}

/** What the forms on screen hold. */
const onScreen = (): Contents =>
  Object.fromEntries([...readers].map(([name, read]) => [name, read()]).filter(([, content]) => content !== null))

/** Keeps what the forms on screen hold, for the same account to find again on the same page; false when they hold nothing. */
export const keepForms = async (compte: string, path: string): Promise<boolean> => {
  const contents = onScreen()
  if (Object.keys(contents).length === 0) return false
  await keep(compte, path, contents)
  return true
}

/** The same when the page is about to be loaded again: begun at once, for there is no time to wait. */
export const keepFormsForReload = (compte: string, path: string) => keepForReload(compte, path, onScreen())

/** It was not loaded again: it is left for another one, and what it held with it. */
export const forgetReload = (compte: string, path: string) => keepForReload(compte, path, {})

/** What an expired session had kept of the page on screen, until its forms have taken it. */
let given: Contents = {}

export const giveBack = (contents: Contents) => {
  given = contents
}

/** What a part of the page held when it left the screen, for it to find when it comes back. */
export const leave = (name: string, content: unknown) => {
  given[name] = content
}

const taken = (name: string) => {
  delete given[name]
}

/** What was kept under this name, given once: a form that opens again later starts anew. */
export const useGiven = <T>(name: string): T | null => {
  const [content] = useState(() => (given[name] as T | undefined) ?? null)
  useEffect(() => taken(name), [name])
  return content
}
