import { sql } from 'kysely'
import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import { expect, test } from 'vitest'
import { truncatedPdf } from '../../../test/corpus/corpus.ts'
import { receptions } from '../../../test/filings.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { findVersion } from '../../association/sql.ts'

// Silent: some tests make the server fail on purpose.
const office = await testOffice({ JOURNAL: 'silent' })
const { app, db } = office
const greffier = await clerk(office, 'TJ-STRASBOURG')
const etranger = await someone(office)
const { add, activate, remove, instantane, callGreffe, annexe } = auGreffe(office, greffier)

const anAssociation = (rattache?: Someone) =>
  aRegisteredAssociation(office, {
    documents: [{ type: 'STATUTS', nom: 'Statuts 1980.pdf' }],
    rattaches: rattache ? [{ personne: rattache }] : [],
  })
const fiche = async (numero: string, who = etranger, version?: number): Promise<Answer<typeof getAssociation>> =>
  (await app.inject({ url: `/api/association/${numero}${version ? `?version=${version}` : ''}`, headers: who.bearer })).json()
const noms = async (numero: string, who = etranger, version?: number) =>
  (await fiche(numero, who, version)).association.documents.map(({ nom, actif }) => (actif ? nom : `${nom} (plus en vigueur)`))
const actes = async (numero: string) => (await actesDe(db, 'association', numero)).filter(({ type }) => type !== 'RATTACHEMENT')

test('[STAFF-21] [STATE-08] a document added makes a version that lists it, the former version does not', async () => {
  const { numero } = await anAssociation()
  expect(await add(numero, 1)).toEqual({ status: 201, body: { version: 2 } })
  expect(await noms(numero)).toEqual(['Statuts 1998.pdf', 'Statuts 1980.pdf (plus en vigueur)'])
  expect(await noms(numero, etranger, 1)).toEqual(['Statuts 1980.pdf'])
  const { associationRehydrateVisibles: history, association } = await fiche(numero)
  const added = association.documents[0]
  expect(added).toMatchObject({ type: 'STATUTS', date: '1998-03-01', actif: true })
  expect(history[0]).toMatchObject({
    type: 'DOCUMENTS',
    association: { ordre: 2, etatAssociation: 'INSCRITE' },
    evenement: { ajoutDocument: { uuid: added?.uuid, nom: 'Statuts 1998.pdf', type: 'STATUTS' } },
  })
  const bytes = await app.inject({ url: added?.lien ?? '', headers: etranger.bearer })
  expect([bytes.statusCode, bytes.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect((await actes(numero)).map(({ type, auteur }) => [type, auteur])).toEqual([
    ['VERSION', null],
    ['DOCUMENT_AJOUTE', greffier.uuid],
    ['DOCUMENT_ACTIVE', greffier.uuid],
    ['VERSION', greffier.uuid],
  ])
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[STAFF-21] [SHEET-34] a reserved document, its name and its event are for the attached users and the court', async () => {
  const rattache = await someone(office)
  const { numero } = await anAssociation(rattache)
  await add(numero, 1, { reserve: true, nom: 'Courrier secret.pdf', type: 'PV_AG', sousType: 'EXTRA' })
  for (const who of [rattache, greffier]) expect(JSON.stringify(await fiche(numero, who))).toContain('Courrier secret.pdf')
  expect(JSON.stringify(await fiche(numero, etranger))).not.toContain('Courrier secret')
  const { lien = '' } = (await fiche(numero, rattache)).association.documents.find(({ nom }) => nom === 'Courrier secret.pdf') ?? {}
  const read = async (who: Someone) => (await app.inject({ url: lien, headers: who.bearer })).statusCode
  expect([await read(rattache), await read(greffier), await read(etranger)]).toEqual([200, 200, 404])

  await remove(numero, lien.split('/')[6] ?? '', 2)
  expect(JSON.stringify(await fiche(numero, etranger))).not.toContain('Courrier secret')
  expect((await fiche(numero, etranger)).associationRehydrateVisibles[0]).toMatchObject({ type: 'DOCUMENTS', evenement: {} })
  // A free attachment is reserved by its type, whatever the clerk declares.
  await add(numero, 3, { nom: 'Décision.pdf', type: 'PIECE_JOINTE', date: null })
  expect(await noms(numero)).toEqual(['Statuts 1980.pdf'])
  expect(await noms(numero, rattache)).toEqual(['Statuts 1980.pdf', 'Décision.pdf'])
})

test('[STAFF-21] a document put out of force, then in force again, makes a version each time, and none when nothing changes', async () => {
  const { numero, documents } = await anAssociation()
  const uuid = documents[0]?.uuid ?? ''
  expect((await activate(numero, uuid, 1, false, ' ')).body.errors).toEqual([
    { field: 'motif', defaultMessage: 'le champ est obligatoire' },
  ])
  expect(await activate(numero, uuid, 1, true)).toEqual({ status: 200, body: { version: 1 } })
  expect(await activate(numero, uuid, 1, false, 'Remplacés en 1998')).toEqual({ status: 200, body: { version: 2 } })
  expect((await actes(numero))[1]).toMatchObject({ type: 'DOCUMENT_ACTIVE', contenu: { uuid, actif: false }, texte: 'Remplacés en 1998' })
  expect(await noms(numero)).toEqual(['Statuts 1980.pdf (plus en vigueur)'])
  expect(await noms(numero, etranger, 1)).toEqual(['Statuts 1980.pdf'])
  await activate(numero, uuid, 2, true)
  expect((await fiche(numero)).associationRehydrateVisibles.map(({ evenement }) => evenement?.modificationDocument?.activation)).toEqual([
    { ancienne: false, nouvelle: true },
    { ancienne: true, nouvelle: false },
    undefined,
  ])
})

test('[STAFF-21] only one text of the statutes is in force: the latest adopted, or the one that the clerk restores; the journal names the one it replaces', async () => {
  const { numero } = await anAssociation()
  await add(numero, 1, { nom: 'Statuts 2010.pdf', date: '2010-05-06' })
  await add(numero, 2, { nom: 'Statuts 1998.pdf', date: '1998-03-01' })
  await add(numero, 3, { nom: 'Procès-verbal.pdf', type: 'PV_AG', sousType: 'EXTRA', date: '2010-05-06' })
  expect((await noms(numero)).toSorted()).toEqual([
    'Procès-verbal.pdf',
    'Statuts 1980.pdf (plus en vigueur)',
    'Statuts 1998.pdf (plus en vigueur)',
    'Statuts 2010.pdf',
  ])
  const { uuid = '' } = (await fiche(numero)).association.documents.find(({ nom }) => nom === 'Statuts 1998.pdf') ?? {}
  expect(await activate(numero, uuid, 4, true, 'Statuts de 2010 annulés')).toEqual({ status: 200, body: { version: 5 } })
  expect((await noms(numero)).toSorted()).toEqual([
    'Procès-verbal.pdf',
    'Statuts 1980.pdf (plus en vigueur)',
    'Statuts 1998.pdf',
    'Statuts 2010.pdf (plus en vigueur)',
  ])
  expect((await actes(numero)).filter(({ type }) => type === 'DOCUMENT_ACTIVE').map(({ texte }) => texte)).toEqual([
    'Remplacé par\u00a0: Statuts, 6 mai 2010',
    'Remplacé par\u00a0: Statuts, 6 mai 2010',
    'Statuts de 2010 annulés',
    'Remplacé par\u00a0: Statuts, 1er mars 1998',
  ])
})

test('[STAFF-21] a document taken out is no longer in the register; former versions still serve it, and the reason is kept', async () => {
  const { numero, documents } = await anAssociation()
  const { uuid = '', nom = '' } = documents[0] ?? {}
  expect(await remove(numero, uuid, 1, 'Déposé sous un autre nom')).toEqual({ status: 200, body: { version: 2 } })
  expect(await noms(numero)).toEqual([])
  expect(await noms(numero, etranger, 1)).toEqual([nom])
  const read = async (version: number) =>
    (
      await app.inject({
        url: `/api/association/${numero}/${version}/document/${uuid}/${encodeURIComponent(nom)}`,
        headers: etranger.bearer,
      })
    ).statusCode
  expect([await read(1), await read(2)]).toEqual([200, 404])
  const [, removal] = await actes(numero)
  expect(removal).toMatchObject({ type: 'DOCUMENT_SUPPRIME', texte: 'Déposé sous un autre nom', contenu: { uuid } })
  // It is no longer in the register: it can be neither taken out nor put in force.
  expect((await remove(numero, uuid, 2)).status).toBe(404)
  expect((await activate(numero, uuid, 2, false)).status).toBe(404)
})

test.each(['ORDONNANCE', 'CERTIFICAT_INSCRIPTION', 'NOTIFICATION_DECISION', 'ATTESTATION_INSCRIPTION'])(
  '[STAFF-21] an act of the court (%s) is neither taken out of the register nor put out of force: a later one replaces it (X-82)',
  async (type) => {
    const rattache = await someone(office)
    const { numero, documents } = await aRegisteredAssociation(office, {
      documents: [{ type, nom: 'Acte.pdf' }],
      rattaches: [{ personne: rattache }],
    })
    const uuid = documents[0]?.uuid ?? ''
    const before = await actes(numero)
    for (const refused of [await remove(numero, uuid, 1), await activate(numero, uuid, 1, false)]) {
      expect(refused.status).toBe(412)
      expect(refused.body.globalErrors).toEqual([
        { defaultMessage: 'Un acte du tribunal reste au registre et en vigueur\u00a0: seul un acte ultérieur le remplace.' },
      ])
    }
    expect(await actes(numero)).toEqual(before)
    expect((await add(numero, 1, { type, date: null, nom: 'Acte rectifié.pdf' })).status).toBe(201)
    expect(await noms(numero, rattache)).toEqual(['Acte.pdf', 'Acte rectifié.pdf'])
  },
)

test('[STAFF-21] a document of another association is not found in this one', async () => {
  const { numero } = await anAssociation()
  const { documents } = await anAssociation()
  expect((await activate(numero, documents[0]?.uuid ?? '', 1, false)).status).toBe(404)
  expect((await findVersion(db, numero))?.ordre).toBe(1)
})

test('[STAFF-22] [STATE-08] a snapshot keeps the association as it stands under a new version, with its reason', async () => {
  const { numero } = await anAssociation()
  const before = await findVersion(db, numero)
  expect(await instantane(numero, 1, 'Avant la fusion')).toEqual({ status: 200, body: { version: 2 } })
  expect(await findVersion(db, numero)).toMatchObject({ ordre: 2, evenement: 'INSTANTANE', contenu: before?.contenu })
  expect((await actes(numero))[1]).toMatchObject({ type: 'INSTANTANE', texte: 'Avant la fusion', auteur: greffier.uuid })
  expect((await callGreffe('POST', `/${numero}/instantane`, { version: 2, motif: ' ' })).body.errors).toEqual([
    { field: 'motif', defaultMessage: 'le champ est obligatoire' },
  ])
})

test('[STAFF-21] of two clerks acting on the same version at once, one succeeds and the other gets a 409 that names the first', async () => {
  const { numero } = await anAssociation()
  const answers = await Promise.all([add(numero, 1), instantane(numero, 1), add(numero, 1), instantane(numero, 1)])
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(3)
  for (const { body } of refused)
    expect(body.message).toMatch(
      /^Dominique Greffe a modifié cette association le 20\/11\/2026 à 11\u00a0h\u00a000 \((Mise à jour des documents|Instantané du registre)\)\. Votre acte n'a pas été enregistré\.$/,
    )
  expect((await findVersion(db, numero))?.ordre).toBe(2)
  const { count } = await db
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('association', '=', numero)
    .executeTakeFirstOrThrow()
  expect(count).toBe(
    answers
      .slice(0, 1)
      .concat(answers.slice(2, 3))
      .filter(({ status }) => status === 201).length + 1,
  )
  expect((await instantane(numero, 9)).status).toBe(409)
})

test.each([
  ['a type that does not exist', { type: 'RIEN' }, 'annexe.type'],
  ['a date to come', { date: '2026-11-21' }, 'annexe.date'],
  ['a date that its type needs', { date: null }, 'annexe.date'],
  ['a newspaper that its type needs', { type: 'EXTRAIT_PUB_JAL', sousType: 'PUBCRE', journal: null }, 'annexe.journal'],
  ['no name', { nom: ' ' }, 'annexe.nom'],
])('[STAFF-21] a document is refused for %s, under its field, and nothing is kept', async (_, autrement, field) => {
  const { numero } = await anAssociation()
  const { status, body } = await add(numero, 1, autrement)
  expect([status, body.errors.map((erreur: { field: string }) => erreur.field)]).toEqual([400, [field]])
  expect((await findVersion(db, numero))?.ordre).toBe(1)
  expect(await receptions(office)).toEqual([])
})

test('[STAFF-21] a damaged file is reported under its field, together with the other errors', async () => {
  const { numero } = await anAssociation()
  const { body } = await add(numero, 1, { date: '2026-11-21', bytes: await truncatedPdf() })
  expect(body.errors).toEqual([
    { field: 'annexe.date', defaultMessage: 'La date ne peut être postérieure à la date du jour' },
    { field: 'fichier', defaultMessage: 'Fichier inaccessible ou endommagé' },
  ])
})

test('[STAFF-21] the court may add documents that no form sends: an order, a certificate, a letter, an archive', async () => {
  const { numero } = await anAssociation()
  let version = 1
  for (const type of ['ORDONNANCE', 'CERTIFICAT_INSCRIPTION', 'PIECE_ARCHIVE', 'AVIS_FINS_PAIEMENT'])
    expect((await add(numero, version++, { ...annexe({ type, date: null, nom: `${type}.pdf` }) })).status).toBe(201)
  expect(await noms(numero, greffier)).toHaveLength(5)
})

test.each(['document', 'version', 'acte', 'fichier'])('[STAFF-21] when the row of %s cannot be written, nothing is', async (table) => {
  const { numero } = await anAssociation()
  const before = await actes(numero)
  await sql`create or replace function panne() returns trigger language plpgsql as $$ begin raise exception 'panne'; end $$`.execute(db)
  await sql`create trigger panne before insert on ${sql.table(table)} for each row execute function panne()`.execute(db)
  const failed = await add(numero, 1, { nom: `panne ${table}.pdf` })
  await sql`drop trigger panne on ${sql.table(table)}`.execute(db)
  expect(failed.status).toBe(500)
  expect(await noms(numero)).toEqual(['Statuts 1980.pdf'])
  expect(await actes(numero)).toEqual(before)
  expect(await add(numero, 1)).toMatchObject({ status: 201, body: { version: 2 } })
})
