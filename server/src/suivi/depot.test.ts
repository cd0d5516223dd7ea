import type { Answer } from 'contract/core/call'
import type { getDepot } from 'contract/suivi/depot'
import { answered } from 'domain/association/answered'
import { aDissolutionDepot, aModificationDepot, aRadiationDepot } from 'domain/requetes/examples/filings'
import { beforeEach, expect, test } from 'vitest'
import depot1 from '../../../domain/src/requetes/specimens/depot-1.json' with { type: 'json' }
import { knownCommune, submitDepot, threePdfs, aCreationIn } from '../../test/filings.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { anEarlierRequete, aRequeteOn } from '../../test/requests.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const colmar = await clerk(office, 'TJ-COLMAR')
const creation = aCreationIn(await knownCommune(db), { commentaire: "Merci d'avance." })
const strasbourgCourts = new Map([
  [creation.association.informations.adresse.commune.id, { tribunalJudiciaire: 'TJ-STRASBOURG', tribunalProximite: null }],
])
const fichiers = await threePdfs()
const inconnue = 'R26999999'

type Depot = Answer<typeof getDepot>
const get = (url: string, who: Someone) => app.inject({ url, headers: who.bearer })
const read = async (numero: string, who: Someone): Promise<Depot> => (await get(`/api/depot/${numero}`, who)).json()
const filed = async (): Promise<string> =>
  (await submitDepot(office, filer, { depot: creation, fichiers })).json<{ numero: string }>().numero

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('[API-29] [SRV-24] [X-85] [X-87] the declarant reads the filing again, with the type of each person, the courts of each commune, its court and the digest of each document', async () => {
  const numero = await filed()
  const { commentaire, documents, ...declare } = creation
  expect(await read(numero, filer)).toEqual({
    ...answered(declare, strasbourgCourts),
    observation: commentaire,
    numero,
    type: 'CREATION',
    sousTypes: [],
    etat: 'EN_COURS',
    phrase: expect.stringContaining('Votre requête est arrivée au greffe'),
    retireeLe: null,
    retirable: true,
    reprenable: false,
    statutsPapier: { ou: 'attendus par courrier', attendus: true },
    demandesPieces: [],
    denomination: creation.association.informations.denomination,
    datePreEnregistrement: '2026-11-20T10:00:00.000Z',
    tribunal: { id: 'TJ-STRASBOURG', libelle: 'Tribunal judiciaire de Strasbourg' },
    numeroAssociation: null,
    documents: documents.map(({ nom, type, sousType, date, dateEffet, journal }, rang) => ({
      rang,
      nom,
      type,
      sousType,
      date,
      dateEffet,
      journal,
      taille: fichiers[rang]?.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      lien: `/api/depot/${numero}/document/${rang}/${nom}`,
    })),
  })
})

test('[API-58] the link of each document returns its bytes as a download of fixed type; another name or rank returns 404', async () => {
  const numero = await filed()
  const { documents } = await read(numero, filer)
  for (const { lien, rang } of documents) {
    const { rawPayload, headers } = await get(lien, filer)
    expect(rawPayload.equals(fichiers[rang] ?? Buffer.of())).toBe(true)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/)
  }
  const [un, deux] = documents
  const croise = `/api/depot/${numero}/document/${un?.rang}/${deux?.nom}`
  expect((await get(croise, filer)).statusCode).toBe(404)
})

test('each reading of a document of a filing is recorded with its account and its IP address', async () => {
  const numero = await filed()
  const [document] = (await read(numero, filer)).documents
  await get(document?.lien ?? '', filer)
  const lignes = await db.selectFrom('securite').select(['type', 'detail']).where('compte', '=', filer.uuid).orderBy('id').execute()
  expect(lignes.at(-1)).toEqual({ type: 'ANNEXE', detail: { annexe: document?.sha256, requete: numero } })
})

const [deposant, avec, sans, parti] = [await someone(office), await someone(office), await someone(office), await someone(office)]
const { numero: association } = await aRegisteredAssociation(office, {
  rattaches: [{ personne: avec, gestion: false }, { personne: sans, depot: false }, { personne: parti }],
})
await db.updateTable('rattachement').set({ termine_le: clock.at }).where('compte', '=', parti.uuid).execute()
let rang = 0
/** A request on that association by a person who is no longer attached. */
const requeteOnAssociation = async (dit: Partial<Parameters<typeof aRequeteOn>[1]> = {}): Promise<string> => {
  rang += 1
  const numero = `R2600${String(5000 + rang)}`
  await aRequeteOn(office, { association, compte: deposant.uuid, numero, ...dit })
  return numero
}

test.each([
  ['who filed it', deposant, true],
  ['a user attached with `depot` to its association', avec, true],
  ['a clerk of its court', strasbourg, true],
  ['a user attached without `depot`', sans, false],
  ['a user attached with `depot` once', parti, false],
  ['a clerk of another court', colmar, false],
  ['anybody else', filer, false],
])('[DEPOT-06] what was filed is read by %s: %s', async (_, lecteur, lisible) => {
  const numero = await requeteOnAssociation({ etat: 'REJETEE' })
  const answer = await get(`/api/depot/${numero}`, lecteur)
  expect(answer.statusCode).toBe(lisible ? 200 : 404)
  if (lisible) return expect(answer.json<Depot>()).toMatchObject({ numero, numeroAssociation: association })
  const inexistante = await get(`/api/depot/${inconnue}`, lecteur)
  expect([inexistante.statusCode, inexistante.body]).toEqual([404, answer.body])
})

test.each([
  ['MODIFICATION', aModificationDepot({ documents: [], renouvellementComite: true })],
  ['DISSOLUTION', aDissolutionDepot({ documents: [] })],
  ['RADIATION', aRadiationDepot({ documents: [] })],
] as const)('[DEPOT-06] a filing %s is read again whole, and nothing in the parts it does not have', async (type, depot) => {
  const numero = await requeteOnAssociation({ type, depot, etat: 'REJETEE' })
  const { commentaire, documents, ...declare } = depot
  expect(await read(numero, deposant)).toMatchObject({ ...declare, type, observation: commentaire, documents })
})

test('a filing that the current form would refuse is shown as it was filed', async () => {
  const ancien = depot1.at(-1)
  const [numero, { numero: autre }] = ['R26000777', await aRegisteredAssociation(office)]
  await anEarlierRequete(office, { association: autre, compte: deposant.uuid, numero, depot: ancien })
  expect(await read(numero, deposant)).toMatchObject({ declarant: ancien?.declarant, comite: ancien?.comite })
})

test('[DEPOT-06] the page of a request says whether its reader may read the filing again', async () => {
  const numero = await requeteOnAssociation({ etat: 'REJETEE' })
  const readable = async (who: Someone) => (await get(`/api/requete/${numero}`, who)).json<{ depotLisible?: boolean }>().depotLisible
  expect([await readable(deposant), await readable(avec), await readable(sans), await readable(filer)]).toEqual([
    true,
    true,
    false,
    undefined,
  ])
})

test('[MEMB-24] contact details of members are shown to the declarant and the court, not to other readers of the filing', async () => {
  const numero = await requeteOnAssociation({ type: 'DISSOLUTION', depot: aDissolutionDepot({ documents: [] }), etat: 'REJETEE' })
  const emails = async (who: Someone) =>
    (await read(numero, who)).liquidationAssociation?.liquidateurs.physiques.map(({ nom, email }) => [nom, email])
  const email = 'odile.mittelbrucher@exemple.fr'
  expect([await emails(deposant), await emails(strasbourg), await emails(avec)]).toEqual([
    [['Mittelbrucher', email]],
    [['Mittelbrucher', email]],
    [['Mittelbrucher', undefined]],
  ])
})
