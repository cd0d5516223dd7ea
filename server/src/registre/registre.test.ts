import { randomUUID } from 'node:crypto'
import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import type { listerAssociations } from 'contract/registre/registre'
import { aMembrePhysique } from 'domain/association/exemples'
import { beforeAll, expect, test } from 'vitest'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'

const office = await testOffice()
const { app, db } = office

let attached: Someone
let stranger: Someone
let court: Someone
let otherCourt: Someone
let association: Awaited<ReturnType<typeof aRegisteredAssociation>>
let other: typeof association

const documents = [
  { type: 'STATUTS', nom: 'Statuts signés & datés.pdf' },
  { type: 'PIECE_ETAT_CIVIL', nom: 'identite.pdf' },
]

beforeAll(async () => {
  attached = await someone(office)
  stranger = await someone(office)
  court = await clerk(office, 'TJ-STRASBOURG')
  otherCourt = await clerk(office, 'TJ-COLMAR')
  association = await aRegisteredAssociation(office, {
    documents,
    informations: { denomination: 'Chorale de Mittelbruch' },
    rattaches: [{ personne: attached, depot: false }],
  })
  other = await aRegisteredAssociation(office, {
    tribunal: 'TJ-COLMAR',
    documents,
    informations: { denomination: 'Fanfare de Mittelbruch' },
    rattaches: [{ personne: stranger }],
  })
})

const get = (url: string, who?: Someone) => app.inject({ url, headers: who?.bearer ?? {} })
const sheet = async (who: Someone, { numero } = association): Promise<Answer<typeof getAssociation>> =>
  (await get(`/api/association/${numero}`, who)).json()
const link = ({ numero }: typeof association, { uuid, nom }: { uuid: string; nom: string }, version = 1) =>
  `/api/association/${numero}/${version}/document/${uuid}/${encodeURIComponent(nom)}`
const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index]
  if (value === undefined) throw new Error(`nothing at ${index}`)
  return value
}

test('[API-43, TABLE-06, TABLE-07, REG-10] the list returns a 0-based page, its size and its sort, by court first', async () => {
  const page: Answer<typeof listerAssociations> = (await get('/api/association', stranger)).json()
  expect(page).toMatchObject({ totalRows: 2, totalCapped: false, page: 0, itemsPerPage: 20, sort: 'tribunal,asc' })
  expect(page.content.map(({ tribunal }) => tribunal)).toEqual(['Tribunal judiciaire de Colmar', 'Tribunal judiciaire de Strasbourg'])
  expect(page.content[1]).toEqual({
    numero: association.numero,
    tribunal: 'Tribunal judiciaire de Strasbourg',
    nom: 'Chorale de Mittelbruch',
    codePostal: '67000',
    commune: 'Strasbourg',
    adresse: '3 place du Lavoir imaginaire',
    etat: 'INSCRITE',
    motifEtat: null,
  })
})

test('[REG-07, REG-11, SRV-36] the call accepts repeated states and mes as filters', async () => {
  const names = async (query: string, who: Someone) =>
    ((await get(`/api/association?${query}`, who)).json() as Answer<typeof listerAssociations>).content.map(({ nom }) => nom)
  expect(await names('etats=INSCRITE&etats=RADIEE', stranger)).toHaveLength(2)
  expect(await names('etats=RADIEE&etats=DISSOUTE', stranger)).toEqual([])
  expect(await names('mes=true', attached)).toEqual(['Chorale de Mittelbruch'])
  expect(await names('mes=true', stranger)).toEqual(['Fanfare de Mittelbruch'])
  expect(await names('mes=true', court)).toEqual([])
  expect(await names('mes=false', attached)).toHaveLength(2)
})

test.each([
  'sort=adresse',
  'sort=cree_le,asc',
  'sort=nom,asc;drop',
  'size=2001',
  'size=0',
  'page=-1',
  'etats=FERMEE',
  'inconnu=1',
  `nom=${'a'.repeat(101)}`,
])('[SRV-36] the list refuses %s', async (query) => {
  expect((await get(`/api/association?${query}`, stranger)).statusCode).toBe(400)
})

test('the list, a sheet and a document need a token', async () => {
  for (const url of ['/api/association', `/api/association/${association.numero}`, link(association, at(association.documents, 0))]) {
    const answer = await get(url)
    expect(answer.statusCode, url).toBe(401)
    expect(answer.body, url).not.toContain('Mittelbruch')
  }
})

test('[SHEET-17, SHEET-19, SHEET-23, API-44] a stranger reads the informations, the direction, the founders, the court and the public documents', async () => {
  const { association: read, juridiction, rattachement } = await sheet(stranger)
  expect(read).toMatchObject({
    numero: association.numero,
    version: 1,
    etatAssociation: 'INSCRITE',
    informations: { denomination: 'Chorale de Mittelbruch' },
  })
  expect(read.members.physiques.map(({ nom }) => nom)).toContain(aMembrePhysique().nom)
  expect(read.fondateurs.physiques.length).toBeGreaterThan(0)
  expect(read.documents.map(({ type }) => type)).toEqual(['STATUTS'])
  expect(juridiction).toEqual({ id: 'TJ-STRASBOURG', libelle: 'Tribunal judiciaire de Strasbourg' })
  expect(rattachement).toEqual({ etat: 'NON_RATTACHE', fonction: null, gestion: false, depot: false, depuis: null, refus: null })
})

test('[SHEET-34] only the court that keeps the association reads the telephone and e-mail of its members', async () => {
  for (const who of [stranger, attached, otherCourt]) {
    const { members } = (await sheet(who)).association
    expect(
      [...members.physiques, ...members.morales].flatMap(({ email, telephone }) => [email, telephone]).filter((each) => each !== undefined),
    ).toEqual([])
  }
  const { members } = (await sheet(court)).association
  expect(members.physiques.map(({ email }) => email)).toContain(aMembrePhysique().email)
})

test('[SRV-37] an attached user also reads the reserved documents, and what they may do', async () => {
  const { association: read, rattachement } = await sheet(attached)
  expect(read.documents.map(({ type }) => type)).toEqual(['STATUTS', 'PIECE_ETAT_CIVIL'])
  expect(rattachement).toEqual({ etat: 'RATTACHE', fonction: 'Membre', gestion: true, depot: false, depuis: '2026-11-20', refus: null })
  expect((await sheet(court)).association.documents).toHaveLength(2)
  expect((await sheet(otherCourt)).association.documents).toHaveLength(1)
})

test('[SHEET-36] an unknown number and a malformed one get the same answer', async () => {
  const unknown = await get('/api/association/STR999999', stranger)
  expect(unknown.statusCode).toBe(404)
  expect((await get('/api/association/STR99', stranger)).statusCode).toBe(400)
})

test('[API-55, API-56, SRV-45] the link of a sheet serves the bytes, as an attachment of the right type and name', async () => {
  const document = at((await sheet(stranger)).association.documents, 0)
  const answer = await get(document.lien, stranger)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.rawPayload).toHaveLength(document.taille)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-length': String(document.taille),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  const [disposition, nom = ''] = String(answer.headers['content-disposition']).split("''")
  expect(disposition).toBe('attachment; filename*=UTF-8')
  expect(decodeURIComponent(nom)).toBe('Statuts signés & datés.pdf')
})

test('[ENT-18] a document of a sheet has exactly these fields, its whole newspaper, and its file at its link', async () => {
  const paru = { nom: 'Publication.pdf', type: 'EXTRAIT_PUB_JAL', sousType: 'PUBCRE', date: '2026-03-02', dateEffet: null }
  const journal = { id: 12, libelle: 'Les Affiches imaginaires', departement: '67' }
  const published = await aRegisteredAssociation(office, { documents: [{ ...paru, journal }] })
  const { uuid } = at(published.documents, 0)
  const lien = link(published, { uuid, nom: paru.nom })
  const file = (await get(lien, stranger)).rawPayload
  expect((await sheet(stranger, published)).association.documents).toEqual([
    { ...paru, uuid, journal, actif: true, taille: file.length, lien },
  ])
})

test('[SRV-45] attached users and the competent court read a reserved document; others get 404', async () => {
  const url = link(association, at(association.documents, 1))
  const nowhere = await get(link(association, { uuid: randomUUID(), nom: 'identite.pdf' }), stranger)
  expect(nowhere.statusCode).toBe(404)
  for (const [who, status] of [
    [attached, 200],
    [court, 200],
    [stranger, 404],
    [otherCourt, 404],
  ] as const) {
    const answer = await get(url, who)
    expect(answer.statusCode).toBe(status)
    if (status === 404) expect(answer.body).toBe(nowhere.body)
  }
  const logged = await db.selectFrom('securite').select('compte').where('type', '=', 'DOCUMENT_RESERVE').execute()
  expect(logged.map(({ compte }) => compte).toSorted()).toEqual([attached.uuid, court.uuid].toSorted())
})

test('[SRV-45] a link with one element of another document gets the same 404, byte for byte', async () => {
  const [mine, theirs] = [at(association.documents, 0), at(other.documents, 0)]
  const mixed = [
    link(other, mine),
    link(association, mine, 2),
    link(association, { uuid: theirs.uuid, nom: mine.nom }),
    link(association, { uuid: mine.uuid, nom: 'identite.pdf' }),
    link({ ...association, numero: 'STR999999' }, mine),
    link(association, { uuid: randomUUID(), nom: mine.nom }),
  ]
  const answers = await Promise.all(mixed.map((url) => get(url, attached)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(mixed.map(() => 404))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect((await get(link(association, mine), attached)).statusCode).toBe(200)
})

test('a document that no version lists is not found, even when it belongs to the association', async () => {
  const { sha256 } = await db.selectFrom('fichier').select('sha256').limit(1).executeTakeFirstOrThrow()
  const uuid = randomUUID()
  await db
    .insertInto('document')
    .values({
      uuid,
      association: association.numero,
      requete: null,
      nom: 'oublie.pdf',
      type: 'STATUTS',
      sous_type: null,
      date: null,
      date_effet: null,
      journal: null,
      sha256,
      cree_le: office.now(),
    })
    .execute()
  expect((await get(link(association, { uuid, nom: 'oublie.pdf' }), attached)).statusCode).toBe(404)
})
