import { posix } from 'node:path'
import { found, read } from './files.ts'

const packages = ['domain', 'contract', 'server', 'web']
/** Sources of the product, from the root. */
export const product = found(`{${packages.join(',')}}/src/**/*.{ts,tsx}`).filter((path) => !/\.test\.ts$|\.d\.ts$/.test(path))

/** The file that an import names, from the root; null for a library. */
const targetOf = (from: string, named: string): string | null => {
  if (named.startsWith('.')) return posix.join(posix.dirname(from), named)
  const [name = '', ...rest] = named.split('/')
  return packages.includes(name) ? `${[name, 'src', ...rest].join('/')}.ts` : null
}

/** Each import of a file of the product by another. */
export const edges = product.flatMap((from) =>
  [...read(from).matchAll(/(?:from|import) '([^']+)'|import\('([^']+)'\)/g)].flatMap(([, named, lazy]) => {
    const to = targetOf(from, named ?? lazy ?? '')
    return to === null ? [] : [{ from, to }]
  }),
)

/** The two folders, of one parent, that hold a file and what it imports; null when one holds the other. */
const siblingsOf = (from: string, to: string): [string, string] | null => {
  const [a, b] = [posix.dirname(from).split('/'), posix.dirname(to).split('/')]
  const apart = a.findIndex((part, index) => part !== b[index])
  if (apart < 2 || apart >= b.length) return null
  return [a.slice(0, apart + 1).join('/'), b.slice(0, apart + 1).join('/')]
}

/** Each pair of sibling folders of which one imports the other, as « folder imports folder ». */
export const imports = new Set(edges.flatMap(({ from, to }) => siblingsOf(from, to)?.join(' imports ') ?? []))

/** Pairs whose opposite exists too. */
export const bothWays = (): string[] => [...imports].filter((line) => imports.has(line.split(' imports ').toReversed().join(' imports ')))
