import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = join(import.meta.dirname, '../../web/src')
const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /\/pages[^/]*\.tsx?$/.test(name))
const paths = modules.flatMap((name) =>
  [...readFileSync(join(sources, name), 'utf8').matchAll(/path: '(\/[^']*)'/g)].map(([, path]) => path ?? ''),
)
const shapes = paths.map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`))

/** Whether the application has a page at this address, according to its routes, ignoring the query. */
export const isPageOfSite = (address: string): boolean => {
  const { pathname } = new URL(address)
  return shapes.some((shape) => shape.test(pathname))
}
