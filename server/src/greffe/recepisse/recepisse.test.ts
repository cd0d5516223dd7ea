import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import type { SousTypeRequete } from 'domain/requetes/types'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const colleague = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Ondine', nom: 'Voisine' })
const elsewhere = await clerk(office, 'TJ-COLMAR')
const retired = await someone(office, { tribunaux: ['TJ-STRASBOURG'] })
const commune = await knownCommune(db)

const filed = async (email: string | null = 'odile@exemple.fr'): Promise<string> => {
  const depot = aCreationIn(commune, { declarant: aDepotDeclarant({ email }) })
  return (await submitDepot(office, filer, { depot })).json<{ numero: string }>().numero
}
const act = (numero: string, path: string, payload: object, who: Someone = ours) =>
  app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: who.bearer, payload })
const deliver = async (numero: string, version = 1, who: Someone = ours) => (await act(numero, 'recepisse', { version }, who)).statusCode
const delivered = (numero: string) => db.selectFrom('document_requete').selectAll().where('requete', '=', numero).execute()
const read = (numero: string, uuid: string, who: Someone) =>
  app.inject({ url: `/api/requete/${numero}/document/${uuid}`, headers: who.bearer })
const mails = (numero: string) =>
  db.selectFrom('courriel').select(['destinataire', 'sujet', 'texte']).where('evenement', '=', `requete/${numero}/recepisse`).execute()

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('the court delivers the dated receipt of a request that nobody holds: a document, a line of the journal that names it, its delay ended', async () => {
  const numero = await filed()
  clock.at = new Date('2026-11-23T09:00:00Z')
  expect(await deliver(numero)).toBe(204)
  const [document] = await delivered(numero)
  expect(document).toMatchObject({
    type: 'RECEPISSE',
    compte: ours.uuid,
    delivre_le: clock.at,
    nom: `Récépissé de déclaration ${numero}.pdf`,
  })
  const lines = await actesDe(db, 'requete', numero)
  expect(lines.at(-1)).toMatchObject({
    type: 'RECEPISSE',
    auteur: ours.uuid,
    contenu: { type: 'RECEPISSE', le: '2026-11-23', code: document?.code, sha256: document?.sha256 },
  })
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  expect(
    await db.selectFrom('requete').select(['etape', 'agent', 'echeance_le', 'version']).where('numero', '=', numero).execute(),
  ).toEqual([{ etape: 'PRE_ENREGISTREE', agent: null, echeance_le: '2026-12-21', version: 2 }])
  expect((await act(numero, 'prise-en-charge', { version: 2 })).statusCode).toBe(204)
})

test('the receipt is a PDF with what was received, when, from which person, the SHA-256 of each file, and the clerk who established it', async () => {
  const numero = await filed()
  await deliver(numero)
  const [document] = await delivered(numero)
  const annexes = await db.selectFrom('annexe').select(['nom', 'sha256']).where('requete', '=', numero).execute()
  const answer = await read(numero, document?.uuid ?? '', filer)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = (await readPdf(answer.rawPayload)).text.replaceAll(/\s+/g, ' ')
  for (const part of [
    'Récépissé de déclaration',
    'Tribunal judiciaire de Strasbourg',
    numero,
    '20/11/2026 à 11 h 00',
    document?.code ?? '?',
  ])
    expect(text).toContain(part)
  for (const part of ['Madame Odile Mittelbrucher', 'Dominique GREFFE', 'il ne préjuge pas de la décision']) expect(text).toContain(part)
  for (const { nom } of annexes) expect(text).toContain(nom)
  for (const { sha256 } of annexes) expect(text.replaceAll(' ', '')).toContain(sha256)
})

test('the receipt announces the real next steps: the month and the six weeks for a filing that goes to the prefect, neither for the others', async () => {
  const followUp = async (numero: string) => {
    expect(await deliver(numero)).toBe(204)
    const [document] = await delivered(numero)
    const { text } = await readPdf((await read(numero, document?.uuid ?? '', ours)).rawPayload)
    return text
      .replaceAll(/\s+/g, ' ')
      .replace(/^.*Suite de la procédure /, '')
      .replace(/ (Le greffier|La greffière) .*$/, '')
  }
  const on = async (numero: string, type: 'MODIFICATION' | 'DISSOLUTION' | 'RADIATION', ...sousTypes: SousTypeRequete[]) => {
    const { numero: association } = await aRegisteredAssociation(office)
    await aRequeteOn(office, { association, compte: filer.uuid, numero, type, sousTypes })
    return followUp(numero)
  }
  const avecPrefet =
    /^Le tribunal examine la déclaration dans le mois qui suit sa réception, le 20 novembre 2026\. .* au préfet, qui a six semaines/
  expect(await followUp(await filed())).toMatch(avecPrefet)
  expect(await on('R26000801', 'MODIFICATION', 'STATUTS')).toMatch(avecPrefet)
  const sansPrefet =
    'Le tribunal examine la déclaration reçue le 20 novembre 2026. La personne qui l’a déposée est informée de la décision par courriel.'
  expect(await on('R26000802', 'MODIFICATION', 'MEMBRES')).toBe(sansPrefet)
  expect(await on('R26000803', 'DISSOLUTION', 'ASSOCIATION')).toBe(sansPrefet)
  expect(await on('R26000804', 'RADIATION', 'ASSOCIATION')).toBe(sansPrefet)
})

test('the filer and the declarant get a mail, only one when they share an address', async () => {
  const numero = await filed()
  await deliver(numero)
  const [document] = await delivered(numero)
  const sent = await mails(numero)
  expect(sent.map(({ destinataire }) => destinataire).toSorted()).toEqual([filer.email, 'odile@exemple.fr'].toSorted())
  for (const { sujet, texte } of sent) {
    expect(sujet).toBe(`Nouveau document du tribunal, requête n°\u00a0${numero}\u00a0: récépissé`)
    expect(texte).toContain(`${office.settings.baseUrl}/requete/detail/${numero}\n`)
    expect(texte).toContain(`/verification/${document?.code}`)
  }
  const same = await filed(filer.email.toUpperCase())
  await deliver(same)
  expect((await mails(same)).map(({ destinataire }) => destinataire)).toEqual([filer.email])
})

test('a receipt sent twice, even at once, is delivered once and both calls succeed; a colleague gets the name of the clerk who delivered it', async () => {
  const numero = await filed()
  expect(await Promise.all([deliver(numero), deliver(numero)])).toEqual([204, 204])
  expect(await deliver(numero)).toBe(204)
  expect(await delivered(numero)).toHaveLength(1)
  expect(await mails(numero)).toHaveLength(2)
  const theirs = await act(numero, 'recepisse', { version: 1 }, colleague)
  expect([theirs.statusCode, theirs.json().message]).toEqual([409, expect.stringMatching(/^Dominique Greffe a déjà agi.*\(Récépissé\)/)])
  const again = await act(numero, 'recepisse', { version: 2 })
  expect([again.statusCode, again.json().globalErrors]).toEqual([412, [{ defaultMessage: 'le récépissé a été délivré le 20/11/2026' }]])
  expect(await actesDe(db, 'requete', numero)).toHaveLength(2)
})

test('a rollback undoes everything: no document, no act, no mail', async () => {
  const numero = await filed()
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(db)
  await sql`create trigger refuse before insert on document_requete for each statement execute function refuse()`.execute(db)
  expect(await deliver(numero)).toBe(500)
  await sql`drop trigger refuse on document_requete`.execute(db)
  expect([await delivered(numero), await mails(numero), (await actesDe(db, 'requete', numero)).length]).toEqual([[], [], 1])
  expect(await deliver(numero)).toBe(204)
})

test('the filer, the attached users and the clerks of the court read its document; the others get 404', async () => {
  const numero = await filed()
  await deliver(numero)
  const uuid = (await delivered(numero))[0]?.uuid ?? ''
  const missing = await read('R26999999', uuid, ours)
  expect(missing.statusCode).toBe(404)
  for (const who of [filer, ours, colleague]) expect((await read(numero, uuid, who)).statusCode).toBe(200)
  for (const who of [elsewhere, retired, await someone(office)]) expect((await read(numero, uuid, who)).json()).toEqual(missing.json())

  const attached = await someone(office)
  const { numero: association } = await aRegisteredAssociation(office)
  await db
    .insertInto('rattachement')
    .values({
      association,
      compte: attached.uuid,
      fonction: 'Membre',
      gestion: false,
      depot: false,
      cree_le: clock.at,
      termine_le: null,
      uuid: randomUUID(),
    })
    .execute()
  expect((await read(numero, uuid, attached)).statusCode).toBe(404)
  await db.updateTable('requete').set({ association }).where('numero', '=', numero).execute()
  expect((await read(numero, uuid, attached)).statusCode).toBe(200)
  await db.updateTable('rattachement').set({ termine_le: clock.at }).where('compte', '=', attached.uuid).execute()
  expect((await read(numero, uuid, attached)).statusCode).toBe(404)
})

test('it is listed on the page of the clerk and announced as new to the filer, who is no longer promised one', async () => {
  const numero = await filed()
  const followed = async () => {
    const all = (await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: filer.bearer })).json()
    return all.find((each: { numero: string }) => each.numero === numero)
  }
  expect(await followed()).toMatchObject({ nouveauxDocuments: 0, phrase: expect.stringContaining('Un récépissé doit vous être délivré') })
  await deliver(numero)
  const listed = {
    type: 'RECEPISSE',
    nom: `Récépissé de déclaration ${numero}.pdf`,
    taille: expect.any(Number),
    delivreLe: '2026-11-20T10:00:00.000Z',
  }
  expect(await followed()).toMatchObject({ nouveauxDocuments: 1, phrase: expect.not.stringContaining('récépissé') })
  const file = (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: ours.bearer })).json()
  expect(file).toMatchObject({ documents: [listed], obstacles: { RECEPISSE: ['le récépissé a été délivré le 20/11/2026'] } })
})

test('[ACTION-10] its code says what it is, for which association, by which court and when, and nothing of what the request has become', async () => {
  const numero = await filed()
  await deliver(numero)
  const code = (await delivered(numero))[0]?.code ?? ''
  const said = async () => (await app.inject({ url: `/api/verification/${code.toLowerCase()}` })).json()
  const before = await said()
  expect(before).toEqual({
    numero,
    denomination: expect.any(String),
    tribunal: 'Tribunal judiciaire de Strasbourg',
    delivreLe: '2026-11-20T10:00:00.000Z',
    type: 'RECEPISSE',
    titre: 'Récépissé de déclaration',
    aJour: true,
    changements: [],
    decisionSuivante: null,
  })
  await act(numero, 'prise-en-charge', { version: 2 })
  await act(numero, 'communication-prefet', { version: 3, le: '2026-11-20' })
  expect(await said()).toEqual(before)
})
