import type { Readable } from 'node:stream'
import '@fastify/multipart'
import { textesRefus } from 'domain/core/textes/refus'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { requireStorable } from '../storable.ts'
import { type Budget, BudgetExceeded, type Spooled } from './spool.ts'
import type { Store } from './store.ts'

export interface FilingLimits {
  /** Bytes of one file (`tailleFichierMax`). */
  parFichier: number
  /** Bytes of all files together (`tailleMax`). */
  total: number
  /** Number of files. */
  fichiers: number
}

export interface ReceivedFiling {
  /** Not validated yet. */
  json: unknown
  /** In the order sent. Check `truncated`. Each file stays in the spool until the store keeps it. */
  fichiers: Spooled[]
  /** Removes the files that were not kept. Call it in every case. */
  dispose(): Promise<void>
}

/** Bytes of the JSON part: a filing with 200 members takes 120,000. */
const MAX_JSON = 1_048_576

const tooLarge = () => new Refusal(413, textesRefus.tailleRefusee)
const unreadable = () => new Refusal(400, textesRefus.corpsIllisible)

const readJson = async (part: Readable): Promise<unknown> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_JSON) throw tooLarge()
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  try {
    return JSON.parse(text, (key, value: unknown) => {
      // No field of ours has this name: it is an attack (threat T11).
      if (key === '__proto__') throw new SyntaxError('forbidden key')
      return value
    })
  } catch {
    throw unreadable()
  }
}

/** Turns an upload error into the refusal to send. Failures of ours, such as a full disk, are returned unchanged. */
const asRefusal = (error: unknown): unknown => {
  if (error instanceof Refusal) return error
  if (error instanceof BudgetExceeded) return tooLarge()
  if (!(error instanceof Error)) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (statusCode === 413) return tooLarge()
  if (code === 'FST_MP_PREMATURE_CLOSE') return new Refusal(400, textesRefus.envoiInterrompu)
  // The parser throws plain errors. System errors carry a `syscall`, and our own faults have another name.
  const isParser = statusCode !== undefined || (error.name === 'Error' && !('syscall' in error))
  return isParser ? unreadable() : error
}

/**
 * Reads a filing: one JSON part named `part`, typed or not, with or without a file name, then `fichier` parts, streamed
 * to the store's spool. Refuses with 413 (total, number of parts) or 400 (malformed, cut, unknown part); nothing
 * remains on disk then. Without JSON part, `json` is undefined.
 */
export const receiveFiling = async (
  request: FastifyRequest,
  { part: jsonPart, limits, store }: { part: string; limits: FilingLimits; store: Store },
): Promise<ReceivedFiling> => {
  if (!request.isMultipart()) throw new Refusal(415, textesRefus.typeRefuse)
  if (Number(request.headers['content-length'] ?? 0) > limits.total + 2 * MAX_JSON) throw tooLarge()

  const fichiers: Spooled[] = []
  const dispose = async () => {
    await Promise.all(fichiers.map((fichier) => store.discard(fichier)))
  }
  const budget: Budget = { remaining: limits.total }
  // Every part is read as a stream, even the JSON, so that its type as sent by the client does not matter. The plugin's size limit is off:
  // the bytes that it drops would escape the count of the total.
  const options = {
    isPartAFile: () => true,
    throwFileSizeLimit: false,
    limits: { fileSize: Number.POSITIVE_INFINITY, files: limits.fichiers + 1, parts: limits.fichiers + 1, headerPairs: 20 },
  }
  let json: unknown
  let seen = false
  try {
    for await (const part of request.parts(options)) {
      if (part.type !== 'file') throw unreadable()
      if (part.fieldname === jsonPart && !seen) {
        seen = true
        json = await readJson(part.file)
        requireStorable(json)
      } else if (part.fieldname === 'fichier') {
        fichiers.push(await store.spool(part.file, { limit: limits.parFichier, budget }))
      } else {
        part.file.destroy()
        throw unreadable()
      }
    }
  } catch (error) {
    await dispose()
    throw asRefusal(error)
  }
  return { json, fichiers, dispose }
}
