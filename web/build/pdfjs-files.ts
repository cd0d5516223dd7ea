import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const manifest = require.resolve('pdfjs-dist/package.json')
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/** The files that PDF.js loads by name: the decoders without WebAssembly, and the standard fonts that a PDF may omit. */
const needed = { wasm: /_nowasm_fallback\.js$/, standard_fonts: /\.(pfb|ttf)$/ }

/** Copies those files beside the site's scripts, under their version, so that they can be cached for ever. */
export const pdfjsFiles: Plugin = {
  name: 'pdfjs-files',
  applyToEnvironment: ({ name, config }) => name === 'client' && existsSync(join(config.root, 'src')),
  generateBundle() {
    for (const [folder, wanted] of Object.entries(needed)) {
      const from = join(dirname(manifest), folder)
      for (const file of readdirSync(from).filter((each) => wanted.test(each)))
        this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${file}`, source: readFileSync(join(from, file)) })
    }
  },
}
