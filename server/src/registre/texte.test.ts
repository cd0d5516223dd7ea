import { readVersion } from 'domain/association/read-version'
import fc from 'fast-check'
import { pertinenceTri } from 'contract/registre/registre'
import { beforeAll, expect, test } from 'vitest'
import { testOffice } from '../../test/office.ts'
import { someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { seedAssociations } from '../app/seed/associations.ts'
import { withoutFilter, type Recherche } from './filtres.ts'
import { searchAssociations } from './recherche.ts'

const office = await testOffice()
const { app, db } = office

const noms = [
  'Judo-club de Wolfsteingeck',
  'Wolfsteingeck Judo',
  'Cercle judo de Colmarette',
  'Club de judoka',
  "L'Ânerie d'Évelyne",
  'Œuvre du Pré-aux-Clercs',
  'Théâtre alsacien « Elsässisches Theater Mülhüse »',
  'Association sportive du Bœuf Rouge',
  'S’Herz Schlàjt',
  '100 % vélo',
  'Ligue_basse',
  'STR000001 et compagnie',
  'Xylophonie XII',
  'Gymnastique Müller de Saint-Avoldine',
  'Strassburgische Amis de Sainte-Mariette',
  'A B',
]
const numeros = new Map<string, string>()
let everything: { numero: string; nom: string }[]
let anybody: Someone

beforeAll(async () => {
  anybody = await someone(office)
  await seedAssociations(office, 150)
  const seen = await db.selectFrom('version').select('contenu').limit(1).executeTakeFirstOrThrow()
  const { adresse } = readVersion(seen.contenu).informations
  for (const denomination of noms) {
    const selestat = { ...adresse.commune, libelle: 'Sélestat' }
    const siege = denomination.includes('judo') ? { ...adresse, codePostal: '67600', commune: selestat } : adresse
    numeros.set(denomination, (await aRegisteredAssociation(office, { informations: { denomination, adresse: siege } })).numero)
  }
  await db.updateTable('association').set({ volume: 'XLII', folio: '7b' }).where('nom', '=', 'A B').execute()
  await db.updateTable('association').set({ volume: 'XII', folio: '1' }).where('nom', '=', 'Club de judoka').execute()
  everything = await db.selectFrom('association').select(['numero', 'nom']).execute()
})

const page = (recherche: string, others: Partial<Recherche> = {}, plafond?: number) =>
  searchAssociations(db, { ...withoutFilter, sort: pertinenceTri, recherche, ...others }, plafond)
const found = async (recherche: string, others: Partial<Recherche> = {}): Promise<string[]> =>
  (await page(recherche, others)).content.map(({ nom }) => nom)

test.each([
  ['WOLFSTEINGECK', ['Wolfsteingeck Judo', 'Judo-club de Wolfsteingeck']],
  ['judo wolfsteingeck', ['Judo-club de Wolfsteingeck', 'Wolfsteingeck Judo']],
  ['l anerie', ["L'Ânerie d'Évelyne"]],
  ['l’ÂNERIE D’ÉVELYNE', ["L'Ânerie d'Évelyne"]],
  ['oeuvre pre aux clercs', ['Œuvre du Pré-aux-Clercs']],
  ['BŒUF', ['Association sportive du Bœuf Rouge']],
  ['boeuf', ['Association sportive du Bœuf Rouge']],
  ['elsassisches mulhuse', ['Théâtre alsacien « Elsässisches Theater Mülhüse »']],
  ["s'herz schlajt", ['S’Herz Schlàjt']],
  ['st avoldine', ['Gymnastique Müller de Saint-Avoldine']],
  ['gymnastique St-Avoldine', ['Gymnastique Müller de Saint-Avoldine']],
  ['mueller gymnastique', ['Gymnastique Müller de Saint-Avoldine']],
  ['MULLER', ['Gymnastique Müller de Saint-Avoldine']],
  ['ste mariette', ['Strassburgische Amis de Sainte-Mariette']],
  ['straßburgische', ['Strassburgische Amis de Sainte-Mariette']],
  ['elsaessisches', ['Théâtre alsacien « Elsässisches Theater Mülhüse »']],
  ['100 % vélo', ['100 % vélo']],
  ['%', ['100 % vélo']],
  ['ligue_', ['Ligue_basse']],
  ['liguexbasse_', []],
  ['judo selestat', ['Cercle judo de Colmarette', 'Club de judoka']],
  ['judoka 67 600', ['Club de judoka']],
  ['judoka 676', ['Club de judoka']],
  ['volume XLII', ['A B']],
  ['vol. xlii folio 7B', ['A B']],
  ['volume XLII folio 8', []],
  ['folio 7b', ['A B']],
  ['xlii', ['A B']],
  ['xii', ['Xylophonie XII', 'Club de judoka']],
])('one text finds in names, communes, postal codes and volumes: « %s » finds %j', async (texte, expected) => {
  const answer = await page(texte)
  const names = answer.proches ? [] : answer.content.map(({ nom }) => nom)
  expect(names).toEqual(expected)
})

test('the answers come in this order: the number, the whole name, its beginning, its words, the rest of the name, the commune, the volume', async () => {
  const own = numeros.get('A B') ?? ''
  expect(await found(own.toLowerCase())).toEqual(['A B'])
  const named = await aRegisteredAssociation(office, { informations: { denomination: `${own} et compagnie` } })
  everything.push({ numero: named.numero, nom: `${own} et compagnie` })
  for (const typed of [own, `${own.slice(0, 3)} ${own.slice(3)}`]) expect(await found(typed), typed).toEqual(['A B', `${own} et compagnie`])
  for (const denomination of ['Judo', 'Judo Zen', 'Amis du judo', 'Aïkijudo'])
    everything.push({ numero: (await aRegisteredAssociation(office, { informations: { denomination } })).numero, nom: denomination })
  expect((await found('judo', { size: 2000 })).filter((nom) => /judo/i.test(nom) && !nom.startsWith('Judo-club '))).toEqual([
    'Judo',
    'Judo Zen',
    'Amis du judo',
    'Cercle judo de Colmarette',
    'Club de judoka',
    'Wolfsteingeck Judo',
    'Aïkijudo',
  ])
  // The order holds beyond a single page.
  expect(await found('judo', { size: 1 })).toEqual(['Judo'])
  const bySelestat = await found('selestat', { size: 2000 })
  expect(bySelestat).toEqual(expect.arrayContaining(['Cercle judo de Colmarette', 'Club de judoka']))
})

test('a number is found without its zeros, and by its first signs', async () => {
  const [prefix, last] = [everything[0]?.numero.slice(0, 3) ?? '', Number(everything[0]?.numero.slice(3))]
  expect((await page(`${prefix}${last}`)).content[0]?.numero).toBe(everything[0]?.numero)
  const begins = (await page(`${prefix}0000`, { size: 2000 })).content.map(({ numero }) => numero)
  expect(begins.toSorted()).toEqual(
    everything
      .map(({ numero }) => numero)
      .filter((numero) => numero.startsWith(`${prefix}0000`))
      .toSorted(),
  )
})

test('every association is found by its exact name, first except for its namesakes, and by its number, as the only first result', async () => {
  const namesakes = (wanted: string) => everything.filter(({ nom }) => nom === wanted).length
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...everything), fc.boolean(), async ({ numero, nom }, spaced) => {
      const byName = await page(nom)
      expect(byName.proches).toBe(false)
      expect(byName.content.slice(0, namesakes(nom)).map((row) => row.numero)).toContain(numero)
      expect((await page(spaced ? numero.replace(/(...)(...)(...)/, '$1 $2 $3') : numero)).content[0]?.numero).toBe(numero)
    }),
    { numRuns: 150 },
  )
})

test('the filters of the specification stay and combine with the text; a chosen sort wins over relevance', async () => {
  expect(await found('judo', { codePostal: '67600' })).toEqual(['Cercle judo de Colmarette', 'Club de judoka'])
  expect(await found('judo', { nom: 'cercle' })).toEqual(['Cercle judo de Colmarette'])
  expect(await found('judo', { etats: ['RADIEE'], nom: 'cercle' })).toEqual([])
  expect(await found('judo', { codePostal: '67600', sort: 'nom,desc' })).toEqual(['Club de judoka', 'Cercle judo de Colmarette'])
  expect(await found('xii', { sort: 'nom,asc' })).toEqual(['Club de judoka', 'Xylophonie XII'])
  expect(await found('wolfsteigeck', { sort: 'nom,desc' })).toEqual(
    expect.arrayContaining(['Wolfsteingeck Judo', 'Judo-club de Wolfsteingeck']),
  )
})

test('pages of a text neither repeat nor lose a row, and totals are exact up to the cap whatever the sort', async () => {
  const whole = (await page('de', { size: 2000 })).content.map(({ numero }) => numero)
  expect(whole.length).toBeGreaterThan(60)
  const paged: string[] = []
  for (let turn = 0; turn * 7 < whole.length; turn += 1)
    paged.push(...(await page('de', { page: turn, size: 7 })).content.map(({ numero }) => numero))
  expect(paged).toEqual(whole)
  for (const cap of [whole.length, whole.length - 1, 30]) {
    const first = await page('de', { size: 10 }, cap)
    expect(first).toMatchObject({ totalRows: Math.min(cap, whole.length), totalCapped: cap < whole.length, proches: false })
    // A cap does not change the first results.
    expect(first.content.map(({ numero }) => numero)).toEqual(whole.slice(0, 10))
    expect(await page('de', { sort: 'nom,asc', page: 9999 }, cap)).toMatchObject({ totalRows: Math.min(cap, whole.length) })
    const beyond = await page('de', { page: 9999, size: 10 }, cap)
    expect(beyond.page).toBe(Math.ceil(Math.min(cap, whole.length) / 10) - 1)
    expect(beyond.content.length).toBeGreaterThan(0)
  }
})

test.each([
  ['wolfsteigeck', 'Judo-club de Wolfsteingeck'],
  ['Judo club wolfstengek', 'Judo-club de Wolfsteingeck'],
  ['theatr alsasien', 'Théâtre alsacien « Elsässisches Theater Mülhüse »'],
  ['elsassiches teater', 'Théâtre alsacien « Elsässisches Theater Mülhüse »'],
  ['xilophonie', 'Xylophonie XII'],
  ['judoka de selesta x', 'Club de judoka'],
  ['oeuvre du pré aux clercks', 'Œuvre du Pré-aux-Clercs'],
])('« %s », mistyped, finds « %s » and says that it is only close', async (texte, nom) => {
  const answer = await page(texte)
  expect(answer.proches).toBe(true)
  expect(answer.content.map((row) => row.nom)).toContain(nom)
})

test('close names are searched only when nothing matches, the closest first, and are empty when nothing is close', async () => {
  expect((await page('wolfsteingeck')).proches).toBe(false)
  expect((await page('wolfsteingec')).proches).toBe(false)
  expect((await found('judo-club de wolfsteigeck'))[0]).toBe('Judo-club de Wolfsteingeck')
  expect(await page('qqqqzzzz')).toMatchObject({ content: [], totalRows: 0, totalCapped: false, proches: false, page: 0 })
  // Figures are not typing mistakes: another postal code does not match.
  expect((await page('99999')).content).toEqual([])
  expect(await page('wolfsteigeck', { page: 50 })).toMatchObject({ page: 0, proches: true })
})

test('a changed or new name is proposed at once', async () => {
  expect((await page('zwieblomarkt')).content).toEqual([])
  const { numero } = await aRegisteredAssociation(office, { informations: { denomination: 'Zwiebelmarkt' } })
  expect((await page('zwieblemarkt')).content.map((row) => row.numero)).toEqual([numero])
  await db.updateTable('association').set({ nom: 'Kirschenfest' }).where('numero', '=', numero).execute()
  expect((await page('kirchenfest')).content.map((row) => row.numero)).toEqual([numero])
  expect((await page('zwieblemarkt')).content).toEqual([])
  everything = await db.selectFrom('association').select(['numero', 'nom']).execute()
})

test('any text gets an answer, whatever its signs, alone or sorted', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 250 }),
    fc.constantFrom(
      '%%%%',
      String.raw`\\\\`,
      '____',
      "'; drop table association; --",
      '$1',
      '" or 1=1',
      '(((',
      '´',
      '½ œ ß',
      'a b c d '.repeat(31),
      '\u202e\u200b',
      '‮',
    ),
  )
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom(pertinenceTri, 'commune,desc'), fc.boolean(), async (texte, sort, mes) => {
      const storable = texte.replaceAll('\0', '').toWellFormed()
      const answer = await page(storable, { sort, ...(mes && { rattacheA: { uuid: anybody.uuid, aujourdhui: '2026-11-20' } }) })
      expect(answer.totalRows).toBeGreaterThanOrEqual(answer.content.length)
    }),
    { numRuns: 150 },
  )
  // Binds the same parameter value with another type.
  expect(await found(anybody.uuid, { rattacheA: { uuid: anybody.uuid, aujourdhui: '2026-11-20' } })).toEqual([])
})

const get = (query: string) => app.inject({ url: `/api/association?${query}`, headers: anybody.bearer })

test('[API-43] the call takes `recherche` beside the filters, sorts by relevance while it is filled, and says so', async () => {
  expect((await get('recherche=wolfsteingeck')).json()).toMatchObject({ totalRows: 2, sort: 'pertinence,desc', proches: false })
  expect((await get('recherche=wolfsteigeck')).json()).toMatchObject({ sort: 'pertinence,desc', proches: true })
  expect((await get('recherche=wolfsteingeck&sort=tribunal,asc')).json()).toMatchObject({ sort: 'tribunal,asc' })
  for (const nothing of ['', 'recherche=', 'recherche=%20', 'recherche=((', 'sort=pertinence,desc'])
    expect((await get(nothing)).json(), nothing).toMatchObject({ totalRows: everything.length, sort: 'tribunal,asc', proches: false })
  expect((await get('recherche=judo&codePostal=67600&nom=cercle')).json()).toMatchObject({ totalRows: 1 })
})

test.each([
  ['recherche=a%00b', 'recherche'],
  [`recherche=${'a'.repeat(251)}`, 'recherche'],
  [`recherche=${'%C3%A9'.repeat(10_000)}`, null],
  ['recherche=a&recherche=b', 'recherche'],
  ['recherche=a&sort=pertinence,asc', 'sort'],
  ['sort=pertinence', 'sort'],
])('[API-43] a wrong text or sort is refused in French, at its place: %.40s', async (query, field) => {
  const answer = await get(query)
  expect([400, 414, 431]).toContain(answer.statusCode)
  if (field === null) return
  expect(answer.statusCode).toBe(400)
  const { errors } = answer.json() as { errors: { field: string; defaultMessage: string }[] }
  expect(errors.map((each) => each.field)).toEqual([field])
  expect(errors[0]?.defaultMessage).toMatch(/[a-zé]{3,}.*\.$/)
  expect(answer.body).not.toMatch(/invalid|expected|too/i)
})

test('the longest text gets an answer, and the register needs a token', async () => {
  expect((await get(`recherche=${encodeURIComponent('é'.repeat(250))}`)).json()).toMatchObject({ totalRows: 0 })
  expect((await app.inject({ url: '/api/association?recherche=judo' })).statusCode).toBe(401)
})
