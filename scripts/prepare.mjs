// Plain JavaScript without dependencies: the system's Node (20 or later) runs it on a bare clone.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => join(root, ...parts)

/** Ends with one sentence and a non-zero code. */
export const giveUp = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** Installs what the lockfile says when it is not there yet. */
export const install = () => {
  const installed = at('node_modules', '.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs) return
  console.log('Installation des dépendances…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) giveUp("L'installation a échoué : lancez « npm ci » pour en voir la raison.")
}

/** The project's own Node 24, else the system's if it is recent enough. */
export const projectNode = () => {
  const own = at('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return giveUp(`Node 24 n'est pas fourni pour ${process.platform}-${process.arch} : installez-le, puis relancez la commande.`)
}

const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/build',
  'web/vite.config.ts',
  'domain/src',
  'contract/src',
  'package-lock.json',
]

function* filesOf(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).toSorted()) if (!name.endsWith('.test.ts')) yield* filesOf(join(path, name))
}

/** Builds the browser's application when one of its sources has changed since the last build. */
export const build = () => {
  const hash = createHash('sha256').update(process.env.IDENTITE ?? '')
  for (const source of sources) for (const file of filesOf(at(source))) hash.update(relative(root, file)).update(readFileSync(file))
  const stamp = hash.digest('hex')
  const stampFile = at('web', 'dist', '.empreinte')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Construction du site…')
  const { status } = spawnSync(projectNode(), [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: at('web'),
    // Always « production »: a test runner's own value would mix two builds of React.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  if (status !== 0) giveUp('La construction du site a échoué.')
  writeFileSync(stampFile, stamp)
}

/** Runs a program to its end, passing on the signals it must answer itself; answers its exit code. */
export const runToEnd = (file, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options })
    // Ctrl-C reaches the child by the terminal's group: this process only waits for it.
    process.on('SIGINT', () => {})
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('error', (error) => giveUp(`${file} : ${error.message}`))
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
