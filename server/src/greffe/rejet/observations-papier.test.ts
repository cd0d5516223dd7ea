import { expect, test } from 'vitest'
import type { Answer } from 'contract/core/call'
import type { getRequete } from 'contract/suivi/requete'
import { submitDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { remindOfDemandes } from '../../pieces/remind.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const { acte, lienDe, read, transmit } = auTribunal(office, ours, filer)
const motifs = [{ article: 'Code civil local, art. 57', motif: 'Le nom est pris.' }]

const readFollowed = async (numero: string) =>
  (await app.inject({ url: `/api/requete/${numero}`, headers: filer.bearer })).json<Answer<typeof getRequete>>()

test('a clerk records observations that came on paper: the declarant owes nothing more, is not reminded, may still write, and the court may decide', async () => {
  const { numero } = (await submitDepot(office, filer)).json<{ numero: string }>()
  await acte(numero, 'prise-en-charge')
  expect((await acte(numero, 'reception-observations', { le: '2026-11-20' })).status).toBe(412)
  await acte(numero, 'projet-rejet', { motifs, dateRetour: '2026-12-10' })
  const lien = await lienDe(numero)
  const decision = { le: '2026-11-24', signataire: await aSignataire(db), motifs }
  clock.at = new Date('2026-11-24T10:00:00Z')
  expect((await acte(numero, 'rejet', decision)).status).toBe(412)
  expect((await readFollowed(numero)).demandesPieces).toHaveLength(1)

  expect((await acte(numero, 'reception-observations', { le: '2026-11-25' })).status).toBe(400)
  expect((await acte(numero, 'reception-observations', { le: '2026-11-23' })).status).toBe(204)
  const { phrase, demandesPieces, etapes } = await readFollowed(numero)
  expect([phrase, demandesPieces]).toEqual([expect.stringContaining('Vos observations ont été transmises au tribunal le 23/11/2026.'), []])
  expect(etapes.find(({ nom }) => nom.startsWith('Projet de rejet'))).toMatchObject({
    etat: 'FAITE',
    le: '2026-11-20',
    phrase: expect.stringContaining('reçues le 23/11/2026'),
  })
  await remindOfDemandes(office, new Date('2026-12-06T04:00:00Z'))
  expect(await db.selectFrom('courriel').select('id').where('evenement', 'like', `requete/${numero}/rappel/%`).execute()).toEqual([])
  expect((await read(lien)).json()).toMatchObject({ etat: 'EN_ATTENTE' })
  expect((await transmit(lien, 'Et ceci encore.')).statusCode).toBe(200)
  expect((await acte(numero, 'rejet', decision)).status).toBeLessThan(300)
  expect((await readFollowed(numero)).etat).toBe('REJETEE')
})
