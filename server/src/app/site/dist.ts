import { existsSync, readFileSync } from 'node:fs'

/** What the site was built into; absent where only the calls are tried. */
export const dist = new URL('../../../../web/dist/', import.meta.url)

/** A file of the build, empty without one. */
export const built = (name: string): string => {
  const file = new URL(name, dist)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
