import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/app/main.ts', import.meta.url))

export interface RealServer {
  process: ChildProcess
  /** Resolves when the process has ended, for whatever reason. */
  gone: Promise<unknown>
  /** The output so far, logs included. */
  output: () => string
}

/** Starts the server in its own process, as `npm start` does by default, and waits until it answers at `asked` or has ended. */
export const startServer = async (
  environment: Record<string, string>,
  asked = environment['BASE_URL'],
  program = main,
): Promise<RealServer> => {
  const { PATH, NODE_COMPILE_CACHE } = globalThis.process.env
  const inherited = { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) }
  const process = spawn(globalThis.process.execPath, [program], {
    env: { ...inherited, NODE_ENV: 'test', DEMONSTRATION: 'non', JOURNAL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [process.stdout, process.stderr]) stream.on('data', (chunk: Buffer) => (written += chunk.toString()))
  const gone = once(process, 'exit')
  const info = new URL('/api/actuator/info', asked)
  while (process.exitCode === null && process.signalCode === null) {
    const answer = await fetch(info).catch(() => null)
    if (answer?.ok) return { process, gone, output: () => written }
    await setTimeout(20)
  }
  throw new Error(`the server did not start: ${written}`)
}
