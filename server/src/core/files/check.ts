import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { ContenuActif } from 'domain/core/contenu-actif'
import type { DefautFichier } from 'domain/core/fichier'
import { createFairQueue } from '../workers/fair-queue.ts'
import { isWholeImage } from './image.ts'
import { createPdfPool } from './pdf-pool.ts'

/** The only types ever stored or served (goal S9). */
export type MimeStocke = 'application/pdf' | 'image/jpeg' | 'image/png'

/** Verdict on a file from its bytes, whatever its name or declared type. */
export type Verdict =
  | {
      ok: true
      mime: MimeStocke
      /** Of a PDF. */
      pages?: number
      /** What it can do besides being read: accepted, named to the clerk (threat T5). */
      contenusActifs: ContenuActif[]
    }
  | { ok: false; raison: DefautFichier }

const refuse = (raison: DefautFichier): Verdict => ({ ok: false, raison })

/** Its two processes start with the first PDF and never keep the process alive. */
const pdfPool = createPdfPool()

/** One picture at a time: it bounds the memory of large ones and leaves a core to the rest of the server. */
const imageQueue = createFairQueue({ places: 1, waiting: { each: 100, all: 1_000 } })

const checkImage = async (path: string, mime: 'image/jpeg' | 'image/png', person: string): Promise<Verdict> =>
  (await imageQueue(person, async () => isWholeImage(await readFile(path), mime)))
    ? { ok: true, mime, contenusActifs: [] }
    : refuse('illisible')

/** Where readers look for the header (ISO 32000-1, implementation note 13). */
const ENTETE_ATTENDUE = 1024
/** Beyond, it is no PDF at all. */
const ENTETE_CHERCHEE = 65_536

/** Bytes before the header of a PDF, null when it has none there; a page or a program that carries a PDF behind it is none (threat T4). */
const octetsAvantPdf = (bytes: Buffer): number | null => {
  const at = bytes.subarray(0, ENTETE_CHERCHEE).indexOf('%PDF-')
  return at < 0 || /^\s*(?:<|#!)/.test(bytes.subarray(0, at).toString('latin1')) ? null : at
}

/** Type and bytes before the header; read and let go, since the file may have to wait for its turn. */
const detecter = async (path: string): Promise<{ mime: string; avant: number } | null> => {
  const bytes = await readFile(path)
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type) return { mime: type.mime, avant: 0 }
  const avant = octetsAvantPdf(bytes)
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
 * Examines a received file (bounded in size by the spool), at its person's turn. Throws only on our own accidents, never because of the
 * content.
 */
export const checkContent = async (path: string, mimeAcceptes: readonly string[], person: string, examine = pdfPool): Promise<Verdict> => {
  const detected = await detecter(path)
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
