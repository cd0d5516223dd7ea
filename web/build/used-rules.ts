import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import type { Plugin } from 'vite'

const room = join(import.meta.dirname, '..')
const { resolve } = createRequire(join(room, 'package.json'))

const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: room })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(room, name), 'utf8'))

/** Said of the page by a script that names them otherwise (`dataset.frTheme`), or by the server. */
const saidOfThePage = 'data-fr-theme data-fr-scheme dark system'

const withVariables = (css: string, wanted: ReadonlySet<string>): string =>
  css.replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (definition, name: string) => (wanted.has(name) ? definition : ''))

/** The variables that these sheets read, but for what only a variable that nothing reads does. PurgeCSS looks at one sheet at a time. */
const readVariables = (sheets: readonly string[]): Set<string> => {
  const wanted = new Set(sheets.flatMap((css) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)))
  const fewer = sheets.map((css) => withVariables(css, wanted))
  return fewer.join().length < sheets.join().length ? readVariables(fewer) : wanted
}

/** By file, the DSFR's sheets that this room imports, each without what nothing drawn here may meet. */
const keptRules = async (): Promise<Map<string, string>> => {
  const sources = [saidOfThePage, ...read('src/**/*.{ts,tsx}'), readFileSync(join(room, 'index.html'), 'utf8')].join('\n')
  const sheets = [...new Set([...sources.matchAll(/'(@codegouvfr\/react-dsfr\/dsfr\/[^']+\.css)'/g)].map(([, name = '']) => resolve(name)))]
  // The names made of a value (`fr-alert--${level}`), whatever the value.
  const woven = [...sources.matchAll(/(fr-[\w-]*)\$\{[^}]*\}([\w-]*)/g)].map(([, before, after]) => new RegExp(`^${before}[\\w-]*${after}`))
  const kept = await new PurgeCSS().purge({
    content: [{ raw: [...new Set(sources.match(/[\w-]+/g))].join(' '), extension: 'txt' }],
    css: sheets.map((file) => ({ raw: readFileSync(file, 'utf8') })),
    defaultExtractor: (words) => words.split(' '),
    safelist: { standard: woven },
  })
  const wanted = readVariables([...kept.map(({ css }) => css), ...read('src/**/*.css')])
  return new Map(sheets.map((file, rank) => [file, withVariables(kept[rank]?.css ?? '', wanted)]))
}

let rules: ReturnType<typeof keptRules> | undefined

/**
 * Of the DSFR's sheets, the rules that something drawn here may meet, and the variables these read: a page uses a tenth of the 176 KB of its
 * core, and all of them stand before its first picture (goals F2, F5). What our own sheets say, `scripts/house/styles.test.ts` holds.
 */
export const usedRules: Plugin = {
  name: 'used-rules',
  // The gallery of the tests draws more than the site.
  applyToEnvironment: ({ config }) => existsSync(join(config.root, 'src')),
  load: {
    filter: { id: /react-dsfr\/dsfr\/.*\.css$/ },
    handler: async (id) => (await (rules ??= keptRules())).get(id),
  },
}
