import type { Answer } from 'contract/core/call'
import type { trouverNomsProches } from 'contract/association/noms-proches'
import { motsToSearch } from 'domain/association/denomination-proche'
import { communeDesNoms, confusableNoms, distinctNoms } from 'domain/association/exemples-noms'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { knownCommune } from '../../test/filings.ts'
import { testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'
import { type AssociationOptions, aRegisteredAssociation } from '../../test/register.ts'
import { aVersion } from '../../test/printed.ts'
import { findLieuNoms } from './sql.ts'

const office = await testOffice()
const { app, db } = office
const usager = await someone(office)
const strasbourg = await knownCommune(db)
const { adresse } = aVersion({}).informations

const makeAssociation = async (denomination: string, autrement: AssociationOptions = {}, commune = strasbourg): Promise<string> =>
  (await aRegisteredAssociation(office, { ...autrement, informations: { denomination, adresse: { ...adresse, commune } } })).numero
const proches = async (query: Record<string, string>) => {
  const parametres = new URLSearchParams({ commune: 'Strasbourg', tribunal: 'TJ-STRASBOURG', ...query })
  const answer = await app.inject({ url: `/api/association/noms-proches?${parametres}`, headers: usager.bearer })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer<typeof trouverNomsProches>>()
}
const noms = async (query: Record<string, string>): Promise<string[]> => (await proches(query)).map(({ denomination }) => denomination)

let numero = ''
beforeAll(async () => {
  numero = await makeAssociation('Chœur des Élèves du Ried')
  await makeAssociation('Harmonie du Ried')
})

test('the search finds the associations of the same commune with a close name, whatever accents, capitals, word order and words for the body (CCL art. 57)', async () => {
  expect(await proches({ denomination: 'ASSOCIATION CHOEUR DES ELEVES DU RIED' })).toEqual([
    { numero, denomination: 'Chœur des Élèves du Ried', commune: 'Strasbourg', etat: 'INSCRITE', motifEtat: null },
  ])
  expect(await noms({ denomination: 'Les élèves du Ried en chœur', commune: ' STRASBOURG ' })).toEqual(['Chœur des Élèves du Ried'])
  expect(await noms({ denomination: 'Les quilleurs' })).toEqual([])
})

test('the search finds none of another commune, nor of a commune of the same name in the area of another court', async () => {
  await makeAssociation('Les quilles volantes', {}, { ...strasbourg, libelle: 'Munster' })
  const denomination = 'Quilles volantes'
  expect(await noms({ denomination })).toEqual([])
  expect(await noms({ denomination, commune: 'Munster' })).toEqual(['Les quilles volantes'])
  expect(await noms({ denomination, commune: 'Munster', tribunal: 'TJ-COLMAR' })).toEqual([])
  expect(await noms({ denomination, commune: 'Munster', tribunal: 'AILLEURS' })).toEqual([])
})

test('the name of a dissolved or struck-off association is free; that of a non-conforming one is taken', async () => {
  await makeAssociation('Photo-club des Cimes, dissous', { etatAssociation: 'DISSOUTE' })
  await makeAssociation('Photo-club des Cimes, radié', { etatAssociation: 'RADIEE' })
  expect(await noms({ denomination: 'Photo-club des Cimes' })).toEqual([])
  await makeAssociation('Photo-club des Cimes bleues', { etatAssociation: 'NONCONFORME' })
  expect(await noms({ denomination: 'Photo-club des Cimes' })).toEqual(['Photo-club des Cimes bleues'])
})

test('an association is not its own neighbour', async () => {
  expect(await noms({ denomination: 'Chœur des Élèves du Ried', sauf: numero })).toEqual([])
})

test('too short a name finds nothing, too long a one is refused', async () => {
  expect(await noms({ denomination: 'Ch' })).toEqual([])
  const headers = usager.bearer
  const url = `/api/association/noms-proches?commune=Strasbourg&tribunal=TJ-STRASBOURG&denomination=${'a'.repeat(251)}`
  expect((await app.inject({ url, headers })).statusCode).toBe(400)
})

test('a close name is found among thousands of its commune', async () => {
  await sql`
    insert into association (numero, tribunal, etat, version, nom, code_postal, commune, adresse, cree_le)
    select 'ZZZ' || lpad(i::text, 6, '0'), 'TJ-STRASBOURG', 'INSCRITE', 1, 'Société ' || md5(i::text) || ' ' || left(md5((i * 7)::text), 6), '67000',
      'Strasbourg', '1 rue', now()
    from generate_series(1, 2000) as i`.execute(db)
  expect(await noms({ denomination: 'Choeur des élèves du Ried' })).toEqual(['Chœur des Élèves du Ried'])
})

test('the index keeps every name that the rule calls close', async () => {
  const ici = { ...strasbourg, libelle: communeDesNoms }
  const tous = [...confusableNoms, ...distinctNoms].flatMap(([, un, autre]) => [un, autre])
  await Promise.all([...new Set(tous)].map((nom) => makeAssociation(nom, {}, ici)))
  const retainedOf = async (denomination: string): Promise<string[]> => {
    const cherches = motsToSearch({ denomination, commune: communeDesNoms }) ?? ''
    const lieu = { commune: communeDesNoms, tribunal: 'TJ-STRASBOURG', sauf: null, cherches, etats: ['INSCRITE'] }
    return (await findLieuNoms(db, lieu)).map((found) => found.denomination)
  }
  for (const [, un, autre] of confusableNoms) {
    expect(await retainedOf(un)).toContain(autre)
    expect(await retainedOf(autre)).toContain(un)
  }
})
