import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build } from 'vite'

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

/** The site's content policy (threat T3): a component that violates it fails here. */
const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'"

/** Builds the gallery with the settings of `web` and serves it on a free port. */
export const serveGallery = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const web = join(import.meta.dirname, '../../web')
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'))
  await build({
    configFile: join(web, 'vite.config.ts'),
    root: import.meta.dirname,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const type = types[extname(path)]
    const body = await readFile(join(outDir, type ? path : 'index.html')).catch(() => null)
    response.writeHead(body === null ? 404 : 200, { 'content-type': type ?? 'text/html', 'content-security-policy': csp })
    response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await rm(outDir, { recursive: true })
    },
  }
}
