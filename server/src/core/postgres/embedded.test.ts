import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'

const folders: string[] = []
const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'registre-embarque-'))
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

describe('the embedded PostgreSQL', () => {
  test('a postmaster left behind by a killed server is found again, with its data', async () => {
    const place = join(await folder(), 'donnees')
    const first = await startEmbedded(place, { durable: false })
    await query(first.url, 'create table temoin as select 42 as valeur')
    // No stop: this is what `kill -9` of the server leaves.
    const second = await startEmbedded(place, { durable: false })
    expect(second.url).toBe(first.url)
    expect(second.notices.join()).toContain('repris')
    expect(await query(second.url, 'select valeur from temoin')).toEqual([{ valeur: 42 }])
    await second.stop()
    const third = await startEmbedded(place, { durable: false })
    expect(await query(third.url, 'select valeur from temoin')).toEqual([{ valeur: 42 }])
    await third.stop()
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
