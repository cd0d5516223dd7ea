import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CorpsErreur } from 'domain/core/erreurs'
import { anAnnexe } from 'domain/core/exemples'
import { maxBrouillons, lienDeFichier } from 'domain/requetes/depot/brouillon'
import { expect, test } from 'vitest'
import { retain, attachDocument, aBrouillon } from '../../../test/brouillons.ts'
import { disguises, makePdf } from '../../../test/corpus/corpus.ts'
import { knownCommune, receptions, threePdfs, aCreationIn, aMultipartDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'

const office = await testOffice({ TAILLE_FICHIER_MAX: '20000', TAILLE_MAX: '40000' })
const { app, db, clock } = office
const qui = await someone(office)
const commune = await knownCommune(db)

const readBack = (url: string, { bearer } = qui) => app.inject({ url: `/api/brouillon${url}`, headers: bearer })
const liste = async (personne = qui) => (await readBack('', personne)).json() as { id: string; denomination: string }[]
const message = (answer: { json: () => unknown }) => (answer.json() as CorpsErreur).message

test('a saved draft is read back as it was typed, and listed with the latest first', async () => {
  const personne = await someone(office)
  const [premier, second] = [randomUUID(), randomUUID()]
  const contenu = { declarant: { nom: "L'Été «\u00A0œ\u00A0»" }, annexes: [], rien: null, vide: '' }
  const saved = (await retain(office, personne, premier, { contenu })).json()
  expect(saved).toEqual({ revision: 1, enregistreLe: clock.at.toISOString(), conserveJusquAu: '2027-02-18' })
  clock.at = new Date(clock.at.getTime() + 60_000)
  await retain(office, personne, second, { denomination: '' })
  expect((await readBack(`/${premier}`, personne)).json()).toEqual({
    id: premier,
    type: 'CREATION',
    association: null,
    guichet: false,
    denomination: 'Chorale du Ried',
    contenu,
    ...saved,
  })
  expect((await liste(personne)).map(({ id, denomination }) => [id, denomination])).toEqual([
    [second, ''],
    [premier, 'Chorale du Ried'],
  ])
})

test('a window goes on saving, even when an answer was lost; so does another window that has read the latest save; one that has not is refused', async () => {
  const id = randomUUID()
  const [une, autre] = [randomUUID(), randomUUID()]
  const save = async (ecrivain: string, revision: number, denomination: string) =>
    (await retain(office, qui, id, { ecrivain, revision, denomination })).statusCode
  expect(await save(une, 0, 'Un')).toBe(200)
  // The answer was lost: the window still believes that nothing was saved.
  expect(await save(une, 0, 'Deux')).toBe(200)
  expect(await save(autre, 2, 'Trois')).toBe(200)
  const refused = await retain(office, qui, id, { ecrivain: une, revision: 2, denomination: 'Perdu' })
  expect([refused.statusCode, message(refused)]).toEqual([
    409,
    'Ce brouillon a été enregistré à 11\u00A0h\u00A001 dans un autre onglet ou sur un autre appareil.',
  ])
  expect((await readBack(`/${id}`)).json()).toMatchObject({ denomination: 'Trois', revision: 3 })
})

test('of eight windows that save the same revision at once, one succeeds', async () => {
  const id = randomUUID()
  await retain(office, qui, id)
  const answers = await Promise.all(Array.from({ length: 8 }, () => retain(office, qui, id, { revision: 1 })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
})

test('a filing on an association has one draft, under the name that the register gives it; creations have several', async () => {
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: qui }] })
  const type = 'MODIFICATION'
  const [premier, second] = [randomUUID(), randomUUID()]
  expect((await retain(office, qui, premier, { type, association: numero, denomination: 'Autre nom' })).statusCode).toBe(200)
  const refused = await retain(office, qui, second, { type, association: numero })
  expect([refused.statusCode, message(refused)]).toEqual([
    409,
    'Vous avez déjà un brouillon pour cette démarche, enregistré le 20/11/2026 à 11\u00A0h\u00A001.',
  ])
  expect((await retain(office, qui, second, { type: 'DISSOLUTION', association: numero })).statusCode).toBe(200)
  const nom = (await db.selectFrom('association').select('nom').where('numero', '=', numero).executeTakeFirstOrThrow()).nom
  expect((await readBack(`/${premier}`)).json()).toMatchObject({ association: numero, denomination: nom })
})

test('an account keeps twenty drafts; one more is refused with its reason', async () => {
  const personne = await someone(office)
  for (let i = 0; i < maxBrouillons; i += 1) expect((await retain(office, personne, randomUUID())).statusCode).toBe(200)
  const refused = await retain(office, personne, randomUUID())
  expect([refused.statusCode, (refused.json() as CorpsErreur).globalErrors[0]?.defaultMessage]).toEqual([
    412,
    "Vous avez déjà 20 brouillons. Supprimez-en un depuis l'accueil pour en commencer un autre.",
  ])
})

test('a file is checked when it is joined, kept, returned as it came, and deleted when it is removed', async () => {
  const id = randomUUID()
  await retain(office, qui, id)
  const pdf = await makePdf({ texte: 'Statuts du brouillon' })
  const joint = await attachDocument(office, qui, id, pdf)
  expect([joint.statusCode, joint.json()]).toEqual([
    201,
    { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), taille: pdf.length, mime: 'application/pdf' },
  ])
  const { sha256 } = joint.json() as { sha256: string }
  const read = await readBack(`/${id}/document/${sha256}`)
  expect([read.statusCode, read.headers['content-type'], read.rawPayload.equals(pdf)]).toEqual([200, 'application/pdf', true])
  const off = await app.inject({ method: 'DELETE', url: `/api/brouillon/${id}/document/${sha256}`, headers: qui.bearer })
  expect([off.statusCode, (await readBack(`/${id}/document/${sha256}`)).statusCode]).toEqual([204, 404])
})

test('a file the filing would refuse is refused when it is joined, under the same fields, and nothing is kept', async () => {
  const id = randomUUID()
  await retain(office, qui, id)
  const kept = await readdir(join(office.settings.dataDir, 'fichiers', 'objets'), { recursive: true })
  const refused = await attachDocument(office, qui, id, disguises['script']!, anAnnexe({ type: 'STATUTS', date: null }))
  expect([refused.statusCode, (refused.json() as CorpsErreur).errors.map(({ field }) => field)]).toEqual([400, ['date', 'fichier']])
  expect(await readdir(join(office.settings.dataDir, 'fichiers', 'objets'), { recursive: true })).toEqual(kept)
  expect(await receptions(office)).toEqual([])
})

const heavyPdf = async (texte: string) => Buffer.concat([await makePdf({ texte }), Buffer.alloc(17_000, 10)])

test('a draft keeps at most twice what a filing takes', async () => {
  const id = randomUUID()
  await retain(office, qui, id)
  const statuses: number[] = []
  for (const texte of ['a', 'b', 'c', 'd', 'e']) statuses.push((await attachDocument(office, qui, id, await heavyPdf(texte))).statusCode)
  expect(statuses).toEqual([201, 201, 201, 201, 412])
})

/** Makes a draft of a creation that holds its files, each document naming its own. */
const prepare = async (personne = qui, choisis: Promise<Buffer[]> = threePdfs()) => {
  const id = randomUUID()
  await retain(office, personne, id)
  const depot = aCreationIn(commune)
  const fichiers = await choisis
  const documents = []
  for (const [rang, document] of depot.documents.entries()) {
    const { sha256 } = (await attachDocument(office, personne, id, fichiers[rang] ?? Buffer.alloc(0), document)).json() as {
      sha256: string
    }
    documents.push({ ...document, lien: lienDeFichier(id, sha256) })
  }
  return { id, depot: { ...depot, documents }, fichiers }
}
const submitDepot = (depot: unknown, cle: string, personne = qui, fichiers: Buffer[] = []) => {
  const { body, headers } = aMultipartDepot({ depot, fichiers, cle })
  return app.inject({ method: 'POST', url: '/api/requete/creation', headers: { ...headers, ...personne.bearer }, payload: body })
}

test('a filing names the files of its draft without sending a byte again; its draft is then a request', async () => {
  const { id, depot } = await prepare()
  const filed = await submitDepot(depot, id)
  expect(filed.statusCode).toBe(201)
  const { numero } = filed.json() as { numero: string }
  const annexes = await db.selectFrom('annexe').select(['sha256', 'nom']).where('requete', '=', numero).orderBy('rang').execute()
  expect(annexes.map(({ sha256 }) => sha256)).toEqual(depot.documents.map(({ lien }) => lien.slice(-64)))
  expect((await liste()).some((brouillon) => brouillon.id === id)).toBe(false)
  for (const answer of [await readBack(`/${id}`), await retain(office, qui, id)])
    expect([answer.statusCode, message(answer)]).toEqual([410, `Ce brouillon a été déposé\u00A0: requête n°\u00A0${numero}.`])
  // A retry after its draft has gone gets the same acknowledgement.
  expect((await submitDepot(depot, id)).json()).toEqual(filed.json())
})

test('[ANNEX-26] the files of a draft that a filing names count in its total: a draft keeps more than a filing takes', async () => {
  const { id, depot } = await prepare(qui, Promise.all(['a', 'b', 'c'].map(heavyPdf)))
  const refused = await submitDepot(depot, id)
  expect([refused.statusCode, (refused.json() as CorpsErreur).errors]).toEqual([
    400,
    [{ field: 'documents', defaultMessage: 'La taille des fichiers dépasse la limite de 39,06\u00A0Ko' }],
  ])
})

test('files of the draft and files sent with the filing are kept together, in the order of the documents', async () => {
  const { id, depot, fichiers } = await prepare()
  const [premier, second, troisieme] = depot.documents
  const melange = { ...depot, documents: [{ ...premier, lien: null }, second, { ...troisieme, lien: null }] }
  const filed = await submitDepot(melange, id, qui, [fichiers[0] ?? Buffer.alloc(0), fichiers[2] ?? Buffer.alloc(0)])
  expect(filed.statusCode).toBe(201)
  expect((filed.json() as { documents: { sha256: string }[] }).documents.map(({ sha256 }) => sha256)).toEqual(
    depot.documents.map(({ lien }) => lien.slice(-64)),
  )
})

test('a filing takes the files of its own draft only: those of another draft, or of somebody else, are missing', async () => {
  const { depot } = await prepare()
  const other = await someone(office)
  const missing = [0, 1, 2].map((rang) => ({ field: `documents[${rang}].fichier`, defaultMessage: 'Fichier inaccessible ou endommagé' }))
  for (const answer of [
    await submitDepot(depot, randomUUID()),
    await submitDepot(depot, depot.documents[0]!.lien.split('/')[3] ?? '', other),
  ])
    expect([answer.statusCode, (answer.json() as CorpsErreur).errors]).toEqual([400, missing])
})

test('a draft deleted while it is being filed leaves nothing filed by half', async () => {
  const { id, depot } = await prepare()
  const [filed, deleted] = await Promise.all([
    submitDepot(depot, id),
    app.inject({ method: 'DELETE', url: `/api/brouillon/${id}`, headers: qui.bearer }),
  ])
  const requete = await db.selectFrom('requete').select('numero').where('cle', '=', id).executeTakeFirst()
  expect([filed.statusCode === 201, deleted.statusCode]).toEqual(requete ? [true, 404] : [false, 204])
})

test('saving a draft while it is being filed does not bring it back', async () => {
  const { id, depot } = await prepare()
  const ecrivain = randomUUID()
  const saves = () =>
    Promise.all(
      Array.from({ length: 4 }, () =>
        app.inject({ method: 'PUT', url: `/api/brouillon/${id}`, headers: qui.bearer, payload: aBrouillon({ ecrivain, revision: 1 }) }),
      ),
    )
  const [filed] = await Promise.all([submitDepot(depot, id), saves()])
  await saves()
  expect(filed.statusCode).toBe(201)
  expect((await liste()).some((brouillon) => brouillon.id === id)).toBe(false)
})

test('[STATE-14] the content of a request taken back, files included, fills a new draft as often as wanted; not before the request has ended, nor for another person', async () => {
  const { id, depot } = await prepare()
  const { contenu } = (await readBack(`/${id}`)).json() as { contenu: object }
  const { numero } = (await submitDepot(depot, id)).json() as { numero: string }
  const resume = (personne = qui) => app.inject({ method: 'POST', url: `/api/requete/${numero}/reprise`, headers: personne.bearer })
  const dashboard = async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: qui.bearer })
    return (answer.json() as { numero: string; reprenable: boolean }[]).find((each) => each.numero === numero)?.reprenable
  }
  expect([(await resume()).statusCode, await dashboard()]).toEqual([404, false])
  await app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: qui.bearer })
  expect([(await resume(await someone(office))).statusCode, await dashboard()]).toEqual([404, true])
  for (const answer of [await resume(), await resume()]) {
    expect(answer.statusCode).toBe(201)
    const again = answer.json() as { id: string }
    expect(answer.json()).toEqual({ id: again.id, type: 'CREATION', association: null, guichet: false })
    expect((await readBack(`/${again.id}`)).json()).toMatchObject({ contenu, denomination: 'Chorale du Ried', revision: 1 })
    const documents = depot.documents.map((document) => ({ ...document, lien: lienDeFichier(again.id, document.lien.slice(-64)) }))
    expect((await submitDepot({ ...depot, documents }, again.id)).statusCode).toBe(201)
  }
})
