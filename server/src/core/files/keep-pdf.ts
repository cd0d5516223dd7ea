import { Readable } from 'node:stream'
import type { KeptFichier } from './sql.ts'
import type { Store } from './store.ts'

/** Stores a PDF made by the server. It is durable when the call returns, before the transaction that names it commits (rule E2). */
export const keepPdf = async (store: Store, pdf: Buffer): Promise<KeptFichier> => {
  const spooled = await store.spool(Readable.from([pdf]), { limit: pdf.length })
  await store.keep(spooled)
  return { sha256: spooled.sha256, taille: pdf.length, mime: 'application/pdf', contenusActifs: [] }
}
