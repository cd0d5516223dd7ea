import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { maxPages } from 'domain/core/pages'
import type { CorpsErreur } from 'domain/core/erreurs'
import { anAnnexe } from 'domain/core/exemples'
import { expect, test } from 'vitest'
import { retain, attachDocument } from '../../../test/brouillons.ts'
import { damageImage, jpegCouche, pngAPalette, makeImage, makePdf } from '../../../test/corpus/corpus.ts'
import { receptions } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { picturesOfPdf } from '../../../test/pictures-of-pdf.ts'
import { readPdf } from '../../../test/read-pdf.ts'

const office = await testOffice({ TAILLE_FICHIER_MAX: '60000', TAILLE_MAX: '200000' })
const { app } = office
const qui = await someone(office)

const debout = { largeur: 48, hauteur: 64 }
const couche = { largeur: 64, hauteur: 48 }

const brouillon = async () => {
  const id = randomUUID()
  await retain(office, qui, id)
  return id
}
const objets = () => readdir(join(office.settings.dataDir, 'fichiers', 'objets'), { recursive: true })
const refus = async (pages: readonly Buffer[], document?: object) => {
  const id = await brouillon()
  const before = await objets()
  const answer = await attachDocument(office, qui, id, pages, document)
  expect([await objets(), await receptions(office)]).toEqual([before, []])
  return [answer.statusCode, ...(answer.json() as CorpsErreur).errors.map(({ field, defaultMessage }) => `${field} : ${defaultMessage}`)]
}

test('photographs joined together are the pages of one PDF, in their order, each unchanged on paper of its orientation', async () => {
  const id = await brouillon()
  const photos = [await makeImage(debout), await makeImage(couche), await jpegCouche(couche)]
  const document = anAnnexe({ type: 'STATUTS', sousType: null, date: '2026-10-03', nom: 'Nos statuts' })
  const joint = await attachDocument(office, qui, id, photos, document)
  expect([joint.statusCode, joint.json()]).toEqual([
    201,
    { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), taille: expect.any(Number), mime: 'application/pdf' },
  ])
  const { sha256, taille } = joint.json() as { sha256: string; taille: number }
  const read = await app.inject({ url: `/api/brouillon/${id}/document/${sha256}`, headers: qui.bearer })
  expect([read.headers['content-type'], read.rawPayload.length]).toEqual(['application/pdf', taille])
  const pages = await picturesOfPdf(read.rawPayload)
  expect(pages.map(({ picture }, rang) => picture.equals(photos[rang]!))).toEqual([true, true, true])
  expect(pages.map(({ paper }) => paper)).toEqual([
    [595, 842],
    [842, 595],
    [595, 842],
  ])
  const { info, roles, marked, displaysTitle } = await readPdf(read.rawPayload)
  expect([info.Title, info.Language, marked, displaysTitle]).toEqual(['Nos statuts', 'fr-FR', true, true])
  expect(roles.filter((role) => role === 'Figure')).toHaveLength(3)
  expect(read.rawPayload.includes('Page 2 sur 3')).toBe(true)
  expect(await receptions(office)).toEqual([])
})

test('a lone photograph is kept as it is; a PNG is accepted as a page', async () => {
  const id = await brouillon()
  const photo = await makeImage(debout)
  expect((await attachDocument(office, qui, id, photo)).json()).toMatchObject({ mime: 'image/jpeg', taille: photo.length })
  const png = await makeImage({ ...debout, format: 'png' })
  const joint = await attachDocument(office, qui, id, [photo, png])
  const { sha256 } = joint.json() as { sha256: string }
  const read = await app.inject({ url: `/api/brouillon/${id}/document/${sha256}`, headers: qui.bearer })
  expect(await picturesOfPdf(read.rawPayload)).toHaveLength(2)
})

test('a PDF among the pages, or a damaged page, is refused under its rank, and nothing is kept', async () => {
  const photo = await makeImage(debout)
  const [pdf, damaged] = [await makePdf(), damageImage(await makeImage({ ...debout, format: 'png' }))]
  expect(await refus([photo, pdf])).toEqual([
    400,
    'fichier : Page 2\u00A0: un PDF se joint seul. Retirez-le, ou joignez-le comme un autre document.',
  ])
  expect(await refus([damaged, photo, damaged])).toEqual([
    400,
    'fichier : Page 1\u00A0: Fichier inaccessible ou endommagé',
    'fichier : Page 3\u00A0: Fichier inaccessible ou endommagé',
  ])
  // Along with the errors of the document itself.
  expect(await refus([photo, pdf], anAnnexe({ type: 'STATUTS', date: null }))).toHaveLength(3)
})

test('too many pages, or pages too heavy together before or after binding, are refused with a sentence', async () => {
  const lourde = Buffer.concat([await makeImage(debout), Buffer.alloc(40_000)])
  const trop = 'Réduisez-les, ou joignez-les en plusieurs documents.'
  expect(await refus([lourde, lourde])).toEqual([
    400,
    expect.stringMatching(
      new RegExp(`^fichier : Les pages pèsent ensemble 8\\d,\\d\\d\u00A0Ko\u00A0; la limite est de 58,59\u00A0Ko\\. ${trop}$`),
    ),
  ])
  const photo = await makeImage(debout)
  const colours = await pngAPalette({ largeur: 200, hauteur: 200 })
  expect(photo.length + colours.length).toBeLessThan(50_000)
  expect(await refus([photo, colours])).toEqual([400, expect.stringContaining('la limite est de 58,59\u00A0Ko')])
  expect((await refus(Array.from({ length: maxPages + 1 }, () => photo)))[0]).toBe(413)
})
