import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { findCommune, findCommunes, type RechercheCommunes } from './communes-sql.ts'
import { findNationalites, findPays, getTribunal, journaux, tribunalDeCommune, tribunaux, tribunauxDe } from './sql.ts'

const db = await testDatabase()
const search = (asked: Partial<RechercheCommunes>) =>
  findCommunes(db, { nom: null, codePostal: null, tribunal: null, horsCompetence: false, ...asked })
const names = async (asked: Partial<RechercheCommunes>) => (await search(asked)).map(({ libelle }) => libelle)
const one = async (nom: string, codePostal: string) => {
  const [commune] = await search({ nom, codePostal, horsCompetence: true })
  if (!commune) throw new Error(`no commune ${nom}`)
  return commune
}

describe('communes', () => {
  test.for([
    ['stras', ['Strasbourg']],
    ['STRASBOURG', ['Strasbourg']],
    ['selestat', ['Sélestat']],
    ['œting', ['Œting']],
    ['oeting', ['Œting']],
    ["l'hop", ["L'Hôpital"]],
    ['l’hôp', ["L'Hôpital"]],
    ['hopital', ["L'Hôpital"]],
    ['illkirch graf', ['Illkirch-Graffenstaden']],
    ['ST LOUIS LES', ['Saint-Louis-lès-Bitche']],
    ['Ste-Marie-aux-M', ['Sainte-Marie-aux-Mines']],
    ['st avold', ['Saint-Avold', 'Béning-lès-Saint-Avold', 'Betting', 'Lixing-lès-Saint-Avold', 'Longeville-lès-Saint-Avold']],
    ['St-Avold,', ['Saint-Avold', 'Béning-lès-Saint-Avold', 'Betting', 'Lixing-lès-Saint-Avold', 'Longeville-lès-Saint-Avold']],
    ['Roschwoog', ['Rœschwoog']],
    ['Röschwoog', ['Rœschwoog']],
    ['Strasbourg Cedex 9', ['Strasbourg']],
    ['Geispolsheim-Gare', ['Geispolsheim']],
    ['Colmard', []],
    ['trasbourg', []],
    ['%', []],
    ['_', []],
    ['\\', []],
  ] as const)('[API-20] [SRV-20] « %s » finds %j', async ([nom, expected]) => {
    expect(await names({ nom })).toEqual(expected)
  })

  test.for([
    ['Kientzheim', '68240', 'Kaysersberg Vignoble', 'Kientzheim'],
    ['sigolsh', null, 'Kaysersberg Vignoble', 'Sigolsheim'],
    ['Pfaffenhoffen', '67350', 'Val-de-Moder', 'Pfaffenhoffen'],
    ['la walck', null, 'Val-de-Moder', 'La Walck'],
    ['Allenwiller', null, 'Sommerau', 'Allenwiller'],
    ['Holtzwihr', '68320', 'Porte du Ried', 'Holtzwihr'],
    ['Grentzingen', null, 'Illtal', 'Grentzingen'],
    ['Griesbach-le-Bastberg', 'F-67 330', 'Bouxwiller', 'Griesbach-le-Bastberg'],
    ['Geispolsheim Gare', '67118', 'Geispolsheim', null],
    ['Colmar', '68 000', 'Colmar', null],
  ] as const)('the delegated or former commune « %s » finds the commune of today', async ([nom, codePostal, libelle, ancienne]) => {
    expect((await search({ nom, codePostal }))[0]).toMatchObject({ libelle, ancienne })
  })

  test('[SRV-20] the name itself comes first, then the names that begin so, then those with another word that begins so', async () => {
    expect((await names({ nom: 'metz' })).slice(0, 6)).toEqual([
      'Metz',
      'Metzeral',
      'Metzeresche',
      'Metzervisse',
      'Metzing',
      'Longeville-lès-Metz',
    ])
  })

  test('[REF-01] [API-20] are filtered by postal code, whole or begun', async () => {
    expect(await names({ codePostal: '68800' })).toEqual(['Leimbach', 'Rammersmatt', 'Roderen', 'Thann', 'Vieux-Thann'])
    expect(await names({ nom: 'thann', codePostal: '68800' })).toEqual(['Thann', 'Vieux-Thann'])
    const begun = await search({ codePostal: '6880' })
    expect(begun.map(({ libelle }) => libelle)).toContain('Thann')
    expect(begun.filter(({ codePostaux }) => !codePostaux.some((code) => code.startsWith('6880')))).toEqual([])
  })

  test('a Cedex code, which no commune has, leaves the choice to the name within the département', async () => {
    expect(await names({ nom: 'strasbourg', codePostal: '67070' })).toEqual(['Strasbourg'])
    expect(await names({ nom: 'colmar', codePostal: '67070' })).toEqual([])
    expect(await names({ codePostal: '67070' })).toEqual([])
  })

  test('[API-20] are filtered by the court that keeps the register', async () => {
    expect(await names({ tribunal: 'TJ-STRASBOURG' })).toEqual(['Strasbourg'])
    expect(await names({ nom: 'haguenau', tribunal: 'TJ-STRASBOURG' })).toEqual([])
    expect(await names({ nom: 'haguenau', tribunal: 'TPRX-HAGUENAU' })).toEqual(['Haguenau'])
  })

  test('[SRV-20] stay in Alsace-Moselle unless horsCompetence asks for all of France', async () => {
    expect(await names({ nom: 'nancy' })).toEqual([])
    expect((await names({ nom: 'nancy', horsCompetence: true }))[0]).toBe('Nancy')
  })

  test('[ENT-11] [ENT-12] [X-14] carry their postal codes and their courts, null outside Alsace-Moselle', async () => {
    expect(await one('Haguenau', '67500')).toEqual({
      id: expect.any(Number),
      codeInsee: '67180',
      libelle: 'Haguenau',
      codePostaux: ['67500'],
      tribunalJudiciaire: 'TJ-STRASBOURG',
      tribunalProximite: 'TPRX-HAGUENAU',
      ancienne: null,
    })
    expect(await one('Colmar', '68000')).toMatchObject({ tribunalJudiciaire: 'TJ-COLMAR', tribunalProximite: null })
    expect(await one('Nancy', '54000')).toMatchObject({ tribunalJudiciaire: null, tribunalProximite: null })
  })

  test('are at most twenty', async () => {
    expect(await search({ nom: 's', horsCompetence: true })).toHaveLength(20)
  })

  test('every commune of France is found by its name as people type it, with its postal code', async () => {
    const all = await db.selectFrom('commune').select(['id', 'libelle', 'code_postaux']).where('actuelle', '=', true).execute()
    const typed = [
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
      (text: string) => text.replaceAll('-', ' ').replaceAll("'", '’'),
      (text: string) => text.replace('Saint-', 'St '),
      (text: string) => ` ${text} `,
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...all.filter((commune) => commune.code_postaux.length)),
        fc.constantFrom(...typed),
        async (commune, type) => {
          const found = await search({ nom: type(commune.libelle), codePostal: commune.code_postaux[0] ?? '', horsCompetence: true })
          expect(found.map(({ id }) => id)).toContain(commune.id)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('no text makes a search fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 100 }),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        async (nom, codePostal) => {
          expect((await search({ nom, codePostal, horsCompetence: true })).length).toBeLessThanOrEqual(20)
          expect((await findPays(db, nom)).length).toBeLessThanOrEqual(250)
        },
      ),
    )
  })
})

describe('sans_accents', () => {
  test.for([
    ['L’Hôpital — « Œuvre »', 'l hopital oeuvre'],
    ['A.S.C. (Ÿ)', 'a s c y'],
    ['Straße\tÉTÉ\u00a0ﬁn', 'strasse ete fin'],
    ['É'.normalize('NFD'), 'e'],
    ['50 % a_b\\c', '50 % a_b\\c'],
    [" '-", ''],
  ] as const)('makes %j the words %j', async ([text, expected]) => {
    const { rows } = await sql<{ words: string }>`select sans_accents(${text}) as words`.execute(db)
    expect(rows).toEqual([{ words: expected }])
  })

  test('changes no character of the basic plane further when applied twice', async () => {
    const { rows } = await sql`select code from generate_series(1, 65535) as code
      where code not between 55296 and 57343 and sans_accents(chr(code)) <> sans_accents(sans_accents(chr(code)))`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('the competent court', () => {
  test.for([
    ['Thann', '68800', 'TPRX-THANN'],
    ['Strasbourg', '67000', 'TJ-STRASBOURG'],
    ['Ribeauvillé', '68150', 'TPRX-SELESTAT'],
    ['Nancy', '54000', undefined],
  ] as const)(
    '[FINAL-07] of %s is the tribunal de proximité where there is one, otherwise the tribunal judiciaire',
    async ([nom, code, court]) => {
      const { id } = await one(nom, code)
      expect((await tribunalDeCommune(db, id))?.id).toBe(court)
    },
  )

  test('of a commune typed freely is unknown', async () => {
    expect(await findCommune(db, -1)).toBeUndefined()
    expect(await tribunalDeCommune(db, -1)).toBeUndefined()
  })

  test('has its address, or null where nobody filled it in', async () => {
    expect(await getTribunal(db, 'TPRX-SCHILTIGHEIM')).toMatchObject({
      libelle: 'Tribunal de proximité de Schiltigheim',
      prefixe: 'SCH',
      adresse: '10 rue du Tribunal',
      complementAdresse: 'CS 70097',
      codePostal: '67302',
      commune: 'Schiltigheim Cedex',
    })
    expect(await getTribunal(db, 'TPRX-THANN')).toMatchObject({ adresse: null, codePostal: '68800', commune: 'Thann' })
  })

  test('has its rank in the French alphabetical order of the labels', async () => {
    const labels = (await tribunaux(db)).map(({ libelle }) => libelle)
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('fr').compare))
    expect(labels).toHaveLength(16)
  })
})

describe('the courts of a clerk', () => {
  test('have their labels, in alphabetical order; nobody else has any', async () => {
    expect(await tribunauxDe(db, ['TJ-METZ', 'TJ-COLMAR'])).toEqual([
      { id: 'TJ-COLMAR', libelle: 'Tribunal judiciaire de Colmar' },
      { id: 'TJ-METZ', libelle: 'Tribunal judiciaire de Metz' },
    ])
    expect(await tribunauxDe(db, [])).toEqual([])
  })
})

describe('countries, nationalities, journals', () => {
  test('[API-22] [SRV-21] countries are names, those that begin with the text first', async () => {
    expect(await findPays(db, 'guinee')).toEqual(['GUINÉE', 'GUINÉE-BISSAU', 'GUINÉE ÉQUATORIALE', 'PAPOUASIE-NOUVELLE-GUINÉE'])
    expect((await findPays(db, 'fra'))[0]).toBe('FRANCE')
    expect(await findPays(db, "d'ivoire")).toEqual(["CÔTE D'IVOIRE"])
    expect(await findPays(db, 'xyz')).toEqual([])
  })

  test('[API-23] [SRV-21] nationalities are names, each once', async () => {
    expect(await findNationalites(db, 'français')).toEqual(['FRANÇAISE'])
    expect(await findNationalites(db, 'africaine')).toEqual(['SUD-AFRICAINE'])
    const all = await findNationalites(db, '')
    expect(all).toHaveLength(197)
    expect(new Set(all).size).toBe(197)
  })

  test('[ENT-44] a journal has an id, a label and a département, ordered by département', async () => {
    const journals = await journaux(db)
    expect(journals[0]).toEqual({ id: 2, libelle: 'La Gazette Moselle', departement: '57' })
    expect(journals.map(({ departement }) => departement)).toEqual(journals.map(({ departement }) => departement).toSorted())
  })
})
