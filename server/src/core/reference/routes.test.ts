import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { openDoor, type Office } from '../door.ts'
import { pdfEngine } from '../pdf/engine.ts'
import { readSettings } from '../settings.ts'
import { referenceRoutes } from './routes.ts'

const app = fastify()
// These calls use neither files nor jobs.
const settings = readSettings({ LIEN_CGU: 'https://exemple.fr/cgu', TAILLE_MAX: '2000000' })
const office = { db: await testDatabase(), pdf: pdfEngine(), settings } as Office
referenceRoutes(openDoor(app, office, async () => null))
afterAll(() => app.close())
const get = async (url: string) => {
  const answer = await app.inject(url)
  return { status: answer.statusCode, body: answer.json() }
}

test('[API-19] [ENT-38] [SRV-18] anyone may read the constants: settings, journals and courts', async () => {
  const { status, body } = await get('/api/constantes')
  expect(status).toBe(200)
  expect(body).toEqual({
    mimeAcceptes: ['application/pdf', 'image/jpeg', 'image/jpg', 'image/png'],
    tailleMax: 2_000_000,
    tailleFichierMax: 3_145_728,
    tailleRattachementMax: 3_145_728,
    journaux: expect.arrayContaining([{ id: 1, libelle: 'Le Républicain Lorrain', departement: '57' }]),
    tribunaux: expect.arrayContaining([{ id: 'TJ-COLMAR', libelle: 'Tribunal judiciaire de Colmar' }]),
    environnement: 'demonstration',
    demonstration: 'locale',
    lienCGU: 'https://exemple.fr/cgu',
    lienFAQ: '/faq',
    conformiteAccessibilite: 'non',
    courrielSupport: 'support@registre-associations.example',
    telephoneSupport: '03 00 00 00 00',
  })
  expect(body.tribunaux).toHaveLength(16)
})

const constantsOf = async (environment: NodeJS.ProcessEnv) => {
  const there = fastify()
  referenceRoutes(openDoor(there, { ...office, settings: readSettings(environment) }, async () => null))
  const answer = await there.inject('/api/constantes')
  await there.close()
  return answer.json()
}

test('[ATTACH-08] without a limit of their own, the documents of a request for attachment may total the size of one file', async () => {
  expect(await constantsOf({ TAILLE_FICHIER_MAX: '1000000' })).toMatchObject({
    tailleFichierMax: 1_000_000,
    tailleRattachementMax: 1_000_000,
  })
})

test.each([
  [{ BASE_URL: 'https://r.example', PROXY: '1' }, 'non'],
  [{ BASE_URL: 'https://r.example', PROXY: '1', DEMONSTRATION: 'oui' }, 'publique'],
  [{ DEMONSTRATION: 'oui' }, 'locale'],
  [{ DEMONSTRATION: 'non' }, 'non'],
])('the constants tell every page whether the demonstration is open to the network: %o', async (environment, demonstration) => {
  expect(await constantsOf(environment)).toMatchObject({ demonstration })
})

test('[API-20] [SRV-20] anyone may look for communes', async () => {
  const { body } = await get('/api/commune/autocomplete?nom=S%C3%A9les&codePostal=67600&tribunal=TPRX-SELESTAT&horsCompetence=false')
  expect(body).toEqual([
    {
      id: expect.any(Number),
      codeInsee: '67462',
      libelle: 'Sélestat',
      codePostaux: ['67600'],
      tribunalJudiciaire: 'TJ-COLMAR',
      tribunalProximite: 'TPRX-SELESTAT',
      ancienne: null,
    },
  ])
  expect((await get('/api/commune/autocomplete?nom=nancy')).body).toEqual([])
  expect((await get('/api/commune/autocomplete?nom=nancy&horsCompetence=true')).body[0]).toMatchObject({ libelle: 'Nancy' })
})

test('[API-21] [SRV-21] the enumeration of communes covers France and gives names and postal codes only', async () => {
  const { body } = await get('/api/commune/autocomplete-enum?nom=nancy&codePostal=54')
  expect(body[0]).toEqual({ libelle: 'Nancy', codePostaux: ['54000', '54100'] })
})

test('[API-22] [API-23] countries and nationalities are lists of names', async () => {
  expect((await get('/api/pays/autocomplete?nom=allem')).body).toEqual(['ALLEMAGNE'])
  expect((await get('/api/nationalites/autocomplete?nom=allem')).body).toEqual(['ALLEMANDE'])
})

test.for(['nom=%00', 'nom=a&nom=b', `nom=${'a'.repeat(101)}`, 'horsCompetence=oui', 'inconnu=1'])(
  'a search asked with %s is refused',
  async (query) => {
    expect((await get(`/api/commune/autocomplete?${query}`)).status).toBe(400)
  },
)
