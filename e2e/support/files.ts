import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unPdf } from '../../server/test/corpus/pdf.ts'

/** Writes a real PDF of one page in `folder`, as the person's own file to choose; gives its path. */
export const aPdf = async (folder: string, name: string, texte: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, await unPdf({ texte }))
  return path
}
