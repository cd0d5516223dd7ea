import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { patience } from '../../../../scripts/patience.ts'

const folders: string[] = []
const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'registre-embarque-'))
  // Others may traverse this folder: under root, PostgreSQL runs as another account, and its data are here.
  await chmod(made, 0o755)
  folders.push(made)
  return made
}
/** Stop functions of servers that a failed test left running. */
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(stops.splice(0).map((stop) => stop()))
})
afterAll(() => Promise.all(folders.map((made) => rm(made, { recursive: true, force: true }))))

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts PostgreSQL from a separate process, which SIGTERM ends cleanly. */
const elsewhere = async (place: string) => {
  const script = `import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
const { url, shared, stop } = await startEmbedded(${JSON.stringify(place)}, { durable: false })
process.on('SIGTERM', () => void stop().then(() => process.exit(0)))
setInterval(() => {}, 1000)
console.log(JSON.stringify({ url, shared }))`
  const started = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(started.stdout, 'data')) as [Buffer]
  return { process: started, ...(JSON.parse(line.toString()) as { url: string; shared: boolean }) }
}

const postmasterIn = async (place: string) => Number((await readFile(join(place, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** A client that keeps its connection open and does nothing, as those of a pool do. */
const idleClient = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

describe.each(['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGKILL', 'SIGSTOP'] as const)('a postmaster that receives %s', (name) => {
  test('serves again within ten seconds of the signal, despite an idle client, with all that was committed', async () => {
    const place = join(await folder(), 'donnees')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const kept = await startEmbedded(place, { durable: true, patience: { frozen: 2000 } })
    stops.push(kept.stop)
    await query(kept.url, 'create table temoin as select 42 as valeur')
    const idle = await idleClient(kept.url)
    const before = await postmasterIn(place)
    process.kill(before, name)
    const sent = performance.now()
    await vi.waitFor(async () => expect(await postmasterIn(place)).not.toBe(before), { timeout: 20_000 * patience, interval: 20 })
    await vi.waitFor(async () => expect(await query(kept.url, 'select valeur from temoin')).toEqual([{ valeur: 42 }]), {
      timeout: 20_000 * patience,
      interval: 50,
    })
    expect(performance.now() - sent).toBeLessThan(10_000)
    await idle.end().catch(() => {})
    await kept.stop()
    await expect(query(kept.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })
})

test('PostgreSQL that dies on a full disk writes again within ten seconds once there is room, with all that was committed', async () => {
  const disk = await folder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', disk])
  const place = join(disk, 'donnees')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const kept = await startEmbedded(place)
    stops.push(kept.stop)
    await query(kept.url, 'create table temoin (valeur integer)')
    await mkdir(join(disk, 'autre'))
    /** Fills the disk. */
    const fill = (name: string) => {
      const file = openSync(join(disk, 'autre', name), 'w')
      try {
        for (;;) writeSync(file, Buffer.alloc(4096))
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' })
      } finally {
        closeSync(file)
      }
    }
    fill('lest')
    let committed = 0
    const writes = async () => {
      for (;;) {
        await query(
          kept.url,
          `insert into temoin select ${committed + 1}; select pg_logical_emit_message(true, 'lest', repeat('x', 3000000))`,
        )
        committed += 1
      }
    }
    await expect(writes()).rejects.toThrow()
    // PostgreSQL freed the space of its unfinished work: leave no room for its recovery.
    fill('reste')
    process.kill(await postmasterIn(place), 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await rm(join(disk, 'autre'), { recursive: true })
    const freed = performance.now()
    await vi.waitFor(() => query(kept.url, 'create table apres ()'), { timeout: 30_000 * patience, interval: 50 })
    expect(performance.now() - freed).toBeLessThan(10_000)
    expect(await query(kept.url, `select count(*)::integer as nombre from temoin where valeur <= ${committed}`)).toEqual([
      { nombre: committed },
    ])
    await kept.stop()
  } finally {
    execFileSync('umount', ['-l', disk])
  }
})

describe('the embedded PostgreSQL', () => {
  test('a postmaster left behind by a killed server is found again, with its data, and this server may stop it', async () => {
    const place = join(await folder(), 'donnees')
    const killed = await elsewhere(place)
    await query(killed.url, 'create table temoin as select 42 as valeur')
    killed.process.kill('SIGKILL')
    await once(killed.process, 'exit')
    const second = await startEmbedded(place, { durable: false })
    expect([second.url, second.shared]).toEqual([killed.url, false])
    expect(second.notices.join()).toContain('repris')
    expect(await query(second.url, 'select valeur from temoin')).toEqual([{ valeur: 42 }])
    await second.stop()
    await expect(query(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
    const third = await startEmbedded(place, { durable: false })
    expect(await query(third.url, 'select valeur from temoin')).toEqual([{ valeur: 42 }])
    await third.stop()
  })

  test('a postmaster that dies is started again on the same port, one taken back too', async () => {
    const place = join(await folder(), 'donnees')
    const killed = await elsewhere(place)
    killed.process.kill('SIGKILL')
    await once(killed.process, 'exit')
    const kept = await startEmbedded(place, { durable: false })
    for (let death = 0; death < 2; death += 1) {
      process.kill(await postmasterIn(place), 'SIGKILL')
      await vi.waitFor(() => expect(query(kept.url, 'select 1')).rejects.toThrow(), { timeout: 5000 * patience, interval: 5 })
      await vi.waitFor(() => query(kept.url, 'select 1'), { timeout: 10_000 * patience, interval: 50 })
    }
    const said = vi.spyOn(console, 'error')
    await kept.stop()
    // Two rounds of the watch, even one that was waiting to try again: on a busy machine, what is started would not answer yet.
    await new Promise((resolve) => setTimeout(resolve, 2000))
    expect(said).not.toHaveBeenCalledWith(expect.stringContaining('relancé'))
    said.mockRestore()
    await expect(query(kept.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  test.each(['SIGTERM', 'SIGSTOP'] as const)('a postmaster left behind, then sent %s, is ended and its data served', async (name) => {
    const place = join(await folder(), 'donnees')
    const killed = await elsewhere(place)
    const idle = await idleClient(killed.url)
    await query(killed.url, 'create table temoin as select 43 as valeur')
    killed.process.kill('SIGKILL')
    await once(killed.process, 'exit')
    await query(killed.url, 'checkpoint')
    process.kill(await postmasterIn(place), name)
    const kept = await startEmbedded(place, { durable: false })
    stops.push(kept.stop)
    expect(await query(kept.url, 'select valeur from temoin')).toEqual([{ valeur: 43 }])
    await idle.end().catch(() => {})
  })

  test('one process keeps it: another borrows it and leaves it running, even when both start at once', async () => {
    const place = join(await folder(), 'donnees')
    const [keeper, other] = await Promise.all([startEmbedded(place, { durable: false }), elsewhere(place)])
    expect([keeper.shared, other.shared].toSorted()).toEqual([false, true])
    expect(other.url).toBe(keeper.url)
    const third = await startEmbedded(place, { durable: false })
    expect([third.shared, third.url]).toEqual([true, keeper.url])
    await third.stop()
    expect(await query(keeper.url, 'select 1 as un')).toEqual([{ un: 1 }])
    const ended = once(other.process, 'exit')
    await (keeper.shared ? keeper.stop() : (other.process.kill('SIGTERM'), ended))
    expect(await query(keeper.url, 'select 1 as un')).toEqual([{ un: 1 }])
    await (keeper.shared ? (other.process.kill('SIGTERM'), ended) : keeper.stop())
    await expect(query(keeper.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  test('a private folder (0700) works under root, or says where its data went', async () => {
    const parent = await folder()
    execFileSync('chmod', ['700', parent])
    const cluster = await startEmbedded(join(parent, 'donnees'), { durable: false })
    expect(await query(cluster.url, 'select 1 as un')).toEqual([{ un: 1 }])
    if (process.getuid?.() === 0) {
      expect(cluster.notices.join()).toContain('privé')
      folders.push(/les données sont dans (\S+)\./.exec(cluster.notices.join())?.[1] ?? '')
    }
    await cluster.stop()
  })
})
