import { buffer } from 'node:stream/consumers'
import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import type { listerASigner } from 'contract/greffe/to-sign'
import { enTexte } from 'domain/requetes/actes/projet-rejet'
import { beforeEach, expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { judge, whereJudgesSign } from '../../../test/judges.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { actesDe } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, clock, store } = office
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const first = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Aloïse', nom: 'Greffenacker' })
const second = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Norbert', nom: 'Greffenmatt' })
const juge = await judge(office, 'TJ-STRASBOURG')
const { acte, lienDe, transmit } = auTribunal(office, first, filer)
const commune = await knownCommune(db)

beforeEach(async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  await whereJudgesSign(office, first.uuid, ['TJ-STRASBOURG'])
})

const row = (numero: string) =>
  db.selectFrom('requete').select(['version', 'association']).where('numero', '=', numero).executeTakeFirstOrThrow()
const post = async (numero: string, path: string, dit: object = {}, who: Someone = juge) => {
  const payload = { version: (await row(numero)).version, ...dit }
  const answer = await app.inject({ method: 'POST', url: `/api/juge/requete/${numero}/${path}`, headers: who.bearer, payload })
  expect([path, answer.statusCode, answer.body]).toEqual([path, 204, ''])
}
const does = async (numero: string, path: string, dit: object = {}, who: Someone = first) =>
  expect(await acte(numero, path, dit, who)).toEqual({ status: 204, body: null })
const dossier = async (numero: string) =>
  (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: juge.bearer })).json<Answer<typeof getDossier>>()
const tray = async () => (await app.inject({ url: '/api/juge/requete', headers: juge.bearer })).json<Answer<typeof listerASigner>>().content
const preview = async (numero: string) =>
  (await readPdf((await app.inject({ url: `/api/juge/requete/${numero}/ordonnance`, headers: juge.bearer })).rawPayload)).text
const pdf = async (sha256 = '') => (await readPdf(await buffer((await store.read(sha256)).stream))).text
const lastAct = async (numero: string) => (await actesDe(db, 'requete', numero)).at(-1)
const filed = async () => (await submitDepot(office, filer, { depot: aCreationIn(commune) })).json<{ numero: string }>().numero

/** The judge gives the file back on the 23rd; another clerk takes it and prepares it again on the 24th. */
const givenBack = async (numero: string) => {
  clock.at = new Date('2026-11-23T10:00:00Z')
  await post(numero, 'retour', { motif: 'À revoir' })
  expect((await dossier(numero)).projet).toBeNull()
  expect((await tray()).map((each) => each.numero)).not.toContain(numero)
  clock.at = new Date('2026-11-24T10:00:00Z')
  await does(numero, 'reprise-dossier', { motif: 'Absence' }, second)
}

test('a registration prepared again after the judge returned it is read, listed, signed and printed as prepared the second time', async () => {
  const numero = await filed()
  await does(numero, 'prise-en-charge')
  await does(numero, 'communication-prefet', { le: '2026-11-20' })
  await does(numero, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, first, numero)
  await does(numero, 'projet-ordonnance', { recours: 'POURVOI_ORDINAIRE', destinataire: 'ASSOCIATION', lrar: true })
  await givenBack(numero)
  await does(numero, 'projet-ordonnance', { recours: 'POURVOI_IMMEDIAT', destinataire: 'DECLARANT', lrar: false }, second)

  const { projet } = await dossier(numero)
  expect(projet).toMatchObject({
    le: '2026-11-24',
    par: { prenom: 'Norbert', nom: 'Greffenmatt' },
    recours: 'Pourvoi immédiat',
    lrar: false,
    obstacles: [],
  })
  expect(projet?.destinataire).not.toContain('siège')
  expect((await tray()).find((each) => each.numero === numero)).toMatchObject({
    prepareeLe: '2026-11-24',
    prepareePar: { nom: 'Greffenmatt' },
  })
  expect(await preview(numero)).toMatch(/Norbert GREFFENMATT, .*, le 24 novembre 2026/)
  expect(await preview(numero)).not.toContain('GREFFENACKER')

  clock.at = new Date('2026-11-25T10:00:00Z')
  await post(numero, 'signature')
  const lines = await actesDe(db, 'requete', numero)
  const projects = lines.flatMap(({ type }, i) => (type === 'PROJET_ORDONNANCE' ? [i + 1] : []))
  expect(projects).toHaveLength(2)
  expect(lines.at(-1)?.contenu).toMatchObject({
    le: '2026-11-25',
    decision: { type: 'POURVOI_IMMEDIAT' },
    destinataire: { a: 'DECLARANT', lrar: false },
    visa: { projet: projects[1], preparee: { uuid: second.uuid } },
  })
  const { association } = await row(numero)
  const issued = await db.selectFrom('extrait').select(['type', 'sha256', 'compte']).where('association', '=', association).execute()
  expect(new Set(issued.map(({ compte }) => compte))).toEqual(new Set([second.uuid]))
  for (const { sha256 } of issued) expect(await pdf(sha256)).not.toContain('GREFFENACKER')
})

test('a rejection prepared again with other grounds is read and rendered with those alone', async () => {
  const numero = await filed()
  const heard = [{ article: 'Code civil local, art. 57', motif: 'Le nom est pris.' }]
  const other = [
    { article: 'Code civil local, art. 56', motif: 'Six membres seulement.' },
    { article: 'Code civil local, art. 58', motif: 'Aucune cotisation prévue.' },
  ]
  await does(numero, 'prise-en-charge')
  await does(numero, 'projet-rejet', { motifs: [...heard, ...other], dateRetour: '2026-12-10' })
  await transmit(await lienDe(numero), 'Nous contestons.')
  await does(numero, 'projet-ordonnance', { motifs: heard })
  await givenBack(numero)
  await does(numero, 'projet-ordonnance', { motifs: other }, second)
  expect((await dossier(numero)).projet).toMatchObject({ sens: 'REJET', motifs: other, par: { nom: 'Greffenmatt' } })
  const read = await preview(numero)
  expect(['Le nom est pris.', 'Six membres seulement.', 'Aucune cotisation prévue.'].map((said) => read.includes(said))).toEqual([
    false,
    true,
    true,
  ])
  await post(numero, 'signature')
  const rejet = await lastAct(numero)
  expect(rejet).toMatchObject({ type: 'REJET', texte: enTexte(other) })
  const contenu = rejet?.contenu as { ordonnance: { sha256: string } } | undefined
  const rendered = await pdf(contenu?.ordonnance.sha256)
  expect(rendered).toContain('Aucune cotisation prévue.')
  expect(rendered).not.toContain('Le nom est pris.')
})

test('a judge signs under their name at the court of the request that day, whatever other courts and other mandates they have', async () => {
  const elsewhere = { prenom: 'Clotaire', nom: 'Amtmann', compte: null }
  await db.insertInto('agent_tribunal').values({ compte: juge.uuid, tribunal: 'TJ-COLMAR' }).execute()
  for (const [said, qualite] of [
    [{ tribunal: 'TJ-COLMAR', debut: '2026-01-01' }, 'Juge délégué à Colmar'],
    [{ tribunal: 'TJ-STRASBOURG', debut: '2024-01-01', fin: '2025-12-31' }, 'Juge placé'],
    [{ tribunal: 'TJ-STRASBOURG', debut: '2026-11-26' }, 'Première juge'],
  ] as const) {
    const id = await aSignataire(db, { ...elsewhere, ...said, qualite })
    await db.updateTable('signataire').set({ compte: juge.uuid }).where('id', '=', id).execute()
  }
  const numero = await filed()
  await does(numero, 'prise-en-charge')
  await does(numero, 'communication-prefet', { le: '2026-11-20' })
  await does(numero, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, first, numero)
  await does(numero, 'projet-ordonnance')
  await post(numero, 'signature')
  expect((await lastAct(numero))?.contenu).toMatchObject({ signataire: { nom: 'Clotaire AMTMANN', qualite: 'Juge du registre' } })
  const { association } = await row(numero)
  const [order] = await db
    .selectFrom('extrait')
    .select('sha256')
    .where('association', '=', association)
    .where('type', '=', 'ORDONNANCE')
    .execute()
  const text = await pdf(order?.sha256)
  expect(['Qualité Juge du registre', 'Colmar', 'Juge placé', 'Première juge'].map((said) => text.includes(said))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
