import { beforeEach, expect, test } from 'vitest'
import { makePdf } from '../../test/corpus/corpus.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone } from '../../test/people.ts'
import { auTribunal } from '../../test/pieces.ts'
import { findBrokenLigne } from '../core/actes.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const { acte, makeDemande, read, add, transmit } = auTribunal(office, ours, filer)

const journal = async (numero: string) =>
  (await db.selectFrom('acte').select('type').where('sujet_id', '=', numero).orderBy('rang').execute()).map(({ type }) => type)

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('of two simultaneous replies one is transmitted, and the other reads that the link was used', async () => {
  for (let fois = 0; fois < 4; fois += 1) {
    const { numero, lien } = await makeDemande()
    const reponses = await Promise.all([transmit(lien, 'La première.'), transmit(lien, 'La seconde.')])
    expect(reponses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await journal(numero)).toEqual(['DEPOT', 'PRISE_EN_CHARGE', 'DEMANDE', 'REPONSE'])
  }
})

test('a reply and a simultaneous withdrawal of its demande or request have one outcome, which both read', async () => {
  for (let fois = 0; fois < 4; fois += 1) {
    const { numero, lien } = await makeDemande()
    const [reponse, retrait] = await Promise.all([
      transmit(lien, 'Voici.'),
      acte(numero, 'retrait-demande', { motif: 'Reçu par courrier.' }),
    ])
    expect([
      [200, 409],
      [409, 204],
    ]).toContainEqual([reponse.statusCode, retrait.status])
    expect((await journal(numero)).slice(3)).toEqual([reponse.statusCode === 200 ? 'REPONSE' : 'RETRAIT_DEMANDE'])
    expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  }
  const { numero, lien } = await makeDemande()
  await Promise.all([
    transmit(lien, 'Voici.'),
    app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: filer.bearer }),
  ])
  expect((await journal(numero)).at(-1)).toBe('RETRAIT')
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
})

test('a file added during the transmission is in the reply or is refused, never lost', async () => {
  for (let fois = 0; fois < 4; fois += 1) {
    const { numero, lien } = await makeDemande()
    const [ajout, reponse] = await Promise.all([add(lien, 0, await makePdf({ texte: `${fois}` })), transmit(lien, 'Voici.')])
    expect(reponse.statusCode).toBe(200)
    const gardees = await db.selectFrom('piece').select('transmise_le').where('requete', '=', numero).execute()
    expect([ajout.statusCode, reponse.json<{ documents: number }>().documents, gardees.length]).toEqual(
      ajout.statusCode === 201 ? [201, 1, 1] : [409, 0, 0],
    )
  }
})

test('of a simultaneous decision and demande, a demande recorded first blocks the decision', async () => {
  const { numero, lien } = await makeDemande()
  const version = 3
  const communication = app.inject({
    method: 'POST',
    url: `/api/greffe/requete/${numero}/communication-prefet`,
    headers: ours.bearer,
    payload: { version, le: '2026-11-20' },
  })
  const [reponse, acteDuGreffe] = await Promise.all([transmit(lien, 'Voici.'), communication])
  expect(reponse.statusCode).toBe(200)
  expect([204, 409]).toContain(acteDuGreffe.statusCode)
  if (acteDuGreffe.statusCode === 409)
    expect(acteDuGreffe.json().message).toMatch(/^Le déclarant a déjà agi sur cette requête .* \(Réponse du déclarant\)\./)
  expect((await read(lien)).json()).toMatchObject({ etat: 'TRANSMISE' })
})
