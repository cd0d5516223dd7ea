import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { type Server, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Address on which the owner of a folder listens. The system drops the name when its process ends, killed or not. A pid file would stay, and
 * process numbers are reused. Only macOS keeps the name as a file.
 */
const addressOf = async (folder: string): Promise<string> => {
  const name = `registre-${createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name)
}

const listen = (address: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(address, () => resolve(server.unref()))
  })

const heard = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const visitor = connect(address, () => resolve(true))
      .once('error', () => resolve(false))
      .once('close', () => visitor.destroy())
  })

/** Takes `folder` for this process. Returns the function that gives it back, or null when another process has it. */
export const own = async (folder: string): Promise<(() => Promise<void>) | null> => {
  const address = await addressOf(folder)
  let server = await listen(address)
  if (!server && process.platform === 'darwin' && !(await heard(address))) {
    await rm(address, { force: true })
    server = await listen(address)
  }
  return server && (() => new Promise((resolve) => server.close(() => resolve())))
}
