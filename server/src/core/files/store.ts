import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { textesRefus } from 'domain/core/textes/refus'
import { type StoreDefect, findDefect } from './defect.ts'
import { readMark, writeMark } from './mark.ts'
import { refuseWithoutRoom, storeRefusal } from './no-room.ts'
import { pathIn } from './paths.ts'
import { type SpoolOptions, type Spooled, spoolTo } from './spool.ts'
import { type Swept, type SweepOptions, restoreTrash, sweepFolder } from './sweep.ts'

/** Store of the filed bytes, named by their SHA-256. It is a folder today; the interface is small enough for S3 later. */
export interface Store {
  /**
   * Receives a stream into a private file, fsynced. Throws BudgetExceeded, a refusal when there is no room, or the stream's error; nothing
   * remains then.
   */
  spool(source: Readable, options: SpoolOptions): Promise<Spooled>
  /** Makes the file an object, durable when it returns: call it BEFORE the transaction that names it (rule E2). */
  keep(spooled: Spooled): Promise<void>
  /** Removes a received file; harmless once kept. */
  discard(spooled: Spooled): Promise<void>
  /** Refuses while the store is away. Throws ENOENT when the object alone is missing: a row without object is an accident, not a refusal. */
  read(sha256: string): Promise<{ stream: Readable; taille: number }>
  /** Removes objects that no row names and uploads abandoned by a crash, both untouched since `olderThan`. */
  sweep(options: SweepOptions): Promise<Swept>
  /** Why a filing of this many bytes cannot be kept now, or null. Checks the disk once a second at most, however often it is called. */
  defect(room: number): Promise<StoreDefect | null>
}

const sync = async (folder: string) => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates one level: a recursive `mkdir` reports a missing folder instead of a read-only disk. */
const makeFolder = async (folder: string) => {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

const sizeOf = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Opens the folder; creates and marks it at first use. Several processes of one machine may share it. The caller has checked whose folder
 * it is (open-store-of.ts). While it lacks this mark, nothing is written in it or removed from it.
 */
export const openStore = async (dir: string, mark: string): Promise<Store> => {
  const folders = { objets: join(dir, 'objets'), spool: join(dir, 'spool'), trash: join(dir, 'trash') }
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readMark(dir)) === null) await writeMark(dir, mark)
  await sync(dir)
  await restoreTrash(folders)

  const requireMark = async (message: string) => {
    if ((await readMark(dir)) !== mark) throw storeRefusal(503, message, new Error(`${dir} is not the store of this database`))
  }
  /** Checks the mark before the work, and again when it fails: the folder may disappear in the middle. */
  const inPlace = async <T>(work: () => Promise<T>): Promise<T> => {
    await requireMark(textesRefus.stockageIndisponible)
    try {
      return await work()
    } catch (error) {
      await requireMark(textesRefus.stockageIndisponible)
      return refuseWithoutRoom(error)
    }
  }

  /** Sub-folders whose directory entries this process has already fsynced. */
  const durable = new Set<string>()
  const ensureFolder = async (folder: string) => {
    if (durable.has(folder)) return
    for (const each of [dirname(folder), folder]) await makeFolder(each)
    await sync(dirname(folder))
    await sync(folders.objets)
    durable.add(folder)
  }

  const putInPlace = async (spooled: Spooled, path: string) => {
    await ensureFolder(dirname(path))
    // A present object of another size was damaged on disk: the fresh copy takes its place.
    if ((await sizeOf(path)) === spooled.taille && (await touch(path))) await rm(spooled.path)
    else await rename(spooled.path, path)
    await sync(dirname(path))
  }
  const place = (spooled: Spooled, path: string) =>
    putInPlace(spooled, path).catch((error: unknown) => {
      // The disk may have been replaced: forget which folders are durable.
      durable.clear()
      throw error
    })

  return {
    spool: (source, options) =>
      inPlace(async () => {
        // A backup may leave empty folders behind.
        await makeFolder(folders.spool)
        return spoolTo(folders.spool, source, options)
      }),

    async keep(spooled) {
      if (spooled.truncated) throw new Error('a truncated file cannot be kept')
      const path = pathIn(dir, spooled.sha256)
      await inPlace(() => place(spooled, path))
    },

    // A file that cannot be removed now is swept a day later: answering the caller is more urgent.
    discard: (spooled) => rm(spooled.path, { force: true }).catch(() => {}),

    async read(sha256) {
      const handle = await open(pathIn(dir, sha256), 'r').catch(async (error: NodeJS.ErrnoException) => {
        await requireMark(textesRefus.lectureIndisponible)
        throw error.code === 'ENOENT' ? error : refuseWithoutRoom(error, textesRefus.lectureIndisponible)
      })
      const { size } = await handle.stat()
      return { stream: handle.createReadStream(), taille: size }
    },

    sweep: (options) => inPlace(() => sweepFolder(folders, options)),

    defect: findDefect({ dir, mark, spool: folders.spool }),
  }
}

/** Renews the date of an existing object, so that no sweep takes it before the transaction commits. False when a sweep just took it. */
const touch = async (path: string): Promise<boolean> => {
  const now = new Date()
  try {
    await utimes(path, now, now)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
