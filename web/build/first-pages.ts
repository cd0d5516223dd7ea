import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { PurgeCSS } from 'purgecss'
import type { FirstPage, Render, Surroundings } from 'contract/app/first-page'

interface ServerBuild {
  render: Render
  everyState: { page: FirstPage; around: Surroundings }[]
}

/** The tags of index.html that load the application. */
const application = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g
const address = /(?:src|href)="(\/assets\/[^"]+)"/

const only = (folder: string, name: RegExp): string => {
  const [found, ...others] = readdirSync(folder).filter((file) => name.test(file))
  if (found === undefined || others.length > 0) throw new Error(`${folder}: one file ${name} is expected`)
  return found
}

/** The rules of the server-rendered pages' styles that at least one page uses in one of its states. */
const stylesOf = async (dist: string, { render, everyState }: ServerBuild, script: string): Promise<string> => {
  const painted = await Promise.all(everyState.map(({ page, around }) => render(page, around)))
  const folder = join(dist, 'server', 'assets')
  const [{ css } = { css: '' }] = await new PurgeCSS().purge({
    content: [
      {
        raw: `<html lang data-fr-scheme data-fr-theme data-confort><body><div id="root">${painted.map(({ body }) => body).join('')}</div></body></html>`,
        extension: 'html',
      },
      { raw: readFileSync(join(dist, 'assets', script), 'utf8'), extension: 'js' },
    ],
    css: [{ raw: readFileSync(join(folder, only(folder, /\.css$/)), 'utf8') }],
    variables: true,
    keyframes: true,
  })
  for (const [, file = ''] of css.matchAll(/url\(["']?\/assets\/([^"')]+)/g))
    if (!existsSync(join(dist, 'assets', file))) throw new Error(`${file} is not a file of the application`)
  return css
}

/**
 * Runs once the application, the small script and the server's `render` are built. Writes the styles and the HTML template of the pages
 * that stay server-rendered, and the template of the pages to hydrate.
 */
export const firstPages: Plugin = {
  name: 'first-pages',
  buildApp: {
    order: 'post',
    handler: async ({ config }) => {
      const dist = join(config.root, 'dist')
      const assets = join(dist, 'assets')
      const script = only(assets, /^first-[\w-]+\.js$/)
      const css = await stylesOf(dist, (await import(pathToFileURL(join(dist, 'server', 'render.js')).href)) as ServerBuild, script)
      const style = `first-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
      writeFileSync(join(assets, style), css)
      rmSync(join(dist, 'server', 'assets'), { recursive: true })

      const index = readFileSync(join(dist, 'index.html'), 'utf8')
      const files = [...index.matchAll(application)].map(([tag]) => address.exec(tag)?.[1] ?? '')
      const head = [
        `<link rel="stylesheet" href="/assets/${style}" />`,
        `<script type="module" src="/assets/${script}" data-files="${files.join(' ')}"></script>`,
      ]
      // These pages have their own noscript texts.
      const painted = index.replace(/\s*<noscript>.*?<\/noscript>/s, '')
      const [run = '', main = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(painted) ?? []
      // Loaded at once, but started by the small script, which keeps the clicks made meanwhile.
      const now = [
        `<link rel="modulepreload" href="${main}" />`,
        `<script type="module" src="/assets/${script}" data-files="${main}" data-now></script>`,
      ]
      writeFileSync(join(dist, 'hydrated.html'), painted.replace(run, now.join('\n    ')))
      writeFileSync(join(dist, 'first.html'), painted.replace(application, '').replace('</head>', `  ${head.join('\n    ')}\n  </head>`))
    },
  },
}
