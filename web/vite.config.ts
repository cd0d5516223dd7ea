import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { textesPorte } from 'domain/app/textes/porte'
import { textesChrome } from 'domain/core/textes/chrome'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { compressedTwins } from './build/compressed-twins.ts'
import { firstPages } from './build/first-pages.ts'
import { layers } from './build/layers.ts'
import { pageFiles } from './build/page-files.ts'
import { pdfjsFiles } from './build/pdfjs-files.ts'
import { systemTheme } from './build/system-theme.ts'
import { usedRules } from './build/used-rules.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/**
 * The DSFR styles use the State's typeface (Marianne), reserved for the State's own sites.
 * Removes its font files from every build. The identity folder defines `--police`.
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

/** The texts of index.html come from the catalogue, like all others. */
const wordsOfIndex: Plugin = {
  name: 'words-of-index',
  transformIndexHtml: (html) =>
    html
      .replaceAll('%PRODUIT%', textesChrome.produit)
      .replaceAll('%DESCRIPTION%', textesPorte.presentation)
      .replaceAll('%SANS_SCRIPT%', textesChrome.sansScript)
      .replaceAll('%ACCUEIL%', textesChrome.revenirAccueil)
      .replaceAll('%DECONNEXION%', textesChrome.seDeconnecter),
}

// IDENTITE=etat builds the State's own site, anything else the neutral one (core/identity/README.md).
const identity = process.env['IDENTITE'] === 'etat' ? ['etat'] : []

export default defineConfig({
  root: import.meta.dirname,
  plugins: [usedRules, neutralTypeface, systemTheme, layers, wordsOfIndex, react(), pageFiles, firstPages, pdfjsFiles, compressedTwins],
  resolve: {
    // In a browser, the library decodes entities through `innerHTML`, which our Trusted Types refuse. Use its table instead.
    alias: {
      'markdown-to-jsx/entities': fileURLToPath(new URL('../node_modules/markdown-to-jsx/dist/entities.generated.js', import.meta.url)),
    },
  },
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    // The strict CSP (threat T3) forbids inline scripts, hence no module preload polyfill.
    modulePreload: { polyfill: false },
    // Icons stay separate files: inlined, they would weigh on every first page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'first', 'ssr'] as const) await builder.build(builder.environments[name]!)
    },
  },
  environments: {
    client: {
      resolve: { conditions: [...identity, ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // One file for what every page needs: pieces shared with lazy pages would each be a request.
                { name: 'base', tags: ['$initial'] },
                { name: 'data', test: /node_modules\/(zod|@tanstack\/(query-core|react-query))\// },
                // The parts of the read-only pages, and the layout for a signed-in person.
                {
                  name: 'shared',
                  test: /web\/src\/(app\/LoggedTools|compte\/SessionWarning)|react-dsfr\/dsfr\/component\/select\/|(web|domain|contract)\/src\/core\/(?!form\/(?!FieldFrame|Filter|filter|use-typed\.|Tick)|acts\/|captcha\/|widgets\/Ordered|viewer\/|textes\/visionneuse)/,
                },
                // Form fields. The register, which is read-only, does not load their 16 KB. Nor the combobox (15 KB): few forms have one.
                {
                  name: 'form',
                  test: /node_modules\/react-hook-form\/|web\/src\/core\/(form\/(?!Combo|Suggested|use-sugg|use-combo|file\/(Photo|Crop|FileOrPages|use-photo))|acts\/|captcha\/)/,
                },
                // Drag and drop, and the camera: 25 KB that only filings and replies need.
                { name: 'capture', test: /node_modules\/@dnd-kit\/|web\/src\/core\/(form\/file\/|widgets\/Ordered)/ },
                // Many small modules about associations, rattachements and requests: as separate chunks, each would be a request.
                {
                  name: 'law',
                  test: /(domain|contract)\/src\/(association\/(textes\/common|etats|numero)|numerisation\/etats|rattachements\/(textes\/)?(demande|invitation)|requetes\/(types|textes\/common|numero)|registre\/(voies|registre))\.ts$/,
                },
                // The account pages. Without the administration of accounts, which few people open.
                {
                  name: 'account',
                  test: /web\/src\/compte\/(?!StartLogin|Callback|Logout|Restricted|administration)|(domain|contract)\/src\/compte\/(?!support|textes\/(support|administration))/,
                },
              ],
            },
          },
        },
      },
    },
    // The small script of the pages that stay server-rendered.
    first: {
      consumer: 'client',
      resolve: { conditions: [...identity, ...defaultClientConditions] },
      build: {
        emptyOutDir: false,
        rolldownOptions: { input: 'src/app/first/script/first.ts', output: { entryFileNames: 'assets/first-[hash].js' } },
      },
    },
    // `render` in one file, the only link between server and web. `firstPages` processes its styles.
    ssr: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: [...identity, ...defaultServerConditions], noExternal: true },
      build: {
        ssr: true,
        outDir: 'dist/server',
        emitAssets: true,
        copyPublicDir: false,
        cssCodeSplit: false,
        rolldownOptions: { input: 'src/app/first/render.tsx', output: { codeSplitting: false } },
      },
    },
  },
})
