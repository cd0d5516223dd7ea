import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { createGate } from './gate.ts'
import { isWholeImage } from './image.ts'
import { createPdfPool } from './pdf-pool.ts'

/** The only types ever stored or served (threats S9). */
export type MimeStocke = 'application/pdf' | 'image/jpeg' | 'image/png'

/**
 * What the bytes say of a file, whatever its name or declared type.
 * - `type`: not one of the accepted types (ANNEX-24);
 * - `illisible`: damaged, or too costly to open to be honest (FORM-29);
 * - `chiffre`: a PDF that asks for a password.
 */
export type Verdict =
  | {
      ok: true
      mime: MimeStocke
      /** Of a PDF. */
      pages?: number
      /** JavaScript, a program to launch, an embedded file, or parts that could not be inspected: accepted, shown to the clerk (threats T5). */
      actif: boolean
    }
  | { ok: false; raison: 'type' | 'illisible' | 'chiffre' }

const refuse = (raison: 'type' | 'illisible' | 'chiffre'): Verdict => ({ ok: false, raison })

/** Its two workers start with the first PDF and never keep the process alive. */
const pdfPool = createPdfPool()

/** One picture at a time: it bounds the memory of large ones and leaves a core to the rest of the server. */
const imageGate = createGate(1)

const checkImage = async (bytes: Buffer, mime: 'image/jpeg' | 'image/png'): Promise<Verdict> =>
  (await imageGate(() => isWholeImage(bytes, mime))) ? { ok: true, mime, actif: false } : refuse('illisible')

const checkPdf = async (bytes: Buffer, examine: typeof pdfPool): Promise<Verdict> => {
  const reading = await examine(bytes)
  if (reading.etat !== 'ouvert') return refuse(reading.etat)
  return { ok: true, mime: 'application/pdf', pages: reading.pages, actif: reading.actif }
}

/** Examines a received file (bounded in size by the spool). Throws only on our own accidents, never because of the content. */
export const checkContent = async (path: string, mimeAcceptes: readonly string[], examine = pdfPool): Promise<Verdict> => {
  const bytes = await readFile(path)
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!detected || !mimeAcceptes.includes(detected.mime)) return refuse('type')
  switch (detected.mime) {
    case 'application/pdf':
      return checkPdf(bytes, examine)
    case 'image/jpeg':
    case 'image/png':
      return checkImage(bytes, detected.mime)
    default:
      return refuse('type')
  }
}
