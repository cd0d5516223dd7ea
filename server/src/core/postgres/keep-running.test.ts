import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'
import { patience } from '../../../../scripts/patience.ts'

const cluster = await mkdtemp(join(tmpdir(), 'registre-gardien-'))
const ends: (() => unknown)[] = []
afterEach(async () => {
  // A stop may add another: a restart under way creates a process.
  for (let end = ends.pop(); end; end = ends.pop()) await end()
})
afterAll(() => rm(cluster, { recursive: true }))

/** Starts a process that plays the postmaster of the cluster, with this status in its file. */
const postmaster = async (status: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['-e', "console.log(''); setInterval(() => {}, 1000)", cluster], { stdio: 'pipe' })
  await once(child.stdout, 'data')
  ends.push(() => child.kill('SIGKILL'))
  await writeFile(join(cluster, 'postmaster.pid'), `${child.pid}\n${cluster}\n0\n0\n\n127.0.0.1\n\n${status}\n`)
  return child
}

/** Opens a server for the trial connections; `meet` handles each of them. */
const listening = async (meet: (socket: Socket) => void): Promise<{ url: string; tries: () => number }> => {
  let tries = 0
  const server = createServer((socket) => {
    tries += 1
    socket.on('error', () => {})
    meet(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => server.close())
  return { url: `postgres://registre@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`, tries: () => tries }
}

/** Error that PostgreSQL sends to a client while it starts and cannot serve it. */
const refusal = Buffer.concat([Buffer.from('E\0\0\0\0'), Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0')])
refusal.writeInt32BE(refusal.length - 1, 1)

const keep = (url: string, limits = {}) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const start = vi.fn(async () => {
    await postmaster('ready')
  })
  ends.push(() => vi.restoreAllMocks(), keepRunning({ cluster, url, start, patience: { every: 20, probe: 200, silences: 3, ...limits } }))
  return start
}

test('a postmaster that leaves every trial connection unanswered is killed and restarted', async () => {
  const hung = await postmaster('ready')
  const killed = once(hung, 'exit')
  const start = keep((await listening(() => {})).url)
  expect(await killed).toEqual([null, 'SIGKILL'])
  await vi.waitFor(() => expect(start).toHaveBeenCalled(), { timeout: 5000 * patience })
})

test('a postmaster that refuses its clients because it is recovering is left alone', async () => {
  const recovering = await postmaster('starting')
  const { url, tries } = await listening((socket) => socket.end(refusal))
  const start = keep(url)
  await vi.waitFor(() => expect(tries()).toBeGreaterThan(8), { timeout: 10_000 * patience })
  expect([recovering.exitCode, recovering.signalCode]).toEqual([null, null])
  expect(start).not.toHaveBeenCalled()
})

test('a postmaster that answers late now and then is left alone: only silences in a row count', async () => {
  const slow = await postmaster('ready')
  let met = 0
  const { url, tries } = await listening((socket) => ((met += 1) % 3 === 0 ? socket.end(refusal) : undefined))
  keep(url)
  await vi.waitFor(() => expect(tries()).toBeGreaterThan(8), { timeout: 10_000 * patience })
  expect([slow.exitCode, slow.signalCode]).toEqual([null, null])
})

test('a postmaster that was asked to stop is sent the signal that closes its connections', async () => {
  const stopping = await postmaster('stopping')
  const ended = once(stopping, 'exit')
  const start = keep((await listening((socket) => socket.end(refusal))).url)
  expect(await ended).toEqual([null, 'SIGINT'])
  await vi.waitFor(() => expect(start).toHaveBeenCalled(), { timeout: 5000 * patience })
})

test('a process that took the number of a dead postmaster is never touched', async () => {
  const other = await postmaster('stopping')
  await writeFile(join(cluster, 'postmaster.pid'), `${other.pid}\n/elsewhere\n0\n0\n\n127.0.0.1\n\nstopping\n`)
  const start = keep((await listening(() => {})).url)
  await vi.waitFor(() => expect(start).toHaveBeenCalled(), { timeout: 5000 * patience })
  expect([other.exitCode, other.signalCode]).toEqual([null, null])
})
