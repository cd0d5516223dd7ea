import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { textesExploitation } from 'domain/core/textes/exploitation'
import { readMark } from './mark.ts'

/** Why the store accepts no file now, as keys of the operator's sentences. */
export type StoreDefect = Extract<keyof (typeof textesExploitation)['sante'], `fichiers${string}`>

interface Place {
  dir: string
  mark: string
  spool: string
}

/** Milliseconds an answer is reused: the probe is public, and each check writes to the disk. */
const kept = 1000

const look = async ({ dir, mark, spool }: Place, room: number): Promise<StoreDefect | null> => {
  if ((await readMark(dir)) !== mark) return 'fichiersAbsents'
  const { bavail, bsize } = await statfs(dir)
  if (bavail * bsize < room) return 'fichiersPleins'
  const path = join(spool, randomUUID())
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile('.')
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
  return null
}

const defectOf = (error: NodeJS.ErrnoException): StoreDefect =>
  error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'fichiersPleins' : 'fichiersNonInscriptibles'

/** Checks whether the store can keep a filing, one check at a time. */
export const findDefect = (place: Place): ((room: number) => Promise<StoreDefect | null>) => {
  let last: Promise<StoreDefect | null> | undefined
  return (room) => {
    if (!last) {
      last = look(place, room).catch(defectOf)
      void last.then(() => setTimeout(() => (last = undefined), kept).unref())
    }
    return last
  }
}
