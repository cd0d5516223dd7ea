import { beforeEach, expect, test } from 'vitest'
import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { type ClePhrase, clesPhrases, phrasesDOrigine, placeholdersOf } from 'domain/requetes/phrases/phrases'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { tribunaux } from '../../core/reference/sql.ts'
import { exempleDe } from './exemples.ts'

const office = await testOffice()
const { app, db, clock } = office
const ada = await someone(office, { prenom: 'Ada', nom: 'Support', authorities: ['USAGER', 'ADMINISTRATION'] })
const basile = await someone(office, { prenom: 'Basile', nom: 'Renfort', authorities: ['USAGER', 'ADMINISTRATION'] })
const greffier = await clerk(office, 'TJ-STRASBOURG')
const filer = await someone(office)
const commune = await knownCommune(db)

const url = (cle: string) => `/api/administration/phrases/${cle}`
const publish = async (cle: string, texte: string | null, version: number, { bearer } = ada) => {
  const answer = await app.inject({ method: 'PUT', url: url(cle), headers: bearer, payload: { texte, version } })
  return { status: answer.statusCode, body: answer.json() }
}
const read = async (cle: string) => (await app.inject({ url: url(cle), headers: ada.bearer })).json()
const listCorrected = async () => (await app.inject({ url: '/api/administration/phrases', headers: ada.bearer })).json().corrigees
const apercu = (cle: string, texte: string) =>
  app.inject({ method: 'POST', url: `${url(cle)}/apercu`, headers: ada.bearer, payload: { texte } })
const tell = async (pdf: Buffer) => (await readPdf(pdf)).text.replaceAll(/\s+/g, ' ')

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('each version keeps its author and day, and the default can be restored; an unchanged sentence is not published again', async () => {
  const cle = 'certificat-RADIATION'
  expect(await read(cle)).toEqual({ version: 0, texte: null, versions: [] })
  expect((await publish(cle, 'Un.', 0)).body).toEqual({ version: 1 })
  expect((await publish(cle, 'Un.', 1)).body).toEqual({ version: 1 })
  expect((await publish(cle, 'Deux.', 1, basile)).body).toEqual({ version: 2 })
  expect(await listCorrected()).toMatchObject([{ cle, version: 2, texte: 'Deux.', publieePar: 'Basile Renfort' }])
  expect((await publish(cle, null, 2)).body).toEqual({ version: 3 })
  expect(await read(cle)).toMatchObject({
    version: 3,
    texte: null,
    versions: [
      { version: 3, texte: null, publieePar: 'Ada Support' },
      { version: 2, texte: 'Deux.', publieePar: 'Basile Renfort' },
      { version: 1, texte: 'Un.', publieePar: 'Ada Support', publieeLe: clock.at.toISOString() },
    ],
  })
  const sujet = ['reference', `phrases/${cle}`] as const
  expect((await actesDe(db, ...sujet)).map(({ type, auteur }) => [type, auteur])).toEqual([
    ['MODIFICATION', ada.uuid],
    ['MODIFICATION', basile.uuid],
    ['RETABLISSEMENT', ada.uuid],
  ])
  expect(await findBrokenLigne(db, ...sujet)).toBeNull()
  await expect(
    db
      .updateTable('phrases_des_actes')
      .set({ publie_par: basile.uuid } as never)
      .execute(),
  ).rejects.toThrow()
  await expect(db.deleteFrom('phrases_des_actes').execute()).rejects.toThrow()
})

test('a change based on an older version is refused and names the person who published meanwhile; of eight at once, one succeeds', async () => {
  await publish('certificat-DISSOLUTION', 'Un.', 0, basile)
  const refused = await publish('certificat-DISSOLUTION', 'Deux.', 0)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain('Basile Renfort a publié cette phrase le 20/11/2026')
  const answers = await Promise.all(Array.from({ length: 8 }, (_, rang) => publish('certificat-MODIFICATION', `Rang ${rang}.`, 0)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})

test('an invalid sentence is refused on its field, published or previewed; an unknown key is refused', async () => {
  for (const texte of ['Sans date.', '', 'Le {date}, {ville}.', 'Le {date} }'])
    for (const { errors } of [(await publish('prefet-delai', texte, 0)).body, (await apercu('prefet-delai', texte)).json()])
      expect([texte, errors]).toMatchObject([texte, [{ field: 'texte' }]])
  expect((await publish('prefet-rien', 'Un.', 0)).status).toBe(400)
})

test('every sentence of the page is used by an act: its example, rendered like the act, contains the text typed', async () => {
  const [tribunal] = await tribunaux(db)
  if (!tribunal) throw new Error('no court')
  for (const cle of clesPhrases) {
    const phrases = { ...phrasesDOrigine, [cle]: `Repère d'essai ${placeholdersOf(cle).map((nom) => `{${nom}}`)}` }
    const { blocks } = exempleDe(cle, { tribunal, editeLe: clock.at, verification: { code: 'X', url: 'https://x' }, phrases })
    const said = blocks.flatMap((block) => (block.kind === 'paragraph' && block.text.includes("Repère d'essai ") ? [block.text] : []))
    expect([cle, said.length, said.join('').includes('{')]).toEqual([cle, 1, false])
  }
})

test('the preview of an act contains the sentence typed, and nothing is stored', async () => {
  const answer = await apercu('prefet-delai', 'Le préfet répond : {date}.')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(await tell(answer.rawPayload)).toContain('Le préfet répond : 1er janvier 2027.')
  expect(await read('prefet-delai')).toMatchObject({ version: 0 })
})

const receiveOne = async () => {
  const depot = aCreationIn(commune, { declarant: aDepotDeclarant() })
  const { numero } = (await submitDepot(office, filer, { depot })).json<{ numero: string }>()
  const act = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: greffier.bearer, payload })).statusCode
  expect(await act('recepisse', { version: 1 })).toBe(204)
  expect(await act('prise-en-charge', { version: 2 })).toBe(204)
  return { numero, act }
}
const recepisseDe = async (numero: string) => {
  const { uuid } = await db
    .selectFrom('document_requete')
    .select('uuid')
    .where('requete', '=', numero)
    .where('type', '=', 'RECEPISSE')
    .executeTakeFirstOrThrow()
  return tell((await app.inject({ url: `/api/requete/${numero}/document/${uuid}`, headers: greffier.bearer })).rawPayload)
}
const accuseDe = async (numero: string) =>
  tell((await app.inject({ url: `/api/requete/${numero}/accuse`, headers: filer.bearer })).rawPayload)
const lettreAuPrefet = async (numero: string) =>
  tell((await app.inject({ url: `/api/greffe/lettres-prefet?requete=${numero}`, headers: greffier.bearer })).rawPayload)

test('a new act uses the sentence in force, an earlier act keeps its own, and a letter rendered again uses that of its day', async () => {
  const avant = await receiveOne()
  expect(await avant.act('communication-prefet', { version: 3, le: '2026-11-20' })).toBe(204)
  clock.at = new Date('2026-11-23T10:00:00Z')
  const phrases: [ClePhrase, string][] = [
    ['recepisse-attestation', 'Le greffe atteste la réception.'],
    ['prefet-accuse', 'Le préfet répond au greffe.'],
    ['accuse-recue', 'La requête est arrivée.'],
  ]
  for (const [cle, texte] of phrases) expect((await publish(cle, texte, 0)).status).toBe(200)
  clock.at = new Date('2026-11-24T10:00:00Z')
  const apres = await receiveOne()
  expect(await apres.act('communication-prefet', { version: 3, le: '2026-11-24' })).toBe(204)
  expect(await recepisseDe(apres.numero)).toContain('Le greffe atteste la réception.')
  expect(await lettreAuPrefet(apres.numero)).toContain('Le préfet répond au greffe.')
  expect(await accuseDe(apres.numero)).toContain('La requête est arrivée.')
  expect(await accuseDe(avant.numero)).toContain('Le tribunal a reçu la requête désignée ci-dessous, par voie électronique.')
  expect(await recepisseDe(avant.numero)).toContain('Ce récépissé atteste sa réception')
  expect(await lettreAuPrefet(avant.numero)).toContain('Le préfet accuse réception de cette communication')
})
