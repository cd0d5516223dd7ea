import { expect, test } from 'vitest'
import { motifsDOrigine } from 'domain/pieces/usual-motifs'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'

const office = await testOffice()
const { app, db, clock } = office
const ada = await someone(office, { prenom: 'Ada', nom: 'Support', authorities: ['USAGER', 'ADMINISTRATION'] })
const basile = await someone(office, { prenom: 'Basile', nom: 'Renfort', authorities: ['USAGER', 'ADMINISTRATION'] })
const greffier = await clerk(office, 'TJ-STRASBOURG')

const url = (liste: string) => `/api/administration/motifs-usuels/${liste}`
const publish = async (liste: string, motifs: object[] | null, version: number, { bearer } = ada) => {
  const answer = await app.inject({ method: 'PUT', url: url(liste), headers: bearer, payload: { motifs, version } })
  return { status: answer.statusCode, body: answer.json() }
}
const read = async (liste: string) => (await app.inject({ url: url(liste), headers: ada.bearer })).json()
const listProposed = async () => (await app.inject({ url: '/api/greffe/motifs-usuels', headers: greffier.bearer })).json().listes

const un = { article: null, motif: 'Les statuts ne sont pas datés.' }
const deux = { article: null, motif: 'La page 2 manque.' }

test('a published list is offered to clerks at once; each version keeps its author and day, and the default list can be restored', async () => {
  expect([await listProposed(), await read('demande-STATUTS')]).toEqual([[], { version: 0, motifs: null, versions: [] }])
  expect((await publish('demande-STATUTS', [un], 0)).body).toEqual({ version: 1 })
  expect(await listProposed()).toEqual([{ liste: 'demande-STATUTS', motifs: [un] }])
  expect((await publish('demande-STATUTS', [un, deux], 1, basile)).body).toEqual({ version: 2 })
  expect((await publish('demande-STATUTS', null, 2)).body).toEqual({ version: 3 })
  expect(await listProposed()).toEqual([])
  expect(await read('demande-STATUTS')).toMatchObject({
    version: 3,
    motifs: null,
    versions: [
      { version: 3, motifs: null, publieePar: 'Ada Support' },
      { version: 2, motifs: [un, deux], publieePar: 'Basile Renfort' },
      { version: 1, motifs: [un], publieePar: 'Ada Support', publieeLe: clock.at.toISOString() },
    ],
  })
  const sujet = ['reference', 'motifs/demande-STATUTS'] as const
  expect((await actesDe(db, ...sujet)).map(({ type, auteur }) => [type, auteur])).toEqual([
    ['MODIFICATION', ada.uuid],
    ['MODIFICATION', basile.uuid],
    ['RETABLISSEMENT', ada.uuid],
  ])
  expect(await findBrokenLigne(db, ...sujet)).toBeNull()
})

test('a published version is never changed, and an unchanged list is not published again', async () => {
  await publish('demande-PV_AG', [un], 0)
  expect((await publish('demande-PV_AG', [un], 1)).body).toEqual({ version: 1 })
  expect((await publish('rejet-RADIATION', null, 0)).body).toEqual({ version: 0 })
  await expect(
    db
      .updateTable('motifs_usuels')
      .set({ publie_le: new Date() } as never)
      .execute(),
  ).rejects.toThrow()
  await expect(db.deleteFrom('motifs_usuels').execute()).rejects.toThrow()
})

test('a change based on an older version is refused and names the person who published meanwhile; of eight at once, one succeeds', async () => {
  await publish('rejet-CREATION', motifsDOrigine('rejet-CREATION').slice(0, 2), 0, basile)
  const refused = await publish('rejet-CREATION', motifsDOrigine('rejet-CREATION').slice(0, 1), 0)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain('Basile Renfort a publié cette liste le 20/11/2026')
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, rang) => publish('demande-PIECE_JOINTE', [{ article: null, motif: `Rang ${rang}` }], 0)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})

test('an invalid list is refused on its field', async () => {
  const { version } = await read('rejet-DISSOLUTION')
  for (const motifs of [
    [],
    [un],
    [
      { article: 'Art. 74', motif: 'x' },
      { article: 'Art. 74', motif: 'x' },
    ],
  ])
    expect((await publish('rejet-DISSOLUTION', motifs, version)).body.errors).toMatchObject([{ field: 'motifs' }])
  expect((await publish('rejet-RIEN', [un], 0)).status).toBe(400)
})
