import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Every file of tests, from the root. */
export const tests = ['domain', 'contract', 'server', 'web', 'e2e', 'scripts']
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path.replaceAll('\\', '/')}`),
  )
  .filter((path) => /\.(test|e2e)\.ts$/.test(path) && !path.includes('node_modules'))
