import { useEffect, useRef, useState } from 'react'
import { keep, keepForReload, type Contents } from './kept-store.ts'

/** How to read the contents of the page's open forms, by form name. */
const readers = new Map<string, () => unknown>()

/** Saves what `read` returns when the session expires. `read` returns null when nothing was typed. Never pass a password. */
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

/** The contents of the forms on screen. */
const onScreen = (): Contents =>
  Object.fromEntries([...readers].map(([name, read]) => [name, read()]).filter(([, content]) => content !== null))

/** Saves the forms on screen, so that the same account finds them on the same page. False when they are empty. */
export const keepForms = async (compte: string, path: string): Promise<boolean> => {
  const contents = onScreen()
  if (Object.keys(contents).length === 0) return false
  await keep(compte, path, contents)
  return true
}

/** Same, when the page is about to reload: does not wait. */
export const keepFormsForReload = (compte: string, path: string) => keepForReload(compte, path, onScreen())

/** Erases that save: the person left for another page instead of reloading. */
export const forgetReload = (compte: string, path: string) => keepForReload(compte, path, {})

/** The content saved for the page on screen by an expired session, until its forms take it. */
let given: Contents = {}

export const giveBack = (contents: Contents) => {
  given = contents
}

/** Saves the content of a part of the page that is being unmounted, for when it is mounted again. */
export const leave = (name: string, content: unknown) => {
  given[name] = content
}

const taken = (name: string) => {
  delete given[name]
}

/** The content saved under this name, returned once: a form opened again later starts empty. */
export const useGiven = <T>(name: string): T | null => {
  const [content] = useState(() => (given[name] as T | undefined) ?? null)
  useEffect(() => taken(name), [name])
  return content
}
