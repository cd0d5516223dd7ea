import { randomUUID } from 'node:crypto'
import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import { beforeAll, expect, test } from 'vitest'
import { auGreffe } from '../../test/greffe-association.ts'
import { awaitNumerisation, digitise } from '../../test/numerisation.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aRequeteOn } from '../../test/requests.ts'
import { saveInvitation } from '../rattachements/invitation/save.ts'

const office = await testOffice()
const { app, db, clock } = office

let numero: string
let reserve: string
let court: Someone
let formerly: Someone
let stranger: Someone
let attached: Someone

/** Prepares everything that an attachment gives access to, on an association where a full attachment has ended. */
beforeAll(async () => {
  court = await clerk(office, 'TJ-STRASBOURG')
  ;[formerly, stranger, attached] = [await someone(office), await someone(office), await someone(office)]
  const made = await aRegisteredAssociation(office, {
    documents: [{ type: 'PIECE_ETAT_CIVIL', nom: 'identite.pdf' }],
    dossierPapier: true,
    rattaches: [{ personne: formerly }, { personne: attached, gestion: false }],
  })
  numero = made.numero
  reserve = `/api/association/${numero}/1/document/${made.documents[0]?.uuid}/identite.pdf`
  await auGreffe(office, court).resume(numero, 1, { numeroVolume: 'II', numeroFolio: '3', registre: [] }, [])
  await db
    .insertInto('non_conformite')
    .values({
      id: randomUUID(),
      association: numero,
      texte: 'statuts non datés',
      relevee_le: clock.at,
      relevee_par: null,
      levee_le: null,
      levee_par: null,
    })
    .execute()
  for (const [etat, requete] of [
    ['REJETEE', 'R26700001'],
    ['EN_COURS', 'R26700002'],
  ] as const)
    await aRequeteOn(office, { association: numero, compte: attached.uuid, numero: requete, etat })
  await db.transaction().execute((trx) =>
    saveInvitation(trx, {
      association: numero,
      email: 'nouvelle@exemple.fr',
      fonction: 'Membre',
      gestion: false,
      depot: true,
      now: clock.at,
      auteur: formerly.uuid,
    }),
  )
  await digitise(office, { numero, agent: court, nom: 'dossier.pdf' })
  expect((await get(reserve, formerly)).statusCode).toBe(200)
  await db.updateTable('rattachement').set({ termine_le: clock.at }).where('compte', '=', formerly.uuid).execute()
})

const get = (url: string, who: Someone) => app.inject({ url, headers: who.bearer })
const sheet = async (who: Someone): Promise<Answer<typeof getAssociation>> => (await get(`/api/association/${numero}`, who)).json()

test('a person whose attachment has ended reads the same as a stranger, in every version', async () => {
  for (const version of ['', '?version=1', '?version=2']) {
    const url = `/api/association/${numero}${version}`
    expect((await get(url, formerly)).json(), version).toEqual((await get(url, stranger)).json())
    expect((await get(url, formerly)).json(), version).not.toEqual((await get(url, attached)).json())
  }
  expect((await sheet(formerly)).rattachement).toEqual({
    etat: 'NON_RATTACHE',
    fonction: null,
    gestion: false,
    depot: false,
    depuis: null,
    refus: null,
  })
})

test('a person whose attachment has ended reads neither a reserved document nor the digitised file any more', async () => {
  for (const url of [reserve, `/api/association/${numero}/document/numerisation/dossier.pdf`]) {
    expect((await get(url, attached)).statusCode, url).toBe(200)
    for (const who of [formerly, stranger]) expect((await get(url, who)).statusCode, url).toBe(404)
  }
})

test('a person whose attachment has ended no longer sees the association in the list or on their page, and administers nobody', async () => {
  const theirs = async (who: Someone) => [
    (await get('/api/association?mes=true', who)).json().totalRows,
    (await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-association', headers: who.bearer })).json().length,
  ]
  expect(await theirs(attached)).toEqual([1, 1])
  expect(await theirs(formerly)).toEqual([0, 0])
  const { gestionnaires, usagers } = await sheet(attached)
  expect(gestionnaires).toBe(false)
  expect(usagers?.map(({ email }) => email)).toEqual([attached.email])
})

test('[DIGIT-08] a person whose attachment has ended waits for one digitisation at a time again, that association included', async () => {
  const [first, second] = [
    await aRegisteredAssociation(office, { dossierPapier: true, rattaches: [{ personne: formerly }] }),
    await aRegisteredAssociation(office, { dossierPapier: true }),
  ]
  await awaitNumerisation(office, first.numero, formerly)
  const ask = () => app.inject({ method: 'POST', url: `/api/association/${second.numero}/numerisation`, headers: formerly.bearer })
  await db.updateTable('rattachement').set({ termine_le: clock.at }).where('compte', '=', formerly.uuid).execute()
  expect((await ask()).statusCode).toBe(412)
})
