import { anAnnexe } from 'domain/core/exemples'
import { expect, test } from 'vitest'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { makePdf, makeImage } from '../../../test/corpus/corpus.ts'
import type { Trx } from '../../core/database.ts'
import { reglagesEnVigueur } from '../../core/reglages/en-vigueur.ts'
import { writeReglages } from '../../core/reglages/sql.ts'
import { judge } from '../../../test/judges.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'

const office = await testOffice({ ENVIRONNEMENT: 'recette', LIEN_CGU: 'https://exemple.fr/cgu' })
const { app, db, clock } = office
const ada = await someone(office, { prenom: 'Ada', nom: 'Support', authorities: ['USAGER', 'ADMINISTRATION'] })
const basile = await someone(office, { prenom: 'Basile', nom: 'Renfort', authorities: ['USAGER', 'ADMINISTRATION'] })

const mo = 1_048_576
const url = '/api/administration/reglages'
const read = async () => (await app.inject({ url, headers: ada.bearer })).json()
const depart = {
  tailleFichierMax: 3 * mo,
  tailleMax: 30 * mo,
  tailleRattachementMax: 3 * mo,
  formats: ['PDF', 'JPEG', 'PNG'],
  environnement: 'recette',
  lienCGU: 'https://exemple.fr/cgu',
  lienFAQ: '/faq',
  circuitSignature: [],
  notificationEnLigne: [],
}
const put = async (change: object, version: number, { bearer } = ada) => {
  const answer = await app.inject({ method: 'PUT', url, headers: bearer, payload: { ...depart, ...change, version } })
  return { status: answer.statusCode, body: answer.json() }
}
const readConstants = async () => (await app.inject('/api/constantes')).json()
/** Whether an annexe is accepted, by the check that a form uses. */
const receiveOne = async (fichier: Buffer) => {
  const payload = new FormData()
  payload.append(
    'document',
    new Blob([JSON.stringify(anAnnexe({ type: 'STATUTS', sousType: null, date: '2026-11-20' }))], { type: 'application/json' }),
  )
  payload.append('fichier', new Blob([new Uint8Array(fichier)]), 'fichier')
  const answer = await app.inject({ method: 'POST', url: '/api/requete/document/creation', headers: ada.bearer, payload })
  return answer.statusCode === 204 ? 'reçu' : answer.json<{ errors: { defaultMessage: string }[] }>().errors[0]?.defaultMessage
}
const acts = () => actesDe(db, 'reglages', 'site')

test('before anybody saves anything, the settings are those the server was started with', async () => {
  expect(await read()).toMatchObject({ ...depart, version: 0, plafond: 30 * mo, journal: [] })
  expect((await put({}, 0)).body).toEqual({ version: 0 })
  expect(await acts()).toEqual([])
})

test("in production, a badge kept as « demonstration » gives way to the operator's setting", async () => {
  const badge = (production: boolean, trx: Trx) => reglagesEnVigueur({ db: trx, settings: { ...office.settings, production } })
  await db.transaction().execute(async (trx) => {
    const kept = { ...(await badge(false, trx)), environnement: 'demonstration' }
    await writeReglages(trx, kept, { version: 0, instant: office.now(), auteur: ada.uuid })
    expect(await badge(false, trx)).toEqual(kept)
    expect(await badge(true, trx)).toEqual({ ...kept, environnement: 'recette' })
    await trx.deleteFrom('reglages').execute()
  })
})

test('[STAFF-26] sizes, formats, environment, links and the total of an attachment apply as soon as they are saved, to the constants, the pages and the uploads; the journal keeps before and after', async () => {
  const change = {
    tailleFichierMax: 2 * mo,
    tailleMax: 8 * mo,
    tailleRattachementMax: 4 * mo,
    formats: ['PNG', 'PDF'],
    environnement: 'formation',
    lienCGU: '/cgu',
    lienFAQ: 'https://exemple.fr/faq',
  }
  const [photo, lourd] = [await makeImage(), Buffer.concat([await makePdf(), Buffer.alloc(2 * mo)])]
  expect(await receiveOne(photo)).toBe('reçu')
  expect((await put(change, 0)).body).toEqual({ version: 1 })
  expect(await receiveOne(photo)).toBe("le type de fichier n'est pas acceptable")
  expect(await receiveOne(lourd)).toBe('le fichier dépasse la taille maximale autorisée de 2,00\u00A0Mo')
  expect(await receiveOne(await makePdf())).toBe('reçu')
  expect(await readConstants()).toMatchObject({
    tailleFichierMax: 2 * mo,
    tailleMax: 8 * mo,
    tailleRattachementMax: 4 * mo,
    mimeAcceptes: ['application/pdf', 'image/png'],
    environnement: 'formation',
    lienCGU: '/cgu',
    lienFAQ: 'https://exemple.fr/faq',
  })
  expect((await app.inject('/api/page/faq')).json().contenu).toContain(
    'Formats acceptés\u00A0: PDF et PNG. Un fichier pèse au plus 2,00\u00A0Mo, et tous ensemble au plus 8,00\u00A0Mo.',
  )
  const [act, ...others] = await acts()
  expect(others).toEqual([])
  const { circuitSignature: _, notificationEnLigne: __, ...changed } = depart
  expect(act).toMatchObject({
    type: 'REGLAGES',
    auteur: ada.uuid,
    instant: clock.at,
    contenu: { avant: changed, apres: { ...change, formats: ['PDF', 'PNG'] } },
  })
  expect(await findBrokenLigne(db, 'reglages', 'site')).toBeNull()
  expect((await read()).journal).toMatchObject([{ auteur: 'Ada Support', instant: clock.at.toISOString() }])
})

test('the server-rendered page of a visitor has the settings in force', async () => {
  const { version } = await read()
  await put({ environnement: 'essai-peint' }, version)
  const html = (await app.inject('/')).body
  // Without a built site the page is empty: site.test.ts checks what it is rendered from.
  if (html !== '') expect(html).toContain('essai-peint')
})

test('only changed values are in the journal, and a save without change is not', async () => {
  const { version } = await read()
  await put({}, version)
  const before = (await acts()).length
  expect((await put({}, version + 1)).body).toEqual({ version: version + 1 })
  await put({ lienFAQ: '/aide' }, version + 1)
  expect((await acts()).slice(before).map(({ contenu }) => contenu)).toEqual([{ avant: { lienFAQ: '/faq' }, apres: { lienFAQ: '/aide' } }])
})

test('settings based on an older version are refused by a sentence that names who wrote meanwhile; the stored ones stay', async () => {
  const { version } = await read()
  await put({ environnement: 'basile' }, version, basile)
  const refused = await put({ environnement: 'ada' }, version)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain('Basile Renfort a enregistré les réglages le 20/11/2026')
  expect((await readConstants()).environnement).toBe('basile')
})

test('of eight administrators who save at once, one succeeds', async () => {
  const { version } = await read()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, rank) => put({ environnement: `rang ${rank}` }, version)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})

test('a size above what the server can receive is refused with a sentence on its field, and nothing changes', async () => {
  const { version, tailleMax } = await read()
  const refused = await put({ tailleMax: 31 * mo }, version)
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'tailleMax', defaultMessage: expect.stringContaining('30,00\u00A0Mo') }] },
  })
  expect((await readConstants()).tailleMax).toBe(tailleMax)
})

test('judges sign only in courts that have one: a court without a judge is named, an unknown one refused; a removed court is removed', async () => {
  const { version } = await read()
  const refused = await put({ circuitSignature: ['TJ-STRASBOURG', 'TJ-METZ'] }, version)
  expect(refused.body.errors).toMatchObject([
    {
      field: 'circuitSignature',
      defaultMessage: expect.stringContaining('Tribunal judiciaire de Metz, Tribunal judiciaire de Strasbourg'),
    },
  ])
  expect((await put({ circuitSignature: ['TJ-NULLEPART'] }, version)).body.errors).toMatchObject([{ field: 'circuitSignature' }])
  await judge(office, 'TJ-STRASBOURG')
  expect((await put({ circuitSignature: ['TJ-STRASBOURG', 'TJ-STRASBOURG'] }, version)).body).toEqual({ version: version + 1 })
  expect((await read()).circuitSignature).toEqual(['TJ-STRASBOURG'])
  // A judge whose office has ended cannot sign: another court may be added only with its own judge.
  await judge(office, 'TJ-METZ', { fin: '2026-11-19' })
  expect((await put({ circuitSignature: ['TJ-METZ'] }, version + 1)).status).toBe(400)
  expect((await put({}, version + 1)).body).toEqual({ version: version + 2 })
  expect((await acts()).at(-1)?.contenu).toMatchObject({ avant: { circuitSignature: ['TJ-STRASBOURG'] }, apres: { circuitSignature: [] } })
})
