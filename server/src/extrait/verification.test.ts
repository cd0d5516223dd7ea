import type { Answer } from 'contract/core/call'
import type { verifierExtrait } from 'contract/extrait/extrait'
import { aDecision } from 'domain/requetes/examples/ex-officio'
import { expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../test/filings.ts'
import { auGreffe } from '../../test/greffe-association.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aRequeteOn } from '../../test/requests.ts'
import { aSignataire } from '../../test/signatories.ts'
import { makeVersion } from '../../test/versions.ts'
import { markAllConforming } from '../../test/verdicts.ts'
import { newCode } from '../association/delivrances.ts'

const office = await testOffice()
const { app, db, clock } = office
const person = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const signataire = await aSignataire(db)
const commune = await knownCommune(db)

const verify = (code: string) => app.inject({ url: `/api/verification/${code}` })
const said = async (code: string): Promise<Answer<typeof verifierExtrait>> => (await verify(code)).json()
const codesOf = async (numero: string): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('extrait').select(['type', 'code']).where('association', '=', numero).execute()
  return new Map(rows.map(({ type, code }) => [type, code]))
}

/** A creation registered on 06/01/2027 at 10:00 in Paris. */
const registered = async (): Promise<string> => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  const { numero } = (await submitDepot(office, person, { depot: aCreationIn(commune) })).json<{ numero: string }>()
  const act = async (path: string, payload: Record<string, unknown>) =>
    (await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: ours.bearer, payload })).json
  await act('prise-en-charge', { version: 1 })
  await act('communication-prefet', { version: 2, le: '2026-11-20' })
  clock.at = new Date('2027-01-06T09:00:00Z')
  const version = await markAllConforming(office, ours, numero)
  const answer = await app.inject({
    method: 'POST',
    url: `/api/greffe/requete/${numero}/inscription`,
    headers: ours.bearer,
    payload: { version, le: '2027-01-06', signataire },
  })
  return answer.json<{ numeroAssociation: string }>().numeroAssociation
}

test('[ACTION-10] each document has its own title, court and instant; a decision stays valid, and a document about the register lists what changed', async () => {
  const numero = await registered()
  const codes = await codesOf(numero)
  expect([...codes.keys()].toSorted()).toEqual(['CERTIFICAT_INSCRIPTION', 'NOTIFICATION_DECISION', 'ORDONNANCE'])
  const all = () =>
    Promise.all(['ORDONNANCE', 'NOTIFICATION_DECISION', 'CERTIFICAT_INSCRIPTION'].map((type) => said(codes.get(type) ?? '')))
  const issued = {
    numero,
    tribunal: 'Tribunal judiciaire de Strasbourg',
    delivreLe: '2027-01-06T09:00:00.000Z',
    aJour: true,
    changements: [],
    decisionSuivante: null,
  }
  expect(await all()).toMatchObject([
    { ...issued, type: 'ORDONNANCE', titre: "Ordonnance d'inscription" },
    { ...issued, type: 'NOTIFICATION_DECISION', titre: 'Notification de décision' },
    { ...issued, type: 'CERTIFICAT_INSCRIPTION', titre: "Certificat numérique d'inscription" },
  ])

  // The court rectifies the register, without a decision.
  await makeVersion(office, numero, (contenu) => ({ ...contenu, informations: { ...contenu.informations, objet: 'Chanter encore.' } }))
  expect(await all()).toMatchObject([issued, issued, { aJour: false, changements: ['Objet et activité'], decisionSuivante: null }])

  for (const [requete, dateOrdonnancement] of [
    ['R27000901', '2027-02-01'],
    ['R27000902', '2027-03-02'],
  ] as const) {
    await aRequeteOn(office, { association: numero, compte: person.uuid, numero: requete, etat: 'INSCRITE', dateOrdonnancement })
    await makeVersion(office, numero, (contenu) => contenu, { evenement: 'INSCRIPTION', requete })
  }
  const followed = { ...issued, decisionSuivante: '2027-03-02' }
  expect(await all()).toMatchObject([followed, followed, { aJour: false, changements: ['Objet et activité'], decisionSuivante: null }])

  // Another court dissolves it, which is a decision too (STAFF-14).
  clock.at = new Date('2027-04-06T09:00:00Z')
  const { version } = await auGreffe(office, ours).see(numero)
  await auGreffe(office, ours).decide(numero, version, aDecision({ date: '2027-04-05' }))
  const dissolved = { ...issued, decisionSuivante: '2027-04-05' }
  expect(await all()).toMatchObject([dissolved, dissolved, { aJour: false, decisionSuivante: null }])
})

test('[ACTION-10] a code must match exactly: no prefix, no longer code, no other letter, no pattern', async () => {
  const { numero } = await aRegisteredAssociation(office)
  await app.inject({ url: `/api/association/${numero}/extrait`, headers: person.bearer })
  const [code = ''] = (await codesOf(numero)).values()
  expect((await verify(code)).statusCode).toBe(200)
  const letters = code.replaceAll('-', '')
  const near = [
    ...Array.from({ length: letters.length - 4 }, (_, i) => letters.slice(0, i + 4)),
    ...Array.from({ length: code.length - 4 }, (_, i) => code.slice(0, i + 4)),
    ...Array.from(letters, (letter, i) => letters.slice(0, i) + (letter === '7' ? '8' : '7') + letters.slice(i + 1)),
    letters.slice(1),
    `${letters}0`,
    `0${letters}`,
    `${code}-${code}`,
  ]
  const answers = await Promise.all(near.map(async (each) => [each, (await verify(each)).statusCode]))
  expect(answers).toEqual(near.map((each) => [each, 404]))
  for (const pattern of [`${letters.slice(0, 15)}%`, `${letters.slice(0, 15)}_`])
    expect((await verify(encodeURIComponent(pattern))).statusCode).toBe(400)
})

test('[ACTION-10] a code has 80 bits: sixteen letters out of thirty-two, never the same code twice', () => {
  const codes = Array.from({ length: 4000 }, newCode)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const places = Array.from({ length: 16 }, (_, i) => new Set(codes.map((code) => code.replaceAll('-', '')[i])).size)
  expect(places).toEqual(Array.from({ length: 16 }, () => 32))
})
