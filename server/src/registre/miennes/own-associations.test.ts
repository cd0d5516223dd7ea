import { randomUUID } from 'node:crypto'
import type { Answer } from 'contract/core/call'
import type { listerMiennes } from 'contract/registre/own-associations'
import { expect, test } from 'vitest'
import { submitDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { auTribunal, aDemandeDueOn } from '../../../test/pieces.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'

const office = await testOffice()
const { app, db, now } = office
const [moi, lectrice, autre] = [await someone(office), await someone(office), await someone(office)]
const greffier = await clerk(office, 'TJ-STRASBOURG')
const { acte } = auTribunal(office, greffier, moi)

const oneAssociation = async (denomination: string, autrement: Parameters<typeof aRegisteredAssociation>[1] = {}) =>
  (await aRegisteredAssociation(office, { informations: { denomination }, rattaches: [{ personne: moi }], ...autrement })).numero
const record = (association: string, texte: string) =>
  db
    .insertInto('non_conformite')
    .values({ id: randomUUID(), association, texte, relevee_le: now(), relevee_par: null, levee_le: null, levee_par: null })
    .execute()
const read = async (query: Record<string, string> = {}, qui: Someone = moi): Promise<Answer<typeof listerMiennes>> =>
  (await app.inject({ url: '/api/utilisateur/associations', query, headers: qui.bearer })).json()
const noms = async (query: Record<string, string> = {}) => (await read(query)).content.map(({ nom }) => nom)
const exportCsv = (query: Record<string, string> = {}) =>
  app.inject({ url: '/api/utilisateur/associations/export', query, headers: moi.bearer })

const calme = await oneAssociation('Zither-Club', { rattaches: [{ personne: moi, gestion: false }] })
const chorale = await oneAssociation('Chorale Sainte-Cécile', {
  rattaches: [{ personne: moi }, { personne: lectrice, gestion: false, depot: false }],
})
const ecole = await oneAssociation('École de boxe', { etatAssociation: 'NONCONFORME' })
await oneAssociation('Étrangère', { rattaches: [{ personne: autre }] })
const quittee = await oneAssociation('Quittée')
await db.updateTable('rattachement').set({ termine_le: now() }).where('association', '=', quittee).execute()
await record(ecole, '=La liste de la direction manque')
await record(chorale, 'Les statuts ne sont pas signés')
await aRequeteOn(office, { association: chorale, compte: moi.uuid, numero: 'R26000801' })
await acte('R26000801', 'prise-en-charge')
expect((await acte('R26000801', 'demande-pieces', aDemandeDueOn('2026-12-10'))).status).toBe(204)
// A creation that the court has just registered: its paper statutes and its publication are still owed.
const creation = (await submitDepot(office, moi)).json<{ numero: string }>().numero
await acte(creation, 'prise-en-charge')
await acte(creation, 'communication-prefet', { le: '2026-11-20' })
await acte(creation, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
await markAllConforming(office, greffier, creation)
await acte(creation, 'inscription', { le: '2026-11-20', signataire: await aSignataire(db) })
await acte(creation, 'avis-fins-paiement')

test('the page lists each association with my rights, its request under way in one sentence, what I owe and its non-conformities; the soonest deadline first', async () => {
  const { content, ...paging } = await read()
  expect(paging).toEqual({ totalRows: 4, page: 0, itemsPerPage: 20, sort: 'echeance,asc' })
  expect(content.map(({ nom }) => nom)).toEqual([
    'Chorale Sainte-Cécile',
    'Association chorale de Mittelbruch',
    'École de boxe',
    'Zither-Club',
  ])
  expect(content[0]).toEqual({
    numero: chorale,
    nom: 'Chorale Sainte-Cécile',
    codePostal: '67000',
    commune: 'Strasbourg',
    etat: 'INSCRITE',
    motifEtat: null,
    successeur: null,
    fonction: 'Membre',
    gestion: true,
    depot: true,
    requete: { numero: 'R26000801', enBref: expect.stringMatching(/\S/) },
    demandes: [expect.objectContaining({ requete: 'R26000801', type: 'DEMANDE_PIECES', nombre: 2, dateRetour: '2026-12-10' })],
    statuts: null,
    nonConformites: ['Les statuts ne sont pas signés'],
  })
  expect(content[1]).toMatchObject({
    requete: null,
    demandes: [{ requete: creation, type: 'AVIS_FINS_PAIEMENT', dateRetour: '2026-12-21' }],
    statuts: creation,
    nonConformites: [],
  })
  expect(content[2]).toMatchObject({ etat: 'NONCONFORME', requete: null, demandes: [], statuts: null })
  expect(content[3]).toMatchObject({ numero: calme, gestion: false, depot: true, requete: null, demandes: [], nonConformites: [] })
})

test('a person who may not file reads that a request is under way, but neither what the court awaits nor how to reply', async () => {
  const { content } = await read({}, lectrice)
  expect(content).toMatchObject([
    { numero: chorale, gestion: false, depot: false, requete: { numero: 'R26000801' }, demandes: [], statuts: null },
  ])
  expect((await read({ aFaire: 'true' }, lectrice)).totalRows).toBe(0)
})

test('the list is searched by name, number and commune without accents, filtered by state and by what is to be done, sorted and paged', async () => {
  expect(await noms({ recherche: 'cecile chorale' })).toEqual(['Chorale Sainte-Cécile'])
  expect(await noms({ recherche: ecole.toLowerCase() })).toEqual(['École de boxe'])
  expect(await noms({ recherche: 'strasbourg 67000 ecole' })).toEqual(['École de boxe'])
  expect(await noms({ recherche: 'chorale boxe' })).toEqual([])
  expect(await noms({ etats: 'NONCONFORME' })).toEqual(['École de boxe'])
  expect(await noms({ aFaire: 'true' })).toEqual(['Chorale Sainte-Cécile', 'Association chorale de Mittelbruch', 'École de boxe'])
  expect(await noms({ sort: 'nom,desc' })).toEqual([
    'Zither-Club',
    'École de boxe',
    'Chorale Sainte-Cécile',
    'Association chorale de Mittelbruch',
  ])
  expect(await noms({ sort: 'nom,asc', size: '3', page: '1' })).toEqual(['Zither-Club'])
  // A page past the end is the last (TABLE-04).
  expect(await read({ size: '3', page: '9' })).toMatchObject({ page: 1, totalRows: 4, content: [{ nom: 'Zither-Club' }] })
})

test('the spreadsheet has the rows of every page of the search, in its order, and no formula', async () => {
  const answer = await exportCsv({ aFaire: 'true', sort: 'nom,asc' })
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('text/csv'),
    'content-disposition': expect.stringContaining('mes-associations-2026-11-20.csv'),
    'x-content-type-options': 'nosniff',
  })
  const lignes = answer.body.split('\r\n')
  expect(answer.body.startsWith('\uFEFF"Numéro";"Nom"')).toBe(true)
  expect(lignes).toHaveLength(5)
  expect(lignes.slice(1, 4).map((ligne) => ligne.split(';')[1])).toEqual([
    '"Association chorale de Mittelbruch"',
    '"Chorale Sainte-Cécile"',
    '"École de boxe"',
  ])
  expect(lignes[2]).toContain(
    '"Fournir 1 document (Statuts) et des précisions au plus tard le 10/12/2026";"10/12/2026";"Les statuts ne sont pas signés"',
  )
  expect(lignes[3]).toContain(`"'=La liste de la direction manque"`)
})
