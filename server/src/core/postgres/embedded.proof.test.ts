import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startEmbedded } from './embedded.ts'

const folders: string[] = []
const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'registre-embarque-'))
  // Traversable, so that the data of PostgreSQL stay in it under root too.
  await chmod(made, 0o755)
  folders.push(made)
  return made
}
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

/** Starts it in a process of its own, which SIGTERM ends politely. */
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

describe('the embedded PostgreSQL', () => {
  test('a postmaster left behind by a killed server is found again, with its data, and is ours to stop', async () => {
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
      process.kill(Number((await readFile(join(place, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL')
      await vi.waitFor(() => expect(query(kept.url, 'select 1')).rejects.toThrow(), { timeout: 5000, interval: 5 })
      await vi.waitFor(() => query(kept.url, 'select 1'), { timeout: 10_000, interval: 50 })
    }
    const said = vi.spyOn(console, 'error')
    await kept.stop()
    // Two rounds of the watch, even one that was waiting to try again: on a busy machine, what is started would not answer yet.
    await new Promise((resolve) => setTimeout(resolve, 2000))
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
    await expect(query(kept.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
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
