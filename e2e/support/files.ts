import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePdf } from '../../server/test/corpus/pdf.ts'

/** Writes a real one-page PDF in `folder` and returns its path. */
export const aPdf = async (folder: string, name: string, texte: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, await makePdf({ texte }))
  return path
}
