import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import type { listerAssociations } from 'contract/registre/registre'
import { expect, test } from 'vitest'
import { aRectification } from 'domain/requetes/examples/ex-officio'
import { knownCommune } from '../../../test/filings.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { findAssociation, findVersion } from '../../association/sql.ts'

// Silent: one test makes the server fail on purpose.
const office = await testOffice({ JOURNAL: 'silent' })
const { app, db } = office
const greffier = await clerk(office, 'TJ-STRASBOURG')
const etranger = await someone(office)
const rattache = await someone(office)
const { callGreffe, resume, create, see, instantane } = auGreffe(office, greffier)
const commune = await knownCommune(db)

const evenement = {
  evenement: 'Changement de direction',
  type: 'Statuts',
  date: '1934-06-11',
  dateAg: '1934-05-01',
  texte: 'Élu : Hans Müller',
}
const reprise = { numeroVolume: 'XII', numeroFolio: '7 bis', registre: [evenement] }
const anAssociation = async () => (await aRegisteredAssociation(office, { rattaches: [{ personne: rattache }] })).numero
const fiche = async (numero: string, who = etranger): Promise<Answer<typeof getAssociation>> =>
  (await app.inject({ url: `/api/association/${numero}`, headers: who.bearer })).json()
const papier = (autrement: object = {}) => ({
  tribunal: 'TJ-STRASBOURG',
  denomination: `Gesangverein ${randomUUID()}`,
  objet: 'Chanter.\nEnsemble.',
  adresse: '1 rue du Papier',
  codePostal: '67000',
  commune,
  dateConstitutive: '1911-04-02',
  dateStatuts: null,
  reprise,
  membres: ['Müller Hans, président', 'Weber Karl, trésorier'],
  ...autrement,
})
const compteurs = () => db.selectFrom('compteur').selectAll().where('cle', '=', 'association/STR').execute()

test('[STAFF-18] [ENT-21] [ENT-16] [STATE-08] a takeover gives references, events and members as described there, under a version REPRISE', async () => {
  const numero = await anAssociation()
  const before = (await findVersion(db, numero))?.contenu
  expect(await resume(numero, 1, reprise, ['Müller Hans, président'])).toEqual({ status: 200, body: { version: 2 } })
  expect(await see(numero)).toMatchObject({ version: 2, reprise, membresRepris: ['Müller Hans, président'] })
  for (const who of [rattache, greffier]) expect((await fiche(numero, who)).reprise).toEqual(reprise)
  const { reprise: hidden, association, associationRehydrateVisibles: history } = await fiche(numero)
  expect(hidden).toBeNull()
  expect(history[0]).toMatchObject({ type: 'REPRISE', association: { ordre: 2 } })
  const descriptions = async (who: Someone) => (await fiche(numero, who)).association.members.reprises.map(({ description }) => description)
  // A single text, which may hold a home address.
  expect([await descriptions(rattache), await descriptions(greffier), await descriptions(etranger)]).toEqual([
    ['Müller Hans, président'],
    ['Müller Hans, président'],
    [undefined],
  ])
  expect(association.members.physiques.map(({ uuid }) => uuid)).toEqual(before?.members.physiques.map(({ uuid }) => uuid))
  expect((await findVersion(db, numero))?.contenu.informations).toEqual(before?.informations)

  const search = async (query: string) =>
    ((await app.inject({ url: `/api/association?${query}`, headers: etranger.bearer })).json() as Answer<typeof listerAssociations>).content
  expect((await search('volume=xii&folio=7%20BIS')).map((row) => row.numero)).toEqual([numero])
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[STAFF-18] a corrected takeover replaces the former one; members described as before keep their uuid, and the journal keeps both', async () => {
  const numero = await anAssociation()
  await resume(numero, 1, reprise, ['A', 'B'])
  const { members: first } = (await findVersion(db, numero))?.contenu ?? {}
  expect(await resume(numero, 2, { ...reprise, numeroFolio: '8', registre: [] }, ['B', 'C'])).toEqual({
    status: 200,
    body: { version: 3 },
  })
  const { members, indexMembres = [] } = (await findVersion(db, numero))?.contenu ?? {}
  expect(members?.reprises.map(({ description }) => description)).toEqual(['B', 'C'])
  expect(members?.reprises[0]?.uuid).toBe(first?.reprises[1]?.uuid)
  expect(indexMembres.map(({ uuid }) => uuid).toSorted()).toEqual(
    [...(members?.physiques ?? []), ...(members?.morales ?? []), ...(members?.reprises ?? [])].map(({ uuid }) => uuid).toSorted(),
  )
  expect((await see(numero)).reprise).toEqual({ numeroVolume: 'XII', numeroFolio: '8', registre: [] })
  const kept = (await actesDe(db, 'association', numero)).filter(({ type }) => type === 'REPRISE')
  expect(kept.map(({ contenu, texte }) => [contenu, JSON.parse(texte ?? '')])).toEqual([
    [{ numeroVolume: 'XII', numeroFolio: '7 bis' }, [evenement]],
    [{ numeroVolume: 'XII', numeroFolio: '8' }, []],
  ])
})

test.each([
  ['a day to come', { ...reprise, registre: [{ ...evenement, date: '2026-11-21' }] }, 'reprise.registre[0].date'],
  ['no volume', { ...reprise, numeroVolume: ' ' }, 'reprise.numeroVolume'],
  ['an event without name', { ...reprise, registre: [{ ...evenement, evenement: '' }] }, 'reprise.registre[0].evenement'],
])('[STAFF-18] a takeover is refused for %s, under its field', async (_, given, field) => {
  const numero = await anAssociation()
  const { status, body } = await resume(numero, 1, given)
  expect([status, body.errors.map((erreur: { field: string }) => erreur.field)]).toEqual([400, [field]])
  expect((await findVersion(db, numero))?.ordre).toBe(1)
})

test('[STAFF-18] a takeover based on a version since overtaken is refused', async () => {
  const numero = await anAssociation()
  await instantane(numero, 1)
  expect((await resume(numero, 1, reprise)).status).toBe(409)
  expect((await see(numero)).reprise).toBeNull()
})

test('[STAFF-18] [STATE-08] [DIGIT-09] an association known on paper only gets its number, its first version and its paper file', async () => {
  const denomination = 'Turnverein Straßburg'
  const { status, body } = await create(papier({ denomination, commune: { ...commune, libelle: 'autre nom' } }))
  expect([status, body]).toEqual([201, { numero: expect.stringMatching(/^STR\d{6}$/) }])
  const { numero } = body
  expect(await findAssociation(db, numero)).toMatchObject({
    tribunal: 'TJ-STRASBOURG',
    etat: 'INSCRITE',
    version: 1,
    nom: denomination,
    commune: 'Strasbourg',
    volume: 'XII',
    folio: '7 bis',
    dossier_papier: true,
  })
  expect(await findVersion(db, numero)).toMatchObject({
    ordre: 1,
    evenement: 'CREATION_REPRISE',
    contenu: { informations: { objet: 'Chanter.\nEnsemble.', dateConstitutive: '1911-04-02' }, fondateurs: { physiques: [], morales: [] } },
  })
  expect(await see(numero)).toMatchObject({
    dossierPapier: true,
    reprise,
    membresRepris: ['Müller Hans, président', 'Weber Karl, trésorier'],
  })
  expect(await fiche(numero)).toMatchObject({ numerisation: { etat: 'POSSIBLE' } })
  expect((await actesDe(db, 'association', numero)).map(({ type, auteur }) => [type, auteur])).toEqual([
    ['VERSION', greffier.uuid],
    ['REPRISE', greffier.uuid],
  ])
  expect((await app.inject({ url: `/api/association/${numero}/extrait`, headers: etranger.bearer })).statusCode).toBe(200)
})

test('[STAFF-18] data that the paper lacks are unknown on the sheet, in the search and after a rectification, until the clerk enters them', async () => {
  const { numero } = (
    await create(
      papier({ reprise: { ...reprise, numeroFolio: '43 ter' }, gouvernance: 'Comité', but: 'LUCRATIF', inscriteLe: '1911-04-03' }),
    )
  ).body
  const asRead = async () => {
    const { association, derniere, associationRehydrateVisibles: history } = await fiche(numero)
    const trouvees = await app.inject({
      url: '/api/association?volume=xii&folio=43%20ter',
      headers: etranger.bearer,
    })
    const { etatAssociation, motifEtat, nonRepris, informations } = association
    const [trouvee] = (trouvees.json() as Answer<typeof listerAssociations>).content
    return [
      [etatAssociation, motifEtat, nonRepris, informations.but, informations.gouvernance],
      derniere.motifEtat,
      history[0]?.association?.motifEtat,
      [trouvee?.etat, trouvee?.motifEtat],
    ]
  }
  expect(await asRead()).toEqual([
    ['INSCRITE', 'ETAT_NON_REPRIS', ['etatAssociation', 'stipulations'], 'LUCRATIF', 'Comité'],
    'ETAT_NON_REPRIS',
    'ETAT_NON_REPRIS',
    ['INSCRITE', 'ETAT_NON_REPRIS'],
  ])
  expect(await findAssociation(db, numero)).toMatchObject({ inscrite_le: '1911-04-03' })

  const contenu = (await findVersion(db, numero))?.contenu
  const tell = async (vue: number, autrement: object) => {
    const rectification = { ...aRectification(contenu), motif: 'Lu dans le registre', ...autrement }
    return (await callGreffe('POST', `/${numero}/rectification`, { version: vue, rectification })).status
  }
  expect(await tell(1, {})).toBe(200)
  expect((await asRead())[0]).toEqual(['INSCRITE', 'ETAT_NON_REPRIS', ['etatAssociation', 'stipulations'], 'LUCRATIF', 'Comité'])
  // The values are the same; only their status changes, from unknown to known.
  expect(await tell(2, { nonRepris: [], etatAssociation: 'DISSOUTE' })).toBe(200)
  expect(await asRead()).toEqual([['DISSOUTE', null, [], 'LUCRATIF', 'Comité'], null, null, ['DISSOUTE', null]])
  expect(await tell(3, { etatAssociation: 'INSCRITE' })).toBe(400)
})

test.each(['DISSOUTE', 'RADIEE'])(
  '[STAFF-18] an association that the paper says %s is registered so, and has no other reason',
  async (etat) => {
    const { numero } = (await create(papier({ etatAssociation: etat, but: 'NON_LUCRATIF', limites: 'AUCUNE' }))).body
    expect((await fiche(numero)).association).toMatchObject({ etatAssociation: etat, motifEtat: null, nonRepris: [] })
  },
)

test('[STAFF-18] a commune of no list is kept as the paper register writes it; an unknown id is refused', async () => {
  const libre = { id: -1, codeInsee: null, libelle: 'Schiltigheim-les-Vignes', codePostaux: [] }
  const { numero } = (await create(papier({ commune: libre }))).body
  expect((await findAssociation(db, numero))?.commune).toBe('Schiltigheim-les-Vignes')
  const refused = await create(papier({ commune: { ...commune, id: 9_999_999 }, dateStatuts: '2027-01-01' }))
  expect([refused.status, refused.body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['dateStatuts', 'commune']])
})

test('[STAFF-18] a court that is not the clerk’s is not there', async () => {
  expect((await create(papier({ tribunal: 'TJ-COLMAR' }))).status).toBe(404)
})

test('[STAFF-18] one folio copied several times at once gives one association, without a hole in the numbers', async () => {
  const payload = papier()
  const [before] = await compteurs()
  const answers = await Promise.all([1, 2, 3, 4].map(() => create(payload)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412, 412, 412])
  const numero = answers.find(({ status }) => status === 201)?.body.numero
  expect(answers.find(({ status }) => status === 412)?.body.globalErrors).toEqual([
    { defaultMessage: `L'association ${payload.denomination}, n°\u00a0${numero}, est déjà reprise de ce volume et de ce folio.` },
  ])
  expect((await compteurs())[0]?.valeur).toBe((before?.valeur ?? 0) + 1)
  // Another association of the same folio is accepted.
  expect((await create(papier())).status).toBe(201)
})

test.each(['association', 'version', 'reprise', 'acte'])('[STAFF-18] when the row of %s cannot be written, nothing is', async (table) => {
  const payload = papier()
  const before = await compteurs()
  await sql`create or replace function panne() returns trigger language plpgsql as $$ begin raise exception 'panne'; end $$`.execute(db)
  await sql`create trigger panne before insert on ${sql.table(table)} for each row execute function panne()`.execute(db)
  const failed = await create(payload)
  await sql`drop trigger panne on ${sql.table(table)}`.execute(db)
  expect(failed.status).toBe(500)
  expect(await compteurs()).toEqual(before)
  expect(await db.selectFrom('association').select('numero').where('nom', '=', payload.denomination).execute()).toEqual([])
  expect((await create(payload)).status).toBe(201)
})
