import { beforeEach, describe, expect, test } from 'vitest'
import { submitDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const colleague = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Ondine', nom: 'Voisine' })
const elsewhere = await clerk(office, 'TJ-COLMAR')
const nowhere = await someone(office, { authorities: ['USAGER', 'GREFFE'] })

const filed = async (): Promise<string> => (await submitDepot(office, filer)).json<{ numero: string }>().numero

const act = async (numero: string, path: string, payload: Record<string, unknown>, who: Someone = ours) => {
  const answer = await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: who.bearer, payload })
  return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() }
}
const state = (numero: string) =>
  db
    .selectFrom('requete')
    .select(['etape', 'etat', 'version', 'agent', 'ensuite_le', 'ensuite_etape', 'echeance_le'])
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow()

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('[STAFF-02] the court takes a request in charge, tells the prefect and records his answer, each act once in the journal', async () => {
  const numero = await filed()
  expect(await act(numero, 'prise-en-charge', { version: 1 })).toEqual({ status: 204, body: null })
  expect(await state(numero)).toEqual({
    etape: 'EXAMEN',
    etat: 'EN_COURS',
    version: 2,
    agent: ours.uuid,
    ensuite_le: null,
    ensuite_etape: null,
    echeance_le: '2026-11-25',
  })
  clock.at = new Date('2026-11-24T10:00:00Z')
  expect((await act(numero, 'communication-prefet', { version: 2, le: '2026-11-23' })).status).toBe(204)
  expect(await state(numero)).toMatchObject({
    etape: 'COMMUNIQUEE_PREFET',
    version: 3,
    ensuite_le: '2027-01-05',
    ensuite_etape: 'A_ORDONNER',
    echeance_le: '2026-11-25',
  })
  expect((await act(numero, 'reponse-prefet', { version: 3, le: '2026-11-24', reponse: 'PAS_D_OPPOSITION' })).status).toBe(204)
  expect(await state(numero)).toMatchObject({ etape: 'A_ORDONNER', etat: 'EN_COURS', version: 4 })

  const lines = await actesDe(db, 'requete', numero)
  expect(lines.map(({ type, auteur }) => [type, auteur])).toEqual([
    ['DEPOT', filer.uuid],
    ['PRISE_EN_CHARGE', ours.uuid],
    ['COMMUNICATION_PREFET', ours.uuid],
    ['REPONSE_PREFET', ours.uuid],
  ])
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
})

test('an act with obstacles is refused with every reason, and nothing is written', async () => {
  const numero = await filed()
  expect(await act(numero, 'communication-prefet', { version: 1, le: '2026-11-20' })).toEqual({
    status: 412,
    body: expect.objectContaining({ globalErrors: [{ defaultMessage: "le dossier n'est pas encore pris en charge" }] }),
  })
  await act(numero, 'prise-en-charge', { version: 1 })
  expect(await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' }, colleague)).toMatchObject({
    status: 412,
    body: { globalErrors: [{ defaultMessage: 'le dossier est pris en charge par Dominique Greffe depuis le 20/11/2026' }] },
  })
  expect((await state(numero)).version).toBe(2)
  expect(await actesDe(db, 'requete', numero)).toHaveLength(2)
})

test.each([
  ['2026-11-21', 'La date ne peut être postérieure à la date du jour'],
  ['2026-11-19', 'La date ne peut être antérieure au dépôt de la requête (20/11/2026).'],
  ['2026-02-30', 'Indiquez une date qui existe, par exemple 12/12/2026.'],
])('the legal day %s of an act is refused under its field', async (le, defaultMessage) => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  expect(await act(numero, 'communication-prefet', { version: 2, le })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'le', defaultMessage }] },
  })
  expect((await state(numero)).version).toBe(2)
})

test('an act based on a version since overtaken is refused, naming who did what and when', async () => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 }, colleague)
  expect(await act(numero, 'prise-en-charge', { version: 1 })).toMatchObject({
    status: 409,
    body: {
      message:
        "Ondine Voisine a déjà agi sur cette requête le 20/11/2026 à 11\u00a0h\u00a000 (Prise en charge). Votre acte n'a pas été enregistré.",
    },
  })
})

test('of two clerks who act at once, one succeeds, even sending twice, and the other gets a 409 that names the first; the act is recorded once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const numero = await filed()
    const answers = await Promise.all([ours, colleague, ours, colleague].map((who) => act(numero, 'prise-en-charge', { version: 1 }, who)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 409, 409])
    const winner = answers.findIndex(({ status }) => status === 204) % 2 === 0 ? 'Dominique Greffe' : 'Ondine Voisine'
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(body.message).toContain(`${winner} a déjà agi`)
    expect(await actesDe(db, 'requete', numero)).toHaveLength(2)
    expect((await state(numero)).version).toBe(2)
  }
})

const refused = (defaultMessage: string) => ({ status: 412, body: { globalErrors: [{ defaultMessage }] } })

test('[STAFF-02] a file is handed over to a clerk of the same court, who alone acts on it then', async () => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  for (const agent of [elsewhere.uuid, filer.uuid, ours.uuid])
    expect(await act(numero, 'remise', { version: 2, agent })).toMatchObject({ status: 400, body: { errors: [{ field: 'agent' }] } })
  expect((await act(numero, 'remise', { version: 2, agent: colleague.uuid })).status).toBe(204)
  expect(await state(numero)).toMatchObject({ etape: 'EXAMEN', agent: colleague.uuid, version: 3 })
  expect(await act(numero, 'restitution', { version: 3 })).toMatchObject(
    refused('le dossier est pris en charge par Ondine Voisine depuis le 20/11/2026'),
  )
})

test('a file cannot be handed over to a person who is no longer a clerk, nor to a closed account, whatever court they keep', async () => {
  const retired = await someone(office, { tribunaux: ['TJ-STRASBOURG'] })
  const closed = await clerk(office, 'TJ-STRASBOURG')
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', closed.uuid).execute()
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  for (const agent of [retired.uuid, closed.uuid])
    expect(await act(numero, 'remise', { version: 2, agent })).toMatchObject({ status: 400, body: { errors: [{ field: 'agent' }] } })
  expect((await state(numero)).agent).toBe(ours.uuid)
})

test('[STAFF-02] a file given back can be taken in charge at the stage it had reached, its delays still running', async () => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' })
  expect((await act(numero, 'restitution', { version: 3 })).status).toBe(204)
  expect(await state(numero)).toMatchObject({ etape: 'COMMUNIQUEE_PREFET', agent: null, ensuite_le: '2027-01-05' })
  const queues = await app.inject({ method: 'GET', url: '/api/greffe/requete?size=2000', headers: colleague.bearer })
  expect(queues.json<{ content: { numero: string }[] }>().content.map((row) => row.numero)).toContain(numero)
  expect((await act(numero, 'prise-en-charge', { version: 4 }, colleague)).status).toBe(204)
  expect(await state(numero)).toMatchObject({ etape: 'COMMUNIQUEE_PREFET', agent: colleague.uuid, ensuite_le: '2027-01-05' })
})

test('a mistaken act is corrected by another that names it and says why; nothing is erased', async () => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' })
  const motif = "La lettre n'est pas partie."
  for (const corrige of [2, 9])
    expect(await act(numero, 'correction', { version: 3, corrige, motif })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'corrige' }] },
    })
  expect(await act(numero, 'correction', { version: 3, corrige: 3, motif: ' ' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'motif', defaultMessage: 'le champ est obligatoire' }] },
  })
  expect((await act(numero, 'correction', { version: 3, corrige: 3, motif })).status).toBe(204)
  expect(await state(numero)).toMatchObject({ etape: 'EXAMEN', version: 4, ensuite_le: null, echeance_le: '2026-11-25' })
  const lines = await actesDe(db, 'requete', numero)
  expect(lines.map(({ type }) => type)).toEqual(['DEPOT', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET', 'CORRECTION'])
  expect(lines.at(-1)).toMatchObject({ contenu: { corrige: 3 }, texte: motif, auteur: ours.uuid })
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  expect((await act(numero, 'communication-prefet', { version: 4, le: '2026-11-20' })).status).toBe(204)
})

test('the same act sent twice by the same clerk succeeds twice and is recorded once; another content is a conflict', async () => {
  const numero = await filed()
  for (let send = 0; send < 2; send += 1) expect((await act(numero, 'prise-en-charge', { version: 1 })).status).toBe(204)
  for (let send = 0; send < 2; send += 1)
    expect((await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' })).status).toBe(204)
  clock.at = new Date('2026-11-24T10:00:00Z')
  expect((await act(numero, 'communication-prefet', { version: 2, le: '2026-11-23' })).status).toBe(409)
  expect(await actesDe(db, 'requete', numero)).toHaveLength(3)
})

test('the act of a colleague, in the same words, is not the same act: a conflict names them', async () => {
  const numero = await filed()
  await act(numero, 'prise-en-charge', { version: 1 })
  await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' })
  expect(await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' }, colleague)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Dominique Greffe a déjà agi/) },
  })
})

describe('[STAFF-01] rights', () => {
  const acts = [
    ['recepisse', {}],
    ['prise-en-charge', {}],
    ['remise', { agent: colleague.uuid }],
    ['restitution', {}],
    ['correction', { corrige: 2, motif: 'Par erreur' }],
    ['communication-prefet', { le: '2026-11-20' }],
    ['reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' }],
    ['reception-statuts', { le: '2026-11-20' }],
    ['renvoi-statuts', { le: '2026-11-20' }],
    ['inscription', { le: '2026-11-20', signataire: 1 }],
  ] as const

  test.each(acts)('%s: a request of another court, and any request to a clerk without court, does not exist', async (path, payload) => {
    const numero = await filed()
    const missing = await act('R26999999', path, { version: 1, ...payload })
    expect(missing.status).toBe(404)
    for (const who of [elsewhere, nowhere]) expect(await act(numero, path, { version: 1, ...payload }, who)).toEqual(missing)
    expect((await act(numero, path, { version: 1, ...payload }, filer)).status).toBe(403)
    expect((await state(numero)).version).toBe(1)
  })
})
