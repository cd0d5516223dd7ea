import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { addJours } from 'domain/core/jour'
import { delaiFin } from 'domain/requetes/delais/delais'
import { documentsDe } from '../src/association/sql.ts'
import { actesDe } from '../src/core/actes.ts'
import { knownCommune, submitDepot, aCreationIn } from './filings.ts'
import { testOffice } from './office.ts'
import { clerk, someone } from './people.ts'
import { readPdf } from './read-pdf.ts'
import { aRegisteredAssociation } from './register.ts'
import { aSignataire } from './signatories.ts'
import { markAllConforming } from './verdicts.ts'

const office = await testOffice()
const { app, db, clock, store } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const commune = await knownCommune(db)
const signataire = await aSignataire(db)

const filed = async (dateStatuts?: string): Promise<{ status: number; numero: string }> => {
  const depot = aCreationIn(commune)
  if (dateStatuts) depot.association.dateStatuts = dateStatuts
  const answer = await submitDepot(office, filer, { depot })
  return { status: answer.statusCode, numero: answer.json<{ numero: string }>().numero }
}
const act = async (numero: string, path: string, payload: Record<string, unknown>): Promise<number> =>
  (await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: ours.bearer, payload })).statusCode
const lastDay = async (numero: string) => {
  const contenu = (await actesDe(db, 'requete', numero)).at(-1)?.contenu as { le: string } | undefined
  return contenu?.le
}
const get = async (url: string, who = ours) => (await app.inject({ url, headers: who.bearer })).json()
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

// 00:30 in Paris, which is still the day before in UTC.
describe.each([
  ['winter', '2026-12-14T23:30:00Z', '2026-12-15', '15 décembre 2026'],
  ['summer', '2027-07-15T22:30:00Z', '2027-07-16', '16 juillet 2027'],
])('the legal day is that of Paris at half past midnight, in %s', (_, night, today, inWords) => {
  const instant = new Date(night)
  const yesterday = addJours(today, -1)
  const tomorrow = addJours(today, 1)

  test('a filing, its rules and its legal delays use it', async () => {
    clock.at = instant
    const { status, numero } = await filed(today)
    expect(status).toBe(201)
    expect(await lastDay(numero)).toBe(today)
    expect((await filed(tomorrow)).status).toBe(400)
    const { situation } = await get(`/api/greffe/requete/${numero}`)
    expect(situation.horloges[0].le).toBe(delaiFin('RECEPISSE', today).le)
  })

  test('taking a request uses it', async () => {
    clock.at = noon(yesterday)
    const { numero } = await filed()
    clock.at = instant
    expect(await act(numero, 'prise-en-charge', { version: 1 })).toBe(204)
    expect(await lastDay(numero)).toBe(today)
    expect((await get(`/api/greffe/requete/${numero}`)).agent.le).toBe(today)
  })

  test('an act may have this day but not the next one; the day before precedes the filing', async () => {
    clock.at = instant
    const { numero } = await filed()
    await act(numero, 'prise-en-charge', { version: 1 })
    expect(await act(numero, 'communication-prefet', { version: 2, le: tomorrow })).toBe(400)
    expect(await act(numero, 'communication-prefet', { version: 2, le: yesterday })).toBe(400)
    expect(await act(numero, 'communication-prefet', { version: 2, le: today })).toBe(204)
  })

  test("the prefect's silence ends on it, and queue, file, dashboard and decision agree", async () => {
    // Yesterday is the last day for an opposition.
    const told = addJours(yesterday, -42)
    clock.at = noon(told)
    const { numero } = await filed()
    await act(numero, 'prise-en-charge', { version: 1 })
    expect(await act(numero, 'communication-prefet', { version: 2, le: told })).toBe(204)
    const isIn = async (file: string) => {
      const { content } = await get(`/api/greffe/requete?file=${file}&size=100`)
      return (content as { numero: string }[]).some((each) => each.numero === numero)
    }
    const phrase = async () =>
      (
        (await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: filer.bearer })).json() as {
          numero: string
          phrase: string
        }[]
      ).find((each) => each.numero === numero)?.phrase
    // 23:59 the day before, in Paris.
    clock.at = new Date(instant.getTime() - 31 * 60_000)
    expect([await isIn('A_LA_PREFECTURE'), await isIn('A_DECIDER')]).toEqual([true, false])
    expect((await get(`/api/greffe/requete/${numero}`)).etape).toBe('COMMUNIQUEE_PREFET')
    expect(await phrase()).toContain('Le préfet peut')
    clock.at = instant
    expect([await isIn('A_LA_PREFECTURE'), await isIn('A_DECIDER')]).toEqual([false, true])
    expect((await get(`/api/greffe/requete/${numero}`)).etape).toBe('A_ORDONNER')
    expect(await phrase()).toContain('La décision du tribunal est attendue')

    const version = await markAllConforming(office, ours, numero)
    expect(await act(numero, 'inscription', { version, le: today, signataire })).toBe(200)
    const { association } = await get(`/api/greffe/requete/${numero}`)
    const certificate = (await documentsDe(db, association)).find(({ type }) => type === 'CERTIFICAT_INSCRIPTION')
    const { text } = await readPdf(await buffer((await store.read(certificate?.sha256 ?? '')).stream))
    expect(text).toContain(`Date du certificat ${inWords}`)
  })

  test('a signatory may decide on their first day', async () => {
    const eve = addJours(yesterday, -10)
    clock.at = noon(eve)
    const { numero } = await filed()
    await act(numero, 'prise-en-charge', { version: 1 })
    await act(numero, 'communication-prefet', { version: 2, le: eve })
    await act(numero, 'reponse-prefet', { version: 3, le: eve, reponse: 'PAS_D_OPPOSITION' })
    const newcomer = await aSignataire(db, { nom: 'Nouveau', debut: today })
    clock.at = instant
    const version = await markAllConforming(office, ours, numero)
    expect(await act(numero, 'inscription', { version, le: today, signataire: newcomer })).toBe(200)
  })

  test('the declarant reads that the receipt is late from the day after it was due', async () => {
    clock.at = noon(addJours(yesterday, -5))
    const { numero } = await filed()
    const said = async () =>
      (
        (await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: filer.bearer })).json() as {
          numero: string
          phrase: string
        }[]
      ).find((each) => each.numero === numero)?.phrase
    clock.at = new Date(instant.getTime() - 31 * 60_000)
    expect(await said()).toContain('Un récépissé doit vous être délivré au plus tard le')
    clock.at = instant
    expect(await said()).toContain('ce délai est dépassé')
  })

  test('an extract and the version it shows have this day', async () => {
    clock.at = instant
    const { numero } = await aRegisteredAssociation(office)
    const answer = await app.inject({ url: `/api/association/${numero}/extrait`, headers: filer.bearer })
    const { text } = await readPdf(answer.rawPayload)
    expect(text).toContain(`Délivré le ${inWords} à 0 h 30`)
    expect(text).toContain(`en vigueur depuis le ${inWords}`)
  })
})

test('a request filed in the first hour of the year gets a number of that year', async () => {
  clock.at = new Date('2026-12-31T23:30:00Z')
  expect((await filed()).numero).toMatch(/^R27/)
})

test('acts are ordered as they were committed, whatever the clock says', async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  const { numero } = await filed()
  clock.at = new Date('2026-11-20T09:00:00Z')
  await act(numero, 'prise-en-charge', { version: 1 })
  clock.at = new Date('2026-11-20T08:00:00Z')
  await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' })
  clock.at = new Date('2026-11-20T11:00:00Z')
  const { journal, etape } = await get(`/api/greffe/requete/${numero}`)
  expect(journal.map(({ type }: { type: string }) => type)).toEqual(['DEPOT', 'PRISE_EN_CHARGE', 'COMMUNICATION_PREFET'])
  expect(etape).toBe('COMMUNIQUEE_PREFET')
})
