import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { textesGreffeDocuments } from 'domain/association/textes/greffe-documents'
import { textesAttestation } from 'domain/requetes/textes/attestation'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { ended } from '../../../test/printed.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { inspect } from '../../app/verifier/inspect.ts'
import { findVersion } from '../../association/sql.ts'
import { saveVersion } from '../../association/version.ts'

const office = await testOffice()
const { app, db, clock } = office
const ours = await clerk(office, 'TJ-STRASBOURG')
const elsewhere = await clerk(office, 'TJ-COLMAR')
const reader = await someone(office)

const url = (numero: string, suite = '') => `/api/greffe/association/${numero}/attestation${suite}`
const read = async (numero: string) => (await app.inject({ url: url(numero), headers: ours.bearer })).json()
const apercu = (numero: string, who = ours) => app.inject({ url: url(numero, '/apercu'), headers: who.bearer })
const issue = (numero: string, version = 1, who = ours, more: object = {}) =>
  app.inject({ method: 'POST', url: url(numero), headers: who.bearer, payload: { version, ...more } })
const issuedAttestations = (numero: string) =>
  db
    .selectFrom('extrait')
    .selectAll()
    .where('association', '=', numero)
    .where('type', '=', 'ATTESTATION_INSCRIPTION')
    .orderBy('version')
    .execute()
const documents = async (numero: string) => (await findVersion(db, numero))?.contenu.documents ?? []
const verify = async (code: string) => (await app.inject({ url: `/api/verification/${code}` })).json()
const texte = async (bytes: Buffer) => (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ')

/** Changes what the register says of an association. */
const changeContenu = async (
  numero: string,
  autrement: (contenu: NonNullable<Awaited<ReturnType<typeof findVersion>>>['contenu']) => object,
) => {
  const contenu = (await findVersion(db, numero))?.contenu
  if (!contenu) throw new Error('no version')
  const nouveau = { ...contenu, ...autrement(contenu) }
  const version = {
    numero,
    tribunal: 'TJ-STRASBOURG',
    evenement: 'RECTIFICATION',
    requete: null,
    now: clock.at,
    auteur: ours.uuid,
  } as const
  await db.transaction().execute((trx) => saveVersion(trx, { ...version, contenu: nouveau }))
}

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('the court attests who directs an association: names, function, nationality, domicile, dates; the clerk signs it', async () => {
  const { numero } = await aRegisteredAssociation(office)
  expect((await issue(numero)).json()).toEqual({ version: 2 })
  const [emise] = await issuedAttestations(numero)
  expect(emise).toMatchObject({ version: 2, compte: ours.uuid, delivre_le: clock.at })
  const [liste] = await documents(numero)
  const registre = await db
    .selectFrom('document')
    .selectAll()
    .where('uuid', '=', liste?.uuid ?? '')
    .executeTakeFirstOrThrow()
  expect(registre).toMatchObject({ type: 'ATTESTATION_INSCRIPTION', reserve: true, date: '2026-11-20', sha256: emise?.sha256 })
  const adresse = `/api/association/${numero}/2/document/${liste?.uuid}/${encodeURIComponent(`Attestation d'inscription ${numero}.pdf`)}`
  const bytes = await app.inject({
    url: adresse,
    headers: ours.bearer,
  })
  // It says where members live: an ordinary account and another court get 404.
  for (const who of [reader, elsewhere]) expect((await app.inject({ url: adresse, headers: who.bearer })).statusCode).toBe(404)
  const lue = await readPdf(bytes.rawPayload)
  expect([lue.marked, lue.info.Title, lue.roles.includes('TH')]).toEqual([true, `Attestation d’inscription – ${numero}`, true])
  const text = lue.text.replaceAll(/\s+/g, ' ')
  for (const part of [
    numero,
    'prouve aux autorités',
    'Mittelbrucher Odile',
    'Président(e)',
    'FRANÇAISE',
    '12 rue des Tilleuls imaginaires',
    'Amis des orgues de Mittelbruch',
    'Registre papier',
    'La greffière Dominique GREFFE Date de l’attestation 20 novembre 2026',
    emise?.code ?? '?',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/03 88|@exemple/)
  const ecarts: string[] = []
  await inspect(db, office.store, (ecart) => ecarts.push(ecart))
  expect(ecarts).toEqual([])
})

test('a later attestation replaces the former one, which stays listed and can be neither removed nor put back by hand', async () => {
  const { numero } = await aRegisteredAssociation(office)
  await issue(numero)
  clock.at = new Date('2026-11-23T10:00:00Z')
  expect((await issue(numero, 2)).statusCode).toBe(201)
  const [former_, later] = await documents(numero)
  expect([former_?.actif, later?.actif]).toEqual([false, true])
  expect(await issuedAttestations(numero)).toHaveLength(2)
  const retrait = await app.inject({
    method: 'POST',
    url: `/api/greffe/association/${numero}/document/${later?.uuid}/suppression`,
    headers: ours.bearer,
    payload: { version: 3, motif: 'Erreur.' },
  })
  expect([retrait.statusCode, retrait.json().globalErrors]).toEqual([412, [{ defaultMessage: textesGreffeDocuments.acteDuTribunal }]])
})

test('its code says whether the direction has changed since, and nothing more than the document shows', async () => {
  const { numero } = await aRegisteredAssociation(office)
  await issue(numero)
  const [emise] = await issuedAttestations(numero)
  const code = emise?.code ?? ''
  expect(await verify(code)).toMatchObject({ titre: "Attestation d'inscription", type: 'ATTESTATION_INSCRIPTION', numero, aJour: true })
  await issue(numero, 2)
  await changeContenu(numero, ({ informations }) => ({ informations: { ...informations, objet: 'Danser.' } }))
  expect(await verify(code)).toMatchObject({ aJour: true, changements: [] })
  await changeContenu(numero, ({ members, indexMembres }) => ({
    members: { ...members, morales: [] },
    indexMembres: indexMembres.filter(({ collection }) => collection !== 'morales'),
  }))
  const depuis = await verify(code)
  expect([depuis.aJour, depuis.changements]).toEqual([false, ['Direction']])
})

test('the preview is the same as the delivered document but for its code, and keeps nothing', async () => {
  const { numero } = await aRegisteredAssociation(office)
  const avant = await apercu(numero)
  expect([avant.statusCode, await issuedAttestations(numero)]).toEqual([200, []])
  await issue(numero)
  const [emise] = await issuedAttestations(numero)
  const [liste] = await documents(numero)
  const bytes = (
    await app.inject({
      url: `/api/association/${numero}/2/document/${liste?.uuid}/${encodeURIComponent(`Attestation d'inscription ${numero}.pdf`)}`,
      headers: ours.bearer,
    })
  ).rawPayload
  expect(await texte(avant.rawPayload)).toBe((await texte(bytes)).replaceAll(emise?.code ?? '?', 'SPECIMEN'))
})

test('for a dissolved association, the attestation names its liquidators since the dissolution, and one of its direction is out of date', async () => {
  const { numero } = await aRegisteredAssociation(office)
  await issue(numero)
  const [emise] = await issuedAttestations(numero)
  clock.at = new Date('2026-11-25T10:00:00Z')
  const { liquidationAssociation, etatAssociation } = ended({ etatAssociation: 'DISSOUTE' })
  await changeContenu(numero, () => ({ etatAssociation, liquidationAssociation }))
  expect((await verify(emise?.code ?? '')).changements).toEqual(expect.arrayContaining(['État', 'Liquidateurs']))
  await issue(numero, 3)
  const bytes = await buffer((await office.store.read((await issuedAttestations(numero)).at(-1)?.sha256 ?? '')).stream)
  const text = await texte(bytes)
  expect(text).toContain('que ses liquidateurs, désignés ci-dessous, la représentent à la date de ce document')
  expect(text).toMatch(/ Liquidateurs L’association est dissoute .* Liquidateur Wolfsberg Ulrike FRANÇAISE .* 25\/11\/2026 /)
  expect(text).not.toMatch(/Mittelbrucher|Obersand/)
})

test('an association struck off, an empty direction or a state left on paper gets no attestation, and the page shows the reasons', async () => {
  const radiee = await aRegisteredAssociation(office, { etatAssociation: 'RADIEE' })
  const vide = await aRegisteredAssociation(office)
  await changeContenu(vide.numero, () => ({ members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] }))
  const repris = await aRegisteredAssociation(office)
  await changeContenu(repris.numero, () => ({ nonRepris: ['etatAssociation'] }))
  for (const [numero, version, raison] of [
    [repris.numero, 2, textesAttestation.obstacles.etatNonRepris],
    [radiee.numero, 1, textesAttestation.obstacles.radiee],
    [vide.numero, 2, textesAttestation.obstacles.sans.DIRECTION],
  ] as const) {
    expect((await read(numero)).obstacles).toEqual([raison])
    for (const refus of [await issue(numero, version), await apercu(numero)])
      expect([refus.statusCode, refus.json().globalErrors]).toEqual([412, [{ defaultMessage: raison }]])
    expect(await issuedAttestations(numero)).toEqual([])
  }
})

test('[X-79] the clerk who delivers it signs it, without naming a judge, and names who rendered the latest order of inscription, if one was on this site', async () => {
  const { numero } = await aRegisteredAssociation(office)
  await issue(numero)
  const attestation = async () => {
    const emise = (await issuedAttestations(numero)).at(-1)
    return texte(await buffer((await office.store.read(emise?.sha256 ?? '')).stream))
  }
  expect(await attestation()).toMatch(/ La greffière Dominique GREFFE Date de l’attestation 20 novembre 2026 Vérifier ce document /)
  expect((await issue(numero, 2, ours, { signataire: 1 })).statusCode).toBe(400)
  const on = (association: string, rang: string, etat: 'INSCRITE' | 'REJETEE', deposeeLe: Date) =>
    aRequeteOn(office, { association, compte: reader.uuid, numero: `R260088${rang}`, etat, deposeeLe })
  await on(numero, '01', 'INSCRITE', new Date('2026-11-12T10:00:00Z'))
  await on(numero, '02', 'INSCRITE', new Date('2026-11-10T10:00:00Z'))
  await on(numero, '03', 'REJETEE', new Date('2026-11-16T10:00:00Z'))
  await on((await aRegisteredAssociation(office)).numero, '04', 'INSCRITE', new Date('2026-11-17T10:00:00Z'))
  await issue(numero, 2)
  expect(await attestation()).toContain(
    'La greffière Dominique GREFFE Date de l’attestation 20 novembre 2026 Dernière ordonnance rendue par Clotaire Amtmann, Juge du registre, le 12 novembre 2026 Vérifier ce document',
  )
})

test('a clerk of its court delivers it, on the version they read', async () => {
  const { numero } = await aRegisteredAssociation(office)
  expect((await issue(numero, 1, elsewhere)).statusCode).toBe(404)
  expect((await apercu(numero, elsewhere)).statusCode).toBe(404)
  await changeContenu(numero, ({ informations }) => ({ informations: { ...informations, objet: 'Danser.' } }))
  expect((await issue(numero, 1)).statusCode).toBe(409)
  expect(await issuedAttestations(numero)).toEqual([])
})
