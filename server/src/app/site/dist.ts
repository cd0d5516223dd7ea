import { existsSync, readFileSync } from 'node:fs'

/** The folder of the built site; absent when only the calls are tested. */
export const dist = new URL('../../../../web/dist/', import.meta.url)

/** A file of the build, empty without one. */
export const built = (name: string): string => {
  const file = new URL(name, dist)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
