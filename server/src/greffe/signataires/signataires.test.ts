import { expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, clock } = office
const admin = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
const ours = await clerk(office, 'TJ-STRASBOURG')
const commune = await knownCommune(db)

const judge = {
  tribunal: 'TJ-STRASBOURG',
  prenom: 'Clotaire',
  nom: 'Amtmann',
  qualite: 'Juge du registre',
  debut: '2026-09-01',
  fin: null as string | null,
}
const path = '/api/administration/signataire'
const add = (payload: Record<string, unknown>, who: Someone = admin) =>
  app.inject({ method: 'POST', url: path, headers: who.bearer, payload })
const end = (id: number, fin: string) => app.inject({ method: 'PUT', url: `${path}/${id}/fin`, headers: admin.bearer, payload: { fin } })
const listed = async (): Promise<Record<string, unknown>[]> => (await app.inject({ url: path, headers: admin.bearer })).json()
const log = () =>
  db.selectFrom('securite').select(['type', 'compte', 'detail']).where('type', 'like', '%SIGNATAIRE').orderBy('id').execute()

test('an administrator adds a signatory once, and sets the end of their office: in the journal of the court and the security log', async () => {
  expect((await add(judge)).statusCode).toBe(204)
  expect((await add(judge)).statusCode).toBe(204)
  const [row, ...others] = await listed()
  expect(others).toEqual([])
  const { tribunal, ...same } = judge
  expect(row).toEqual({
    ...same,
    id: expect.any(Number),
    tribunal: { id: tribunal, libelle: 'Tribunal judiciaire de Strasbourg' },
    compte: null,
    juges: [],
  })
  const id = Number(row?.['id'])
  for (const fin of ['2026-11-30', '2026-11-30']) expect((await end(id, fin)).statusCode).toBe(204)
  expect(await listed()).toMatchObject([{ id, fin: '2026-11-30' }])
  expect(await actesDe(db, 'tribunal', tribunal)).toMatchObject([
    { type: 'SIGNATAIRE', auteur: admin.uuid, contenu: judge },
    { type: 'FIN_SIGNATAIRE', auteur: admin.uuid, contenu: { avant: { nom: 'Amtmann', fin: null }, fin: '2026-11-30' } },
  ])
  expect(await findBrokenLigne(db, 'tribunal', tribunal)).toBeNull()
  expect(await log()).toMatchObject([
    { type: 'SIGNATAIRE', compte: admin.uuid, detail: judge },
    { type: 'FIN_SIGNATAIRE', compte: admin.uuid, detail: { fin: '2026-11-30' } },
  ])
})

test.each([
  [{ fin: '2026-08-31' }, 'fin'],
  [{ debut: '' }, 'debut'],
  [{ tribunal: 'TJ-NULLEPART' }, 'tribunal'],
  [{ qualite: ' ' }, 'qualite'],
  [{ nom: '' }, 'nom'],
])('%j is refused under its field, and nothing is written', async (wrong, field) => {
  const before = await listed()
  const answer = await add({ ...judge, prenom: 'Autre', ...wrong })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field }] }])
  expect(await listed()).toEqual(before)
})

test('an office does not end before it began', async () => {
  const id = await aSignataire(db, { nom: 'Bref', debut: '2026-10-01' })
  const answer = await end(id, '2026-09-30')
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'fin' }] }])
  expect((await end(id, '2026-10-01')).statusCode).toBe(204)
})

test('a person who loses the administrator role while the call runs writes nothing', async () => {
  const gone = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
  await db
    .updateTable('compte')
    .set({ authorities: ['USAGER'] })
    .where('uuid', '=', gone.uuid)
    .execute()
  expect((await add({ ...judge, nom: 'Intrus' }, gone)).statusCode).toBe(403)
  expect((await listed()).map(({ nom }) => nom)).not.toContain('Intrus')
})

const act = async (numero: string, name: string, payload: Record<string, unknown>) => {
  const answer = await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${name}`, headers: ours.bearer, payload })
  return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() }
}
/** Makes a creation filed on 02/11/2026, with the prefect's answer on 04/11/2026, to be decided on 20/11/2026. */
const ready = async (): Promise<string> => {
  clock.at = new Date('2026-11-02T10:00:00Z')
  const { numero } = (await submitDepot(office, await someone(office), { depot: aCreationIn(commune) })).json<{ numero: string }>()
  await act(numero, 'prise-en-charge', { version: 1 })
  await act(numero, 'communication-prefet', { version: 2, le: '2026-11-02' })
  clock.at = new Date('2026-11-20T10:00:00Z')
  await act(numero, 'reponse-prefet', { version: 3, le: '2026-11-04', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, ours, numero)
  return numero
}

test('only a signatory of the court in office on its date, first and last days included, renders the decision', async () => {
  await db.deleteFrom('signataire').execute()
  const former = await aSignataire(db, { nom: 'Ancien', debut: '2015-01-01', fin: '2026-11-10' })
  const current = await aSignataire(db, { nom: 'Actuel', debut: '2026-11-11', fin: '2026-11-30' })
  const coming = await aSignataire(db, { nom: 'Futur', debut: '2026-12-01' })
  const long = await aSignataire(db, { nom: 'Parti', debut: '2010-01-01', fin: '2026-11-01' })
  const elsewhere = await aSignataire(db, { tribunal: 'TJ-COLMAR', nom: 'Ailleurs' })
  const numero = await ready()
  const { signataires } = (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: ours.bearer })).json()
  expect(signataires.map(({ nom }: { nom: string }) => nom)).toEqual(['Actuel', 'Ancien'])
  for (const [signataire, le] of [
    [former, '2026-11-11'],
    [current, '2026-11-10'],
    [coming, '2026-11-20'],
    [long, '2026-11-10'],
    [elsewhere, '2026-11-20'],
  ] as const)
    expect(await act(numero, 'inscription', { version: 5, le, signataire }), `${signataire} ${le}`).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'signataire' }] },
    })
  expect((await act(numero, 'inscription', { version: 5, le: '2026-11-10', signataire: former })).status).toBe(200)
  const [, , , , , decision] = await actesDe(db, 'requete', numero)
  expect(decision?.contenu).toMatchObject({ le: '2026-11-10', signataire: { nom: 'Clotaire ANCIEN', qualite: 'Juge du registre' } })
  const other = await ready()
  expect((await act(other, 'inscription', { version: 5, le: '2026-11-11', signataire: current })).status).toBe(200)
})

test('a court whose signatories have all left decides nothing, and says why', async () => {
  await db.deleteFrom('signataire').execute()
  const gone = await aSignataire(db, { fin: '2026-11-01' })
  const numero = await ready()
  expect(await act(numero, 'inscription', { version: 5, le: '2026-11-20', signataire: gone })).toMatchObject({
    status: 412,
    body: {
      globalErrors: [{ defaultMessage: "aucun signataire du tribunal n'est en fonction (l'administrateur du service tient la liste)" }],
    },
  })
})

test('the account of a judge of the same court signs in the name of a signatory, until another is linked: in the journal and the security log', async () => {
  const id = await aSignataire(db, { nom: 'Relié' })
  const judgeOf = (court: string) =>
    someone(office, { prenom: 'Berthe', nom: 'Richtermatt', authorities: ['USAGER', 'JUGE'], tribunaux: [court] })
  const [theirs, elsewhere] = [await judgeOf('TJ-STRASBOURG'), await judgeOf('TJ-COLMAR')]
  const link = (compte: string | null, who = admin) =>
    app.inject({ method: 'PUT', url: `${path}/${id}/compte`, headers: who.bearer, payload: { compte } })
  const before = (await actesDe(db, 'tribunal', 'TJ-STRASBOURG')).length
  // An account of another court, a clerk's, and none.
  for (const compte of [elsewhere.uuid, ours.uuid, crypto.randomUUID()]) {
    const refused = await link(compte)
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'compte'])
  }
  const both = await someone(office, { authorities: ['USAGER', 'JUGE', 'ADMINISTRATION'], tribunaux: ['TJ-STRASBOURG'] })
  const own = await link(both.uuid, both)
  expect([own.statusCode, own.json().errors[0].defaultMessage]).toEqual([
    400,
    "Vous ne pouvez pas relier votre propre compte\u00A0: un autre compte d'administration peut le faire.",
  ])
  for (const compte of [theirs.uuid, theirs.uuid]) expect((await link(compte)).statusCode).toBe(204)
  expect((await listed()).find((row) => row['id'] === id)).toMatchObject({
    compte: { uuid: theirs.uuid, prenom: 'Berthe', nom: 'Richtermatt' },
    juges: expect.arrayContaining([{ uuid: theirs.uuid, prenom: 'Berthe', nom: 'Richtermatt' }]),
  })
  expect((await link(null)).statusCode).toBe(204)
  expect((await actesDe(db, 'tribunal', 'TJ-STRASBOURG')).slice(before)).toMatchObject([
    { type: 'COMPTE_SIGNATAIRE', auteur: admin.uuid, contenu: { signataire: id, avant: null, apres: theirs.uuid } },
    { type: 'COMPTE_SIGNATAIRE', auteur: admin.uuid, contenu: { signataire: id, avant: theirs.uuid, apres: null } },
  ])
  expect((await log()).slice(-2)).toMatchObject([{ type: 'COMPTE_SIGNATAIRE' }, { type: 'COMPTE_SIGNATAIRE' }])
})
