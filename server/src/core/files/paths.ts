import { join } from 'node:path'

/** Path of a stored file in the folder of the store. */
export const pathIn = (dir: string, sha256: string): string => {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a SHA-256')
  return join(dir, 'objets', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
}
