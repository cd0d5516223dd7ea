import { describe, expect, test } from 'vitest'
import { champsComite } from 'domain/association/champs-comite'
import { champsFondateurs, champsMembres } from 'domain/association/champs-membre'
import type { Version } from 'domain/association/version'
import { isFor, type Reader } from 'domain/core/readers'
import { champsDeclarant, filedFondateursChamps } from 'domain/requetes/depot/champs-depot'
import type { Depot } from 'domain/requetes/depot/depot'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import { testOffice } from '../office.ts'
import { readPdf } from '../read-pdf.ts'
import { makeVersion } from '../versions.ts'
import type { Line, Sent } from './line.ts'
import { lines } from './lines.ts'
import { type Mark, marking } from './marks.ts'
import { attached, persons, type Person } from './persons.ts'
import { requestOf } from './request.ts'
import { buildWorld, callNames, canaries, type World } from './world.ts'

// Marks every value of every person that the field tables know, in the register and in a pending request. Then each reader makes every
// call, and each mark must be read exactly by the readers its field grants.

const registre = marking('Zr')
const depose = marking('Zd')
const comite = (lists: Record<string, unknown[]>) => ({ ...lists, indexMembres: [] })

const filed = {
  declarant: depose.row(champsDeclarant, 'declarant'),
  comite: comite(depose.lists(champsComite, 'comite')),
  fondateurs: depose.lists(filedFondateursChamps, 'fondateurs'),
  liquidationAssociation: { commentaireLiquidation: null, liquidateurs: comite(depose.lists(champsComite, 'liquidateurs')) },
} as unknown as Partial<Depot>

const world = await buildWorld(await testOffice({ APPELS_PAR_MINUTE: '1000000', ESSAIS_PAR_ADRESSE: '1000000' }), filed)
const { app, db, numero } = world
const marked = await makeVersion(world, numero, (contenu) => ({
  ...contenu,
  members: registre.lists(champsMembres, 'members') as Version['members'],
  indexMembres: [],
  fondateurs: registre.lists(champsFondateurs, 'fondateurs') as Version['fondateurs'],
  liquidationAssociation: {
    commentaireLiquidation: null,
    liquidateurs: { members: registre.lists(champsMembres, 'liquidateurs') as Version['members'], indexMembres: [] },
  },
}))
// Lifts the non-conformities, which block extracts.
await db.updateTable('non_conformite').set({ levee_le: world.now() }).where('association', '=', numero).execute()

const ask = (name: keyof typeof calls, sent: Sent, person: Person) => app.inject(requestOf(world, calls[name], sent, person))

/** An attestation of the direction: a document of the register that prints the addresses of its members. */
const attested = await ask('delivrerAttestation', { params: { numero }, payload: { version: marked } }, 'clerk')
const attestation = (await ask('getAssociation', { params: { numero } }, 'clerk')).json<{
  association: { documents: { lien: string; type: string }[] }
}>()
const { lien = '' } = attestation.association.documents.find(({ type }) => type === 'ATTESTATION_INSCRIPTION') ?? {}

const readerOf = (person: Person): Reader => {
  if (person === 'anonymous' || person === 'activation') return 'visiteur'
  if (person === 'clerk' || person === 'judge') return 'tribunal'
  if (attached.includes(person)) return 'rattache'
  return person === 'administrator' ? 'support' : 'compte'
}

/** A pending filing is known to the circle only, whatever the register shows of the same persons. */
const mayReadFiled = ({ readers }: Mark, reader: Reader): boolean => isFor('cercle', reader) && isFor(readers, reader)

const said = async (bytes: Buffer): Promise<string> =>
  bytes.subarray(0, 5).toString() === '%PDF-'
    ? (await readPdf(bytes).catch(() => ({ text: '' }))).text.replaceAll(/\s+/g, '')
    : bytes.toString()

const leaks = (text: string, reader: Reader): string[] => [
  ...registre.marks.filter(({ text: mark, readers }) => text.includes(mark) && !isFor(readers, reader)).map(({ path }) => path),
  ...depose.marks.filter((mark) => text.includes(mark.text) && !mayReadFiled(mark, reader)).map(({ path }) => `depot.${path}`),
]

test('every value of a person can be marked, except choices and booleans', () => {
  expect([...new Set([...registre.unmarked, ...depose.unmarked])].toSorted()).toEqual([
    'civilite',
    'coordonneesEffacees',
    'estFondateur',
    'fonctionConfirmee',
    'homonyme',
    'notificationElectronique',
  ])
})

describe('the sheet gives each reader exactly the values that the field table grants', () => {
  test.each(persons)('%s', async (person) => {
    const reader = readerOf(person)
    for (const query of [{}, { version: String(marked) }]) {
      const { body } = await ask('getAssociation', { params: { numero }, query }, person)
      const granted = registre.marks.filter(({ readers }) => isFor(readers, reader))
      expect(registre.marks.filter(({ text }) => body.includes(text))).toEqual(reader === 'visiteur' ? [] : granted)
    }
  })
})

describe('a filing gives each reader exactly the values that the field table grants', () => {
  const whole: Person[] = ['depotOnly', 'both', 'clerk']
  test.each(persons)('%s', async (person) => {
    const { body } = await ask('getDepot', { params: { numero: canaries.requete } }, person)
    const granted = depose.marks.filter((mark) => mayReadFiled(mark, readerOf(person)))
    expect(depose.marks.filter(({ text }) => body.includes(text))).toEqual(whole.includes(person) ? granted : [])
  })
})

describe('a document issued by the court is readable, with its content, by exactly the readers of its type', () => {
  test.each(persons)('%s', async (person) => {
    const answer = await app.inject({ url: lien, headers: person === 'anonymous' ? {} : world.people[person].bearer })
    const reader = readerOf(person)
    const text = await said(answer.rawPayload)
    const printed = registre.marks.filter(({ path }) => path === 'members.physiques.adresse.adresse')
    expect(printed.map((mark) => text.includes(mark.text))).toEqual([isFor('cercle', reader)])
    expect(leaks(text, reader)).toEqual([])
  })

  test('it was issued', () => {
    expect([attested.statusCode, lien]).toEqual([201, expect.stringContaining('/document/')])
  })
})

/** Further requests on the marked association or request, besides that of the matrix line. */
const alsoAsked: Partial<Record<keyof typeof calls, Sent>> = {
  genererExtrait: { params: { numero } },
  getAssociationGreffe: { params: { numero } },
  getDossier: { params: { numero: canaries.requete } },
  lireJournal: { params: { numero } },
  apercevoirAttestation: { params: { numero } },
  listerAssociations: { query: { recherche: registre.marks[0]?.text ?? '' } },
}
const asked = callNames.filter((name) => (calls[name] as Call).method === 'GET' || name in alsoAsked || name === 'dashboardAssociation')

/** Calls that show persons: an association, its documents, its filings, or a handover. Lists name nobody. */
const showsPersons: readonly string[] = [
  'getAssociation',
  'getAssociationGreffe',
  'genererExtrait',
  'apercevoirAttestation',
  'lireDocument',
  'getDossier',
  'lireSuccession',
]

describe.each(asked)('no mark leaks from %s', (name) => {
  const line: Line = lines[name]
  let own: Sent | undefined

  test.each(persons)('%s', async (person) => {
    own ??= (calls[name] as Call).method === 'GET' ? await line.send(world) : undefined
    const others = alsoAsked[name]
    const good = [...(own ? [own] : []), ...(others ? [others] : [])]
    // An invalid request must not reveal anything either.
    const wrong = good.map((sent) => ({ ...sent, query: { ...sent.query, inconnu: '1' } }))
    for (const sent of [...good, ...wrong]) {
      const answer = await ask(name, sent, person)
      const text = await said(answer.rawPayload)
      expect(leaks(text, readerOf(person))).toEqual([])
      if (!showsPersons.includes(name)) expect(registre.marks.filter(({ text: mark }) => text.includes(mark))).toEqual([])
      expect(leaks(JSON.stringify(answer.headers), readerOf(person))).toEqual([])
    }
  })
})

test('an extract names the direction without the address or the country of its members', async () => {
  const answer = await ask('genererExtrait', { params: { numero } }, 'unattached')
  const text = await said(answer.rawPayload)
  const named = (path: string) => text.includes(registre.marks.find((mark) => mark.path === `members.${path}`)?.text ?? '?')
  expect(['physiques.nom', 'physiques.fonction', 'morales.nomRepresentant', 'morales.denomination'].map(named)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['physiques.nationalite', 'physiques.adresse.adresse', 'reprises.description'].map(named)).toEqual([false, false, false])
})

describe('the pages of the site contain no mark', () => {
  const pages = [
    '/',
    `/association/${numero}`,
    `/verification/${world.code}`,
    '/mes-associations',
    `/requetes/${canaries.requete}`,
    `/depot/${canaries.requete}`,
  ]
  test.each(pages)('%s', async (url) => {
    for (const person of ['anonymous', 'unattached', 'clerk'] satisfies (keyof World['people'] | 'anonymous')[]) {
      const headers = person === 'anonymous' ? {} : world.people[person].bearer
      expect(leaks((await app.inject({ url, headers })).body, 'visiteur')).toEqual([])
    }
  })
})

test('neither mails nor the security log contain a value of a person of the register', async () => {
  const [mails, log] = [await db.selectFrom('courriel').selectAll().execute(), await db.selectFrom('securite').selectAll().execute()]
  expect([mails.length > 0, log.length > 0]).toEqual([true, true])
  expect(leaks(JSON.stringify(log), 'visiteur')).toEqual([])
  expect(registre.marks.filter(({ text }) => JSON.stringify(mails).includes(text))).toEqual([])
})
