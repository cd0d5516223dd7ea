import { randomUUID } from 'node:crypto'
import type { Answer } from 'contract/core/call'
import type { getRequete } from 'contract/suivi/requete'
import { addJours } from 'domain/core/jour'
import { beforeEach, expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../test/filings.ts'
import { eventually, testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { auTribunal } from '../../test/pieces.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aRequeteOn } from '../../test/requests.ts'
import { aSignataire } from '../../test/signatories.ts'
import { markAllConforming } from '../../test/verdicts.ts'
import { tie } from '../rattachements/attach.ts'

type Requete = Answer<typeof getRequete>

const office = await testOffice()
const { app, db, clock } = office
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const colmar = await clerk(office, 'TJ-COLMAR')
const commune = await knownCommune(db)
const signataire = await aSignataire(db)

const get = (url: string, who: Someone) => app.inject({ url, headers: who.bearer })
const open = async (numero: string, who: Someone): Promise<Requete> => (await get(`/api/requete/${numero}`, who)).json()
const newOf = async (numero: string, who: Someone) =>
  (await app.inject({ url: '/api/requete', query: { numero }, headers: who.bearer })).json().content[0]?.nouveauxDocuments
const filed = async (who: Someone): Promise<string> =>
  (await submitDepot(office, who, { depot: aCreationIn(commune) })).json<{ numero: string }>().numero
const act = async (numero: string, path: string, payload: Record<string, unknown>) => {
  const answer = await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: strasbourg.bearer, payload })
  expect(answer.statusCode).toBeLessThan(300)
  return answer
}
/** Registers the request on the same day, after delivering its receipt. */
const register = async (numero: string): Promise<string> => {
  const le = '2026-11-20'
  await act(numero, 'recepisse', { version: 1 })
  await act(numero, 'prise-en-charge', { version: 2 })
  await act(numero, 'communication-prefet', { version: 3, le })
  await act(numero, 'reponse-prefet', { version: 4, le, reponse: 'PAS_D_OPPOSITION' })
  const version = await markAllConforming(office, strasbourg, numero)
  return (await act(numero, 'inscription', { version, le, signataire })).json<{ numeroAssociation: string }>().numeroAssociation
}

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('[API-28] [API-36] a request is read by its number, with its state, its steps and the actions of its reader', async () => {
  const filer = await someone(office)
  const numero = await filed(filer)
  const found = await open(numero, filer)
  expect(found).toMatchObject({
    numero,
    type: 'CREATION',
    etat: 'EN_COURS',
    declarant: 'Odile Mittelbrucher',
    tribunal: { id: 'TJ-STRASBOURG', libelle: 'Tribunal judiciaire de Strasbourg' },
    association: null,
    datePreEnregistrement: '2026-11-20T10:00:00.000Z',
    dateOrdonnancement: null,
    phrase: expect.stringContaining('Votre requête est arrivée au greffe le 20/11/2026'),
    retirable: true,
    depotLisible: true,
    delaiHabituel: null,
    documents: [],
    courrielsRefuses: [],
  })
  expect(found.etapes.map(({ nom, etat }) => `${nom} ${etat}`)).toEqual([
    'Dépôt FAITE',
    'Récépissé EN_COURS',
    'Statuts signés sur papier EN_COURS',
    'Examen par le tribunal A_VENIR',
    'Préfet A_VENIR',
    'Décision du tribunal A_VENIR',
    'Publication A_VENIR',
  ])
})

test('[SRV-23] [REQ-23] its documents are those the court issued on it, by priority; their links return their bytes', async () => {
  const filer = await someone(office)
  const numero = await filed(filer)
  await register(numero)
  const { documents } = await open(numero, filer)
  expect(documents.map(({ type, priorite, nouveau }) => [type, priorite, nouveau])).toEqual([
    ['NOTIFICATION_DECISION', 2, true],
    ['ORDONNANCE', 3, true],
    ['CERTIFICAT_INSCRIPTION', 4, true],
    ['RECEPISSE', 5, true],
  ])
  for (const { uuid, lien, nom, taille } of documents) {
    expect(lien).toBe(`/api/requete/${numero}/document/${uuid}`)
    const answer = await get(lien, filer)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload).toHaveLength(taille)
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent(nom).slice(0, 8))
  }
  const other = await filed(filer)
  const [document] = documents
  expect((await get(`/api/requete/${other}/document/${document?.uuid}`, filer)).statusCode).toBe(404)
  expect((await get(`/api/requete/${numero}/document/${randomUUID()}`, filer)).statusCode).toBe(404)
})

test('[REQ-27] a document is new to each person until that person opens its request or downloads it', async () => {
  const [filer, member] = [await someone(office), await someone(office)]
  const numero = await filed(filer)
  const association = await register(numero)
  const attach = (compte: string) =>
    db
      .transaction()
      .execute((trx) => tie(trx, { association, compte, fonction: 'Membre', gestion: false, depot: false, now: clock.at, auteur: null }))
  await attach(member.uuid)
  expect([await newOf(numero, filer), await newOf(numero, member)]).toEqual([4, 4])

  const first = (await db.selectFrom('document_requete').select('uuid').where('requete', '=', numero).executeTakeFirstOrThrow()).uuid
  expect((await get(`/api/requete/${numero}/document/${first}`, filer)).statusCode).toBe(200)
  expect([await newOf(numero, filer), await newOf(numero, member)]).toEqual([3, 4])

  expect((await open(numero, filer)).documents.map(({ nouveau }) => nouveau)).toEqual([true, true, true, false])
  expect((await open(numero, filer)).documents.some(({ nouveau }) => nouveau)).toBe(false)
  expect([await newOf(numero, filer), await newOf(numero, member)]).toEqual([0, 4])

  // Documents issued before a user was attached are not new to them.
  const latecomer = await someone(office)
  clock.at = new Date('2026-11-21T10:00:00Z')
  await attach(latecomer.uuid)
  expect(await newOf(numero, latecomer)).toBe(0)
  expect((await open(numero, latecomer)).documents).toHaveLength(4)
})

test('[SRV-23] the declarant, the attached users and the court read it; others get 404, and reading marks nothing as seen for anybody else', async () => {
  const [filer, member, stranger] = [await someone(office), await someone(office), await someone(office)]
  const numero = await filed(filer)
  const association = await register(numero)
  const missing = await get('/api/requete/R26999999', filer)
  expect(missing.statusCode).toBe(404)
  for (const who of [stranger, member, colmar]) expect((await get(`/api/requete/${numero}`, who)).json()).toEqual(missing.json())
  expect((await get(`/api/requete/${numero}`, strasbourg)).json<Requete>().documents.map(({ nouveau }) => nouveau)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(await newOf(numero, filer)).toBe(4)
  await db
    .transaction()
    .execute((trx) =>
      tie(trx, { association, compte: member.uuid, fonction: 'Membre', gestion: false, depot: false, now: clock.at, auteur: null }),
    )
  expect(await open(numero, member)).toMatchObject({ numero, depotLisible: false, retirable: false, courrielsRefuses: [] })
  await db.updateTable('rattachement').set({ termine_le: clock.at }).where('compte', '=', member.uuid).execute()
  expect((await get(`/api/requete/${numero}`, member)).statusCode).toBe(404)
})

test('[STATE-14] a pending request shows the usual time of its court once the court has decided ten of its type within a year', async () => {
  const filer = await someone(office)
  const [decided, pending] = [await someone(office), await someone(office)]
  const { numero: association } = await aRegisteredAssociation(office, { rattaches: [{ personne: decided }] })
  const habit = async () => (await open('R26000400', pending)).delaiHabituel
  const { numero: other } = await aRegisteredAssociation(office)
  const deposeeLe = new Date('2026-06-01T10:00:00Z')
  for (let i = 0; i < 9; i += 1) {
    const dateOrdonnancement = addJours('2026-06-01', (i + 1) * 10)
    await aRequeteOn(office, {
      association,
      compte: filer.uuid,
      numero: `R260003${String(i).padStart(2, '0')}`,
      etat: 'INSCRITE',
      deposeeLe,
      dateOrdonnancement,
    })
  }
  await aRequeteOn(office, { association: other, compte: pending.uuid, numero: 'R26000400' })
  expect(await habit()).toBe(null)
  await aRequeteOn(office, {
    association,
    compte: filer.uuid,
    numero: 'R26000390',
    etat: 'INSCRITE',
    deposeeLe,
    dateOrdonnancement: '2026-06-21',
  })
  // Ten decisions, after 10, 20, 20, 30, 40, 50… days: half of them within forty.
  expect(await habit()).toBe(41)
  clock.at = new Date('2027-11-20T10:00:00Z')
  expect(await habit()).toBe(null)
})

test('a mail that a server refuses is shown on the request, to the declarant and the court, until it leaves', async () => {
  const filer = await someone(office)
  const numero = await filed(filer)
  const refused = [{ destinataire: 'odile.mittelbrucher@exemple.fr', sujet: expect.stringContaining(numero) }]
  const outbox = db.updateTable('courriel').where('evenement', '=', `requete/${numero}/depot`)
  // Wait until the sender has finished: on a busy machine it could still be sending the row that is overwritten here.
  const sent = db
    .selectFrom('courriel')
    .select('evenement')
    .where('evenement', '=', `requete/${numero}/depot`)
    .where('envoye_le', 'is not', null)
  await eventually(async () => (await sent.execute()).length > 0)
  await outbox.set({ refus: '550 no such user', envoye_le: null }).execute()
  for (const who of [filer, strasbourg]) expect((await open(numero, who)).courrielsRefuses).toEqual(refused)
  expect((await open(await filed(filer), filer)).courrielsRefuses).toEqual([])
  await outbox.set({ refus: null, envoye_le: clock.at }).execute()
  expect((await open(numero, filer)).courrielsRefuses).toEqual([])
})

test('[ENT-25] [ENT-26] [ENT-27] [REQ-25] a letter links to its reply for people who may reply, in its last round only; so does the table', async () => {
  const filer = await someone(office)
  const { acte, makeDemande, lienDe, transmitWithCompte } = auTribunal(office, strasbourg, filer)
  const { numero, lien } = await makeDemande()
  const awaited = (code: string, nombre: number) => expect.objectContaining({ requete: numero, code, numero: 1, nombre })
  const told = async (who: Someone) =>
    (await open(numero, who)).documents.map(({ type, idPieces, demandePieces }) => [type, idPieces, demandePieces])
  const listed = async (who: Someone) =>
    (await app.inject({ url: '/api/requete', query: { numero }, headers: who.bearer })).json().content[0]?.demandePieces
  const code = lien.split('/')[1] ?? ''
  expect(await told(filer)).toEqual([['DEMANDE_PIECES', 1, awaited(code, 2)]])
  expect(await listed(filer)).toEqual(awaited(code, 2))
  // The court reads the letter but may not reply for the declarant.
  expect(await told(strasbourg)).toEqual([['DEMANDE_PIECES', 1, null]])

  await transmitWithCompte(lien, filer, 'Voici.')
  expect([await told(filer), await listed(filer)]).toEqual([[['DEMANDE_PIECES', 1, null]], null])
  clock.at = new Date('2026-11-21T10:00:00Z')
  await acte(numero, 'reouverture', { points: [{ index: 1, precisions: 'Depuis quand ?' }], observation: null, dateRetour: '2026-12-20' })
  const second = (await lienDe(numero)).split('/')[1] ?? ''
  expect(await told(filer)).toEqual([
    ['DEMANDE_PIECES', 1, awaited(second, 1)],
    ['DEMANDE_PIECES', 1, null],
  ])
})
