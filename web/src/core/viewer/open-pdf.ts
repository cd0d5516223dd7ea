import { getDocument, PDFWorker, version, VerbosityLevel, type PDFDocumentLoadingTask } from 'pdfjs-dist'
// Its address, which the build makes.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** The one address of script that our content policy lets a library name (server/src/core/headers.ts). */
const trusted = (): string => {
  const policy = globalThis.trustedTypes?.createPolicy('lecteur-pdf', { createScriptURL: () => workerAddress })
  return (policy?.createScriptURL(workerAddress) ?? workerAddress) as string
}

let worker: PDFWorker | null = null

/** One worker for all documents, started with the first: what a heavy or hostile one costs is not the page's. Ours, it outlives each. */
const readers = (): PDFWorker => (worker ??= PDFWorker.create({ port: new Worker(trusted(), { type: 'module' }) }))

/** Beside our scripts, by the build (web/build/pdfjs-files.ts). */
const files = new URL(`/assets/pdfjs-${version}/`, document.baseURI).href

/** Opens a PDF with no script, no form and no outside address; the task is destroyed by who asked for it. */
export const openPdf = (bytes: Uint8Array): PDFDocumentLoadingTask =>
  getDocument({
    data: bytes,
    worker: readers(),
    verbosity: VerbosityLevel.ERRORS,
    // Our policy compiles no WebAssembly: scans in JBIG2 or JPEG 2000 are decoded by scripts instead.
    useWasm: false,
    wasmUrl: files,
    standardFontDataUrl: files,
    disableWorkerRendering: true,
  })
