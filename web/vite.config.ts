import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { textesChrome } from 'domain/core/textes-chrome'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/**
 * The DSFR styles name the State's typeface (Marianne), reserved to the State's own sites.
 * Its font files never enter a build; the identity folder decides what `--police` is.
 */
const neutralTypeface: Plugin = {
  name: 'neutral-typeface',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dsfr\/dsfr\/.*\.css$/ },
    handler: (css) =>
      css.replace(/@font-face\s*\{[^}]*\}/g, '').replace(/font-family:\s*(Marianne|Spectral)[^;}]*/g, 'font-family:var(--police)'),
  },
}

/** The few words of index.html come from the catalogue like all others. */
const wordsOfIndex: Plugin = {
  name: 'words-of-index',
  transformIndexHtml: (html) => html.replaceAll('%PRODUIT%', textesChrome.produit).replaceAll('%SANS_SCRIPT%', textesChrome.sansScript),
}

/** Compressed once here, at the best level, instead of at each answer: the server sends the twin the browser accepts (goals F1, F2). */
const compressedTwins: Plugin = {
  name: 'compressed-twins',
  apply: 'build',
  writeBundle: ({ dir }) => {
    for (const name of readdirSync(`${dir}/assets`)) {
      if (!/\.(js|css|svg)$/.test(name)) continue
      const bytes = readFileSync(`${dir}/assets/${name}`)
      writeFileSync(`${dir}/assets/${name}.br`, brotliCompressSync(bytes))
      writeFileSync(`${dir}/assets/${name}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
}

// IDENTITE=etat builds the State's own site; anything else the neutral one (core/identity/README.md).
const identity = process.env['IDENTITE'] === 'etat' ? ['etat'] : []

export default defineConfig({
  root: import.meta.dirname,
  plugins: [neutralTypeface, wordsOfIndex, react(), compressedTwins],
  resolve: {
    conditions: [...identity, ...defaultClientConditions],
    // In a browser the library reads an entity through `innerHTML`, which our Trusted Types refuse: its table instead.
    alias: {
      'markdown-to-jsx/entities': fileURLToPath(new URL('../node_modules/markdown-to-jsx/dist/entities.generated.js', import.meta.url)),
    },
  },
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    // The strict CSP of threats.md T3 forbids inline scripts, hence no module preload polyfill.
    modulePreload: { polyfill: false },
    // An icon is fetched by the page that shows it instead of weighing on every first page (goal F2).
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs is one file: pieces shared with lazy pages would each be a request (goal F4).
            { name: 'base', tags: ['$initial'] },
            { name: 'data', test: /node_modules\/(zod|@tanstack\/(query-core|react-query))\// },
            // The first page names every chunk that a lazy page may need (goal F1): pieces that go together are one.
            // Not the combobox, which brings 15 KB to the few forms that have one, nor the list ordered by dragging, which brings as much.
            {
              name: 'shared',
              test: /node_modules\/react-hook-form\/|(web|domain|contract)\/src\/core\/(?!form\/(Combo|Suggested|use-sugg)|widgets\/Ordered)/,
            },
            { name: 'account', test: /web\/src\/compte\/(?!StartLogin|Callback|Logout|Restricted)|(domain|contract)\/src\/compte\// },
          ],
        },
      },
    },
  },
})
