import { randomUUID } from 'node:crypto'
import type { Answer } from 'contract/core/call'
import type { verifierExtrait } from 'contract/extrait/extrait'
import { beforeAll, expect, test } from 'vitest'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { makeVersion } from '../../test/versions.ts'
import { actesDe, findBrokenLigne } from '../core/actes.ts'

const office = await testOffice()
const { app, db } = office

let person: Someone
beforeAll(async () => {
  person = await someone(office)
})

const ask = (numero: string, who?: Someone) =>
  app.inject({ url: `/api/association/${numero}/extrait?conforme=true&winlogas=false`, headers: who?.bearer ?? {} })
const verify = (code: string) => app.inject({ url: `/api/verification/${code}` })
const codeOf = async (numero: string): Promise<string> =>
  (await db.selectFrom('extrait').select('code').where('association', '=', numero).executeTakeFirstOrThrow()).code

test('[ACTION-09, API-45, SRV-38] an extract is a PDF of the latest version, recorded with its code and its act', async () => {
  const { numero } = await aRegisteredAssociation(office, { informations: { denomination: 'Chorale de Mittelbruch' } })
  const answer = await ask(numero, person)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''extrait-${numero}.pdf`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  const code = await codeOf(numero)
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const { text } = await readPdf(answer.rawPayload)
  for (const printed of ['Chorale de Mittelbruch', numero, code]) expect(text).toContain(printed)
  const actes = await actesDe(db, 'association', numero)
  expect(actes.at(-1)).toMatchObject({ type: 'EXTRAIT', auteur: person.uuid, contenu: { version: 1 } })
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[ACTION-10] anybody may check a code, as printed or copied by hand, and sees when the register has changed', async () => {
  const { numero } = await aRegisteredAssociation(office, { informations: { denomination: 'Harmonie de Mittelbruch' } })
  await ask(numero, person)
  const code = await codeOf(numero)
  const said: Answer<typeof verifierExtrait> = (await verify(code)).json()
  expect(said).toEqual({
    denomination: 'Harmonie de Mittelbruch',
    numero,
    tribunal: 'Tribunal judiciaire de Strasbourg',
    delivreLe: office.now().toISOString(),
    type: 'EXTRAIT',
    titre: 'Extrait du registre des associations',
    aJour: true,
    changements: [],
    decisionSuivante: null,
  })
  for (const copied of [code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('0', 'O').replaceAll('1', 'l')])
    expect((await verify(copied)).json(), copied).toEqual(said)

  await makeVersion(office, numero, (contenu) => ({
    ...contenu,
    informations: { ...contenu.informations, denomination: 'Nouvelle Harmonie' },
  }))
  expect((await verify(code)).json()).toEqual({ ...said, aJour: false, changements: ['Dénomination'] })
})

test('[ACTION-10] a version without a visible change keeps the document current; otherwise the changed headings are listed, without names', async () => {
  const { numero } = await aRegisteredAssociation(office)
  await ask(numero, person)
  const code = await codeOf(numero)
  const said = async (): Promise<Answer<typeof verifierExtrait>> => (await verify(code)).json()
  await makeVersion(office, numero, (contenu) => contenu, { evenement: 'INSTANTANE' })
  expect(await said()).toMatchObject({ aJour: true, changements: [] })
  await makeVersion(office, numero, (contenu) => ({
    ...contenu,
    members: { ...contenu.members, physiques: contenu.members.physiques.map((membre) => ({ ...membre, telephone: '+33 3 88 00 00 99' })) },
  }))
  expect(await said()).toMatchObject({ aJour: true, changements: [] })
  await makeVersion(office, numero, (contenu) => ({
    ...contenu,
    etatAssociation: 'DISSOUTE',
    members: { ...contenu.members, physiques: [] },
    informations: { ...contenu.informations, dateDissolution: '2026-11-19' },
  }))
  const { aJour, changements } = await said()
  expect({ aJour, changements }).toEqual({ aJour: false, changements: ['État', 'Direction', 'Dates du registre'] })
})

test('[ACTION-08, SRV-38] a non-conformity blocks the extract for everybody, and only the attached users and the court read which one', async () => {
  const attached = await someone(office)
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: attached }] })
  const constat = { id: randomUUID(), association: numero, texte: 'statuts non datés', relevee_le: office.now(), relevee_par: null }
  await db
    .insertInto('non_conformite')
    .values({ ...constat, levee_le: null, levee_par: null })
    .execute()
  const reasons = async (who: Someone): Promise<unknown> => {
    const answer = await ask(numero, who)
    expect(answer.statusCode).toBe(412)
    return answer.json().globalErrors.map(({ defaultMessage }: { defaultMessage: string }) => defaultMessage)
  }
  const named = ["L'extrait ne peut pas être délivré tant que l'inscription comporte des non-conformités\u00a0: statuts non datés."]
  expect(await reasons(attached)).toEqual(named)
  expect(await reasons(await clerk(office, 'TJ-STRASBOURG'))).toEqual(named)
  for (const who of [person, await clerk(office, 'TJ-COLMAR')])
    expect(await reasons(who)).toEqual(["L'extrait ne peut pas être délivré tant que l'inscription comporte des non-conformités."])
  expect(await db.selectFrom('extrait').selectAll().where('association', '=', numero).execute()).toEqual([])
  await db.updateTable('non_conformite').set({ levee_le: office.now() }).where('association', '=', numero).execute()
  expect((await ask(numero, person)).statusCode).toBe(200)
})

test('an unknown code is a 404 without any detail', async () => {
  const answer = await verify('0000-0000-0000-0000')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('Mittelbruch')
  expect((await verify('a%27--')).statusCode).toBe(400)
})

test('[ACTION-08] a non-conforming inscription has no extract: 412 with the reason, and nothing recorded', async () => {
  const { numero } = await aRegisteredAssociation(office, { etatAssociation: 'NONCONFORME' })
  const answer = await ask(numero, person)
  expect(answer.statusCode).toBe(412)
  expect(answer.json().globalErrors).toEqual([
    { defaultMessage: "Le tribunal a déclaré l'inscription non conforme. Adressez-vous au greffe pour savoir quoi régulariser." },
  ])
  expect(await db.selectFrom('extrait').selectAll().where('association', '=', numero).execute()).toEqual([])
  expect((await actesDe(db, 'association', numero)).map(({ type }) => type)).toEqual(['VERSION'])
})

test('[API-45, X-42] a request with `conforme=false` is refused, and no extract is recorded', async () => {
  const { numero } = await aRegisteredAssociation(office)
  const get = (query: Record<string, string>) => app.inject({ url: `/api/association/${numero}/extrait`, query, headers: person.bearer })
  const refused = await get({ conforme: 'false', winlogas: 'false' })
  expect([refused.statusCode, refused.json().globalErrors]).toEqual([
    412,
    [{ defaultMessage: 'Le registre ne délivre que des extraits conformes.' }],
  ])
  expect(await db.selectFrom('extrait').selectAll().where('association', '=', numero).execute()).toEqual([])
  for (const query of [{ conforme: 'true' }, {}, { winlogas: 'true' }]) expect((await get(query)).statusCode).toBe(200)
})

test('[SRV-38] without a token 401, for an unknown association 404', async () => {
  const { numero } = await aRegisteredAssociation(office)
  expect((await ask(numero)).statusCode).toBe(401)
  expect((await ask('STR999999', person)).statusCode).toBe(404)
})

test('while one account asks for hundreds of extracts, another person is served before most of them; the excess is a 503 with Retry-After', async () => {
  const [{ numero }, { numero: other }] = [await aRegisteredAssociation(office), await aRegisteredAssociation(office)]
  const [flooding, patient] = [await someone(office), await someone(office)]
  let drawn = 0
  const flood = Promise.all(
    Array.from({ length: 300 }, async () => {
      const answer = await ask(numero, flooding)
      if (answer.statusCode === 200) drawn += 1
      return answer
    }),
  )
  const theirs = await ask(other, patient)
  expect(theirs.statusCode).toBe(200)
  const before = drawn
  const answers = await flood
  // Those in progress plus one turn; the limit of twenty leaves room for the calls that come before the rendering.
  expect(before).toBeLessThan(20)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { statusCode, headers } of refused) expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
})
