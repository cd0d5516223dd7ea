import { defaultLimites } from 'domain/core/fichier'
import { expect, test } from 'vitest'
import { checkFile } from '../../core/form/file/check-file.ts'
import { sendable } from './annexe-de-demande.ts'

test.each(['gif', 'webp', 'bmp'])(
  '[ANNEX-24] a %s joined to a request for attachment is left as it is, and refused by its type',
  async (extension) => {
    const file = new File(['image'], `piece.${extension}`, { type: `image/${extension}` })
    const sent = await sendable(file, file.name)
    expect(sent).toBe(file)
    expect(sent && checkFile(sent, defaultLimites).map(({ defaultMessage }) => defaultMessage)).toEqual([
      "le type de fichier n'est pas acceptable",
    ])
  },
)
