import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { editablePages } from 'domain/app/editable-pages'

/** The pages that share one route in the sources, by the source text of its path. */
const shared: Record<string, string[]> = { '`/${id}`': editablePages.map((id) => `/${id}`) }

/**
 * Each path of the site, and the modules that its page loads first: its own, and those of every page of its kind. A document is sent
 * before the server knows who asks. So the pages of the court and of the administration name no module (ROUTE-08).
 */
const modulesByPath = (sources: string): [string, string[]][] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[\\/])pages(-[\w-]+)?\.ts$/.test(name))
    .flatMap((name) => {
      const file = join(sources, name)
      const source = readFileSync(file, 'utf8')
      const data = source.includes('core/data-route.ts') ? [join(sources, 'core/api/WithQueries.tsx')] : []
      return source.split('createRoute({').flatMap((route) => {
        const [, path] = /\bpath: ('[^']+'|`[^`]+`)/.exec(route) ?? []
        const [, page] = /import\('([^']+)'\)/.exec(route) ?? []
        // The catch-all is not a path of the site.
        if (path === undefined || path === "'$'") return []
        const paths = shared[path] ?? [path.slice(1, -1)]
        if (page === undefined || /^.\/(greffe|administration)\b/.test(path)) return paths.map((each): [string, string[]] => [each, []])
        const signedIn = /beforeLoad: (?!resumeIfAny|requireSessionIfAsked|anonyme|signOut)/.test(route)
          ? [join(sources, 'app/LoggedTools.tsx')]
          : []
        const modules = [...data, ...signedIn, join(dirname(file), page)]
        return paths.map((each): [string, string[]] => [each, modules])
      })
    })

type Chunks = readonly Rolldown.OutputChunk[]

/** A chunk after the chunks it imports: the styles of each depend on theirs. */
const withNeeded = (chunks: Chunks, chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()): Rolldown.OutputChunk[] => {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const needed = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
  return [...needed.flatMap((each) => withNeeded(chunks, each, seen)), chunk]
}

const holding = (chunks: Chunks, module: string): Rolldown.OutputChunk => {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (chunk === undefined) throw new Error(`${module} is in no chunk of the application`)
  return chunk
}

/**
 * Lists, for every path of the site, the styles and chunks of its page that index.html does not load. The server names them in the
 * document. Otherwise they would be requested only once the application has started. The server answers 404 to any other path.
 */
export const pageFiles: Plugin = {
  name: 'page-files',
  // The gallery of the tests has other pages than the site.
  applyToEnvironment: ({ name, config }) => name === 'client' && existsSync(join(config.root, 'src')),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const everywhere = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withNeeded(chunks, entry)))
      const files = modulesByPath(join(this.environment.config.root, 'src')).map(([path, modules]) => {
        const needed = new Set(modules.flatMap((module) => withNeeded(chunks, holding(chunks, module))))
        const own = [...needed].filter((chunk) => !everywhere.has(chunk))
        const styles = new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
        return [path, [...styles, ...own.map(({ fileName }) => fileName)].map((file) => `/${file}`)]
      })
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(Object.fromEntries(files)) })
    },
  },
}
