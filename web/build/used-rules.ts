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

/** Attributes and values of the page set by the server, or by a script under another name (`dataset.frTheme`). */
const saidOfThePage = 'data-fr-theme data-fr-scheme dark system'

const withVariables = (css: string, wanted: ReadonlySet<string>): string =>
  css.replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (definition, name: string) => (wanted.has(name) ? definition : ''))

/** The variables that these sheets use, without those used only by an unused variable. PurgeCSS looks at one sheet at a time. */
const readVariables = (sheets: readonly string[]): Set<string> => {
  const wanted = new Set(sheets.flatMap((css) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)))
  const fewer = sheets.map((css) => withVariables(css, wanted))
  return fewer.join().length < sheets.join().length ? readVariables(fewer) : wanted
}

/** By file, the DSFR's sheets that the site imports, without the rules that match nothing on it. */
const keptRules = async (): Promise<Map<string, string>> => {
  const sources = [saidOfThePage, ...read('src/**/*.{ts,tsx}'), readFileSync(join(room, 'index.html'), 'utf8')].join('\n')
  const sheets = [...new Set([...sources.matchAll(/'(@codegouvfr\/react-dsfr\/dsfr\/[^']+\.css)'/g)].map(([, name = '']) => resolve(name)))]
  // Class names built from a value (`fr-alert--${level}`), for any value.
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
 * Removes the DSFR's rules that match nothing on the site, and the variables that no rule reads. A page uses a tenth of the 176 KB of
 * its core, which would delay the first paint. `scripts/house/styles.test.ts` checks our own sheets.
 */
export const usedRules: Plugin = {
  name: 'used-rules',
  // The gallery of the tests shows more than the site.
  applyToEnvironment: ({ config }) => existsSync(join(config.root, 'src')),
  load: {
    filter: { id: /react-dsfr\/dsfr\/.*\.css$/ },
    handler: async (id) => (await (rules ??= keptRules())).get(id),
  },
}
