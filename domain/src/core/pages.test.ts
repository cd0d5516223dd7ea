import { expect, test } from 'vitest'
import { defaultLimites } from './fichier.ts'
import { checkPages, checkPagesWeight } from './pages.ts'

const photo = (taille: number) => ({ taille, mime: 'image/jpeg' })
const max = defaultLimites.tailleFichierMax

test('bound pages weigh their sizes plus the PDF overhead, a single page its own; one octet too many is refused in words', () => {
  expect(checkPagesWeight([photo(max)], defaultLimites)).toBeNull()
  expect(checkPagesWeight([photo(max + 1)], defaultLimites)).not.toBeNull()
  const bound = max - 4096 - 2 * 1024
  expect(checkPagesWeight([photo(bound - 10), photo(10)], defaultLimites)).toBeNull()
  expect(checkPagesWeight([photo(bound), photo(max)], defaultLimites)).toBe(
    'Les pages pèsent ensemble 6,00\u00A0Mo\u00A0; la limite est de 3,00\u00A0Mo. Réduisez-les, ou joignez-les en plusieurs documents.',
  )
  expect(checkPagesWeight([photo(bound - 10), photo(11)], defaultLimites)).not.toBeNull()
})

test('each page is checked like a single file, under its rank, and only pictures are bound', () => {
  expect(checkPages([photo(1), photo(2)], defaultLimites)).toEqual([])
  expect(checkPages([photo(1), { taille: 9, mime: 'application/pdf' }, { taille: 9, defaut: 'illisible' }], defaultLimites)).toEqual([
    'Page 2\u00A0: un PDF se joint seul. Retirez-le, ou joignez-le comme un autre document.',
    'Page 3\u00A0: Fichier inaccessible ou endommagé',
  ])
})
