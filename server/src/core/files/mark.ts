import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Path of the file that identifies the database of this folder. An empty mount point has none. */
export const markOf = (dir: string): string => join(dir, 'identifiant-de-la-base')

/** Returns the identifier in the mark; null when there is none or it cannot be read. Either way the folder counts as absent. */
export const readMark = async (dir: string): Promise<string | null> => (await readFile(markOf(dir), 'utf8').catch(() => '')).trim() || null

/** Writes the mark atomically. */
export const writeMark = async (dir: string, mark: string): Promise<void> => {
  const fresh = `${markOf(dir)}.${process.pid}`
  const file = await open(fresh, 'w', 0o600)
  try {
    await file.writeFile(`${mark}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(fresh, markOf(dir))
}
