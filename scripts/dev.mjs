// `npm run dev`: the server, started again when its sources change, and the site by Vite, whose pages change without being loaded again; both on
// one address. The sign-in page is the one of the last build: the server renders it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, install, projectNode, root } from './prepare.mjs'

install()
if (!existsSync(join(root, 'web', 'dist', 'index.html'))) build()

const port = Number(process.env.PORT ?? 3000)
/** A port that nobody listens on, for the server behind Vite. */
const behind = await new Promise((resolve) => {
  const listener = createHttpServer().listen(0, 'localhost', () => {
    const { port: free } = listener.address()
    listener.close(() => resolve(free))
  })
})
const server = spawn(projectNode(), ['--watch', '--watch-preserve-output', join(root, 'server', 'src', 'app', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(behind), BASE_URL: `http://localhost:${port}`, PROXY: '1' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 0))
// Vite comes with the project: known only once `install` has run.
const { createServer } = await import(pathToFileURL(join(root, 'node_modules', 'vite', 'dist', 'node', 'index.js')).href)
// A server of our own: with its own, Vite ends the process on a signal without waiting for the database to be closed.
const front = createHttpServer()
const proxy = {
  '^/(api|oauth2|\\.well-known|login|assets|robots\\.txt|favicon\\.ico)([/?]|$)': { target: `http://localhost:${behind}`, xfwd: true },
}
const { middlewares } = await createServer({
  configFile: join(root, 'web', 'vite.config.ts'),
  server: { middlewareMode: { server: front }, hmr: { server: front }, proxy },
})
front.on('request', middlewares).listen(port, 'localhost')
