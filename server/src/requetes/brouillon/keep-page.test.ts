import { randomUUID } from 'node:crypto'
import type { CorpsErreur } from 'domain/core/erreurs'
import { expect, test } from 'vitest'
import { retain, keepPage, attachDocument } from '../../../test/brouillons.ts'
import { damageImage, makeImage, makePdf } from '../../../test/corpus/corpus.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'

const office = await testOffice({ TAILLE_FICHIER_MAX: '60000', TAILLE_MAX: '60000' })
const { app, db } = office
const qui = await someone(office)
const debout = { largeur: 48, hauteur: 64 }

const brouillon = async () => {
  const id = randomUUID()
  await retain(office, qui, id)
  return id
}
const named = (id: string) => db.selectFrom('fichier_brouillon').select('sha256').where('brouillon', '=', id).execute()

test('a page is kept with its draft as it came, once however often it is sent, and deleted when it is removed or with its draft', async () => {
  const id = await brouillon()
  const page = await makeImage(debout)
  const kept = await keepPage(office, qui, id, page)
  const { sha256 } = kept.json() as { sha256: string }
  expect([kept.statusCode, kept.json()]).toEqual([201, { sha256, taille: page.length, mime: 'image/jpeg' }])
  expect((await keepPage(office, qui, id, page)).json()).toEqual(kept.json())
  expect(await named(id)).toEqual([{ sha256 }])
  const url = `/api/brouillon/${id}/document/${sha256}`
  const read = await app.inject({ url, headers: qui.bearer })
  expect([read.headers['content-type'], read.rawPayload.equals(page)]).toEqual(['image/jpeg', true])
  await app.inject({ method: 'DELETE', url, headers: qui.bearer })
  expect(await named(id)).toEqual([])
  await keepPage(office, qui, id, await makeImage({ ...debout, format: 'png' }))
  expect(await named(id)).toHaveLength(1)
  await app.inject({ method: 'DELETE', url: `/api/brouillon/${id}`, headers: qui.bearer })
  expect(await named(id)).toEqual([])
})

test('a page that is no picture, is damaged or is too heavy is refused with a sentence and not kept; so is one that exceeds the limit of the draft', async () => {
  const id = await brouillon()
  const refus = async (bytes: Buffer) => {
    const answer = await keepPage(office, qui, id, bytes)
    return [answer.statusCode, ...(answer.json() as CorpsErreur).errors.map(({ field }) => field)]
  }
  expect(await refus(await makePdf())).toEqual([400, 'fichier'])
  expect(await refus(damageImage(await makeImage({ ...debout, format: 'png' })))).toEqual([400, 'fichier'])
  expect((await refus(Buffer.concat([await makeImage(debout), Buffer.alloc(60_000)])))[0]).toBe(413)
  expect(await named(id)).toEqual([])

  const heavy = async (rank: number) => Buffer.concat([await makeImage(debout), Buffer.alloc(50_000, rank)])
  await attachDocument(office, qui, id, await heavy(1))
  expect((await keepPage(office, qui, id, await heavy(2))).statusCode).toBe(201)
  const over = await keepPage(office, qui, id, await heavy(3))
  expect([over.statusCode, JSON.stringify(over.json())]).toEqual([
    412,
    expect.stringContaining('Ce brouillon contient trop de fichiers. Supprimez ceux qui ne servent pas.'),
  ])
  expect(await named(id)).toHaveLength(2)
})
