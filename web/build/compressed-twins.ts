import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compresses each file once, at the best level, at build time. The server sends the variant that the browser accepts. */
export const compressedTwins: Plugin = {
  name: 'compressed-twins',
  buildApp: {
    order: 'post',
    handler: async ({ config }) => {
      const assets = join(config.root, 'dist', 'assets')
      for (const name of readdirSync(assets)) {
        if (!/\.(m?js|css|svg)$/.test(name)) continue
        const bytes = readFileSync(join(assets, name))
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes))
        writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  },
}
