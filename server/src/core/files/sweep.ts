import { link, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface SweepOptions {
  /** Returns, among these SHA-256, those that a row names. */
  isReferenced(sha256: string[]): Promise<ReadonlySet<string>>
  /** Files touched since then are kept: they may belong to a transaction not yet committed (24 h, rule E6). */
  olderThan: Date
}

/** Numbers of files removed. */
export interface Swept {
  objets: number
  receptions: number
}

export interface Folders {
  objets: string
  spool: string
  trash: string
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const isOld = async (path: string, olderThan: Date): Promise<boolean> => {
  try {
    return (await stat(path)).mtime < olderThan
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const objectPath = (folders: Folders, sha256: string) => join(folders.objets, sha256.slice(0, 2), sha256.slice(2, 4), sha256)

/** Puts back an object taken by a sweep, unless a newer copy of the same content exists. */
const putBack = async (folders: Folders, sha256: string) => {
  const taken = join(folders.trash, sha256)
  // ENOENT: another process put it back at the same time.
  await link(taken, objectPath(folders, sha256)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error
  })
  await rm(taken, { force: true })
}

/** Puts back the objects that a killed sweep had moved aside: it may not have checked yet whether a row names them. */
export const restoreTrash = async (folders: Folders) => {
  for (const sha256 of await readdir(folders.trash)) await putBack(folders, sha256)
}

/**
 * Removes one object that no row names. It is moved aside, then its age is read again. A concurrent filing of the same content either
 * touched it before (it is put back) or no longer finds it (and stores its own copy).
 */
const removeObject = async (folders: Folders, sha256: string, olderThan: Date): Promise<boolean> => {
  const taken = join(folders.trash, sha256)
  try {
    await rename(objectPath(folders, sha256), taken)
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
  if (await isOld(taken, olderThan)) {
    await rm(taken, { force: true })
    return true
  }
  await putBack(folders, sha256)
  return false
}

export const sweepFolder = async (folders: Folders, { isReferenced, olderThan }: SweepOptions): Promise<Swept> => {
  const swept: Swept = { objets: 0, receptions: 0 }
  for (const first of await readdir(folders.objets)) {
    const old: string[] = []
    for (const second of await readdir(join(folders.objets, first))) {
      for (const sha256 of await readdir(join(folders.objets, first, second))) {
        if (await isOld(objectPath(folders, sha256), olderThan)) old.push(sha256)
      }
    }
    if (old.length === 0) continue
    const referenced = await isReferenced(old)
    for (const sha256 of old) {
      if (!referenced.has(sha256) && (await removeObject(folders, sha256, olderThan))) swept.objets += 1
    }
  }
  for (const name of await readdir(folders.spool)) {
    const path = join(folders.spool, name)
    if (!(await isOld(path, olderThan))) continue
    await rm(path, { force: true })
    swept.receptions += 1
  }
  return swept
}
