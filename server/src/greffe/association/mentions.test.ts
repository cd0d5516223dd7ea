import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import { expect, test } from 'vitest'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db } = office
const greffier = await clerk(office, 'TJ-STRASBOURG')
const etranger = await someone(office)
const { mention, instantane, see } = auGreffe(office, greffier)

const rien = { dateInscriptionJAL: null, dateDissolutionJAL: null, reference: null, utilitePublique: false }
const anAssociation = async (etatAssociation: 'INSCRITE' | 'DISSOUTE' = 'INSCRITE') =>
  (await aRegisteredAssociation(office, { etatAssociation, informations: rien })).numero
const fiche = async (numero: string): Promise<Answer<typeof getAssociation>> =>
  (await app.inject({ url: `/api/association/${numero}`, headers: etranger.bearer })).json()

test('[STAFF-23] [STATE-12] everybody reads on the sheet the mentions that only the court writes, under a version of its history', async () => {
  const numero = await anAssociation('DISSOUTE')
  const mentions = { dateInscriptionJAL: '2019-04-01', dateDissolutionJAL: '2025-06-02', reference: 'W 671 234 567', utilitePublique: true }
  expect(await mention(numero, 1, mentions)).toEqual({ status: 200, body: { version: 2 } })
  const { association, associationRehydrateVisibles: history } = await fiche(numero)
  expect(association).toMatchObject({ etatAssociation: 'DISSOUTE', informations: { ...mentions, reference: 'W671234567' } })
  expect(history.map(({ type, typeRequete, sousTypes, requete }) => [type, typeRequete, sousTypes, requete])).toEqual([
    ['RECTIFICATION', 'RECTIFICATION', ['ADMINISTRATIF'], null],
    ['REPRISE', null, [], null],
  ])
})

test('[STAFF-23] [STAFF-29] a correction gives its reason, and the journal keeps the values before and after', async () => {
  const numero = await anAssociation()
  await mention(numero, 1, { ...rien, reference: 'W671234567' })
  const refused = await mention(numero, 2, rien)
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ field: 'motif', defaultMessage: 'Une mention déjà portée est modifiée ou retirée\u00a0: indiquez pourquoi.' }],
  ])
  expect((await mention(numero, 2, rien, 'Numéro d’une autre association')).status).toBe(200)
  expect((await fiche(numero)).association.informations.reference).toBeNull()
  const acte = (await actesDe(db, 'association', numero)).findLast(({ type }) => type === 'MENTIONS')
  expect(acte).toMatchObject({
    auteur: greffier.uuid,
    contenu: { changees: [{ mention: 'reference', avant: 'W671234567', apres: null }] },
    texte: 'Numéro d’une autre association',
  })
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[STAFF-23] a publication of the dissolution is refused without a dissolution, in the future, or before the entry', async () => {
  const numero = await anAssociation()
  await db.updateTable('association').set({ inscrite_le: '2020-03-01' }).where('numero', '=', numero).execute()
  expect((await see(numero)).inscriteLe).toBe('2020-03-01')
  const refused = async (mentions: object) => {
    const { status, body } = await mention(numero, 1, { ...rien, ...mentions })
    return [status, body.errors.map(({ field }: { field: string }) => field)]
  }
  expect(await refused({ dateDissolutionJAL: '2025-06-02' })).toEqual([400, ['mentions.dateDissolutionJAL']])
  expect(await refused({ dateInscriptionJAL: '2026-11-21' })).toEqual([400, ['mentions.dateInscriptionJAL']])
  expect(await refused({ dateInscriptionJAL: '2020-02-29' })).toEqual([400, ['mentions.dateInscriptionJAL']])
  expect(await refused({ reference: 'A671234567' })).toEqual([400, ['mentions.reference']])
  expect((await fiche(numero)).derniere.ordre).toBe(1)
})

test('[STAFF-23] unchanged mentions make no version; a change based on a version since overtaken is refused, with the name of the clerk who came first', async () => {
  const numero = await anAssociation()
  expect(await mention(numero, 1, rien)).toEqual({ status: 200, body: { version: 1 } })
  await instantane(numero, 1)
  const { status, body } = await mention(numero, 1, { ...rien, utilitePublique: true })
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Dominique Greffe a modifié cette association/)])
})
