import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { ActiveContenu } from 'domain/core/active-contenu'
import type { FichierDefect } from 'domain/core/fichier'
import { createFairQueue } from '../workers/fair-queue.ts'
import { isWholeImage } from './image.ts'
import { createPdfPool } from './pdf-pool.ts'

/** The only file types that are stored or served. */
export type StoredMime = 'application/pdf' | 'image/jpeg' | 'image/png'

/** Verdict on a file from its bytes, whatever its name or declared type. */
export type Verdict =
  | {
      ok: true
      mime: StoredMime
      /** Number of pages of a PDF. */
      pages?: number
      /** Active content of a PDF (threat T5): accepted, and named to the clerk. */
      contenusActifs: ActiveContenu[]
    }
  | { ok: false; raison: FichierDefect }

const refuse = (raison: FichierDefect): Verdict => ({ ok: false, raison })

/** Two processes. They start with the first PDF and never keep the server alive. */
const pdfPool = createPdfPool()

/** One image at a time: it bounds memory and leaves a core to the rest of the server. */
const imageQueue = createFairQueue({ places: 1, waiting: { each: 100, all: 1_000 } })

const checkImage = async (path: string, mime: 'image/jpeg' | 'image/png', person: string): Promise<Verdict> =>
  (await imageQueue(person, async () => isWholeImage(await readFile(path), mime)))
    ? { ok: true, mime, contenusActifs: [] }
    : refuse('illisible')

/** Bytes in which readers look for the header (ISO 32000-1, implementation note 13). */
const ENTETE_ATTENDUE = 1024
/** Bytes in which we look for the header. A file without one there is not a PDF. */
const ENTETE_CHERCHEE = 65_536

/**
 * Returns the number of bytes before the header of a PDF, or null when there is none. An HTML page or a program with a PDF appended is not
 * a PDF (threat T4).
 */
const octetsBeforePdf = (bytes: Buffer): number | null => {
  const at = bytes.subarray(0, ENTETE_CHERCHEE).indexOf('%PDF-')
  return at < 0 || /^\s*(?:<|#!)/.test(bytes.subarray(0, at).toString('latin1')) ? null : at
}

/** Returns the type and the bytes before the header. The content is not kept in memory, since the file may wait for its turn. */
const detect = async (path: string): Promise<{ mime: string; avant: number } | null> => {
  const bytes = await readFile(path)
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type) return { mime: type.mime, avant: 0 }
  const avant = octetsBeforePdf(bytes)
  return avant === null ? null : { mime: 'application/pdf', avant }
}

const checkPdf = async (path: string, avant: number, person: string, examine: typeof pdfPool): Promise<Verdict> => {
  if (avant > ENTETE_ATTENDUE) return refuse('entete')
  const reading = await examine(path, person)
  if (reading.etat === 'illisible' && avant > 0) return refuse('entete')
  if (reading.etat !== 'ouvert') return refuse(reading.etat)
  return { ok: true, mime: 'application/pdf', pages: reading.pages, contenusActifs: reading.contenusActifs }
}

/**
 * Checks a received file (the spool bounds its size) when its sender's turn comes. Throws only on our own failures, never because of the
 * content.
 */
export const checkContent = async (path: string, mimeAcceptes: readonly string[], person: string, examine = pdfPool): Promise<Verdict> => {
  const detected = await detect(path)
  if (!detected || !mimeAcceptes.includes(detected.mime)) return refuse('type')
  switch (detected.mime) {
    case 'application/pdf':
      return checkPdf(path, detected.avant, person, examine)
    case 'image/jpeg':
    case 'image/png':
      return checkImage(path, detected.mime, person)
    default:
      return refuse('type')
  }
}
