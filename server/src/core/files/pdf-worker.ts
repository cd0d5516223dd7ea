import type { ActiveContenu } from 'domain/core/active-contenu'
import { workerTask } from '../workers/task.ts'
import { inspectPdf } from './pdf-inspect.ts'
import { TooDeep } from './pdf-objects.ts'

// Before pdfjs loads: it warns about the canvas, which it may not read and we do not use.
console.warn = () => {}
const { PasswordException, VerbosityLevel, getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')

/** Result of reading a PDF: its pages and active contents, or why it was not opened. */
export type PdfReading = { etat: 'ouvert'; pages: number; contenusActifs: ActiveContenu[] } | { etat: 'illisible' | 'chiffre' | 'complexe' }

/** A PDF with more pages is refused before any is opened: opening them would exceed the processor time of a file (decision 118). */
const MAX_PAGES = 3_000

/** Opens every page, as a reader would; opens none when there are too many. pdfjs tries an empty password itself. */
const openPages = async (bytes: Uint8Array): Promise<number> => {
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS })
  try {
    const pdf = await task.promise
    if (pdf.numPages > MAX_PAGES) return pdf.numPages
    for (let page = 1; page <= pdf.numPages; page += 1) (await pdf.getPage(page)).cleanup()
    return pdf.numPages
  } finally {
    await task.destroy()
  }
}

const read = async (bytes: Uint8Array): Promise<PdfReading> => {
  try {
    const inspection = await inspectPdf(bytes)
    if (!inspection) return { etat: 'illisible' }
    const pages = await openPages(bytes)
    if (pages > MAX_PAGES) return { etat: 'complexe' }
    return pages > 0 ? { etat: 'ouvert', pages, contenusActifs: inspection.contenusActifs } : { etat: 'illisible' }
  } catch (error) {
    if (error instanceof TooDeep) return { etat: 'complexe' }
    return { etat: error instanceof PasswordException ? 'chiffre' : 'illisible' }
  }
}

// A promise that pdfjs abandons must not end the worker while it reads the next file.
process.on('unhandledRejection', () => {})

// pdfjs takes an exact Uint8Array only, and keeps it.
export default workerTask((bytes: Uint8Array) => read(new Uint8Array(bytes)))
