import { beforeEach, expect, test } from 'vitest'
import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { submitDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { auTribunal, aDemandeDueOn } from '../../../test/pieces.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const colleague = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Ondine', nom: 'Voisine' })
const { acte, lienDe, add, transmit } = auTribunal(office, ours, filer)
const signataire = await aSignataire(db)

const taken = async (): Promise<string> => {
  const { numero } = (await submitDepot(office, filer)).json<{ numero: string }>()
  await acte(numero, 'prise-en-charge')
  return numero
}
const read = async (numero: string, who: Someone = colleague) =>
  (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: who.bearer })).json<Answer<typeof getDossier>>()
const check = async (numero: string, code: string) => (await read(numero)).controles.find((each) => each.code === code)
const irregular = { controle: 'STATUTS_SIGNES', motif: 'Six signatures.', preuve: { fichier: '2', page: 4 } }

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('the court registers nothing before each check is conforming: the server says how many are left to give, or to put right', async () => {
  const numero = await taken()
  await acte(numero, 'communication-prefet', { le: '2026-11-20' })
  await acte(numero, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  const registerAssociation = () => acte(numero, 'inscription', { le: '2026-11-20', signataire })
  const refused = (...raisons: string[]) => ({
    status: 412,
    body: { globalErrors: raisons.map((defaultMessage) => ({ defaultMessage })) },
  })
  expect(await registerAssociation()).toMatchObject(refused('11 vérifications restent à faire'))
  await markAllConforming(office, ours, numero)
  await acte(numero, 'irregularite', irregular)
  expect(await registerAssociation()).toMatchObject(refused('1 vérification est à régulariser'))
  await acte(numero, 'conformite', { controles: ['STATUTS_SIGNES'], preuve: null })
  expect((await registerAssociation()).status).toBe(200)
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
})

test('each clerk of the court reads a verdict, its author, its reason and its page; only the clerk who holds the file gives one', async () => {
  const numero = await taken()
  expect((await acte(numero, 'irregularite', irregular)).status).toBe(204)
  expect(await check(numero, 'STATUTS_SIGNES')).toEqual({
    code: 'STATUTS_SIGNES',
    verdict: 'A_REGULARISER',
    le: '2026-11-20',
    auteur: 'Dominique Greffe',
    motif: 'Six signatures.',
    preuve: { fichier: '2', page: 4 },
  })
  expect((await acte(numero, 'conformite', { controles: ['STATUTS_SIGNES'], preuve: null }, colleague)).status).toBe(412)
  // The words are stored beside the act, so that they can be erased later.
  const [, , verdict] = await actesDe(db, 'requete', numero)
  expect([verdict?.texte, JSON.stringify(verdict?.contenu)]).toEqual(['Six signatures.', expect.not.stringContaining('signatures.')])
})

test('two clerks never undo each other: a verdict on a version since overtaken is refused; sent twice, it is recorded once, and with other words it gets a 409', async () => {
  const numero = await taken()
  const said = (payload: object, who = ours) =>
    app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/irregularite`, headers: who.bearer, payload })
  expect((await said({ version: 2, ...irregular })).statusCode).toBe(204)
  expect((await said({ version: 2, ...irregular })).statusCode).toBe(204)
  expect((await said({ version: 2, ...irregular, motif: 'Cinq signatures.' })).statusCode).toBe(409)
  await acte(numero, 'note', { note: 'Le président a téléphoné.' }, colleague)
  expect((await said({ version: 3, ...irregular })).json()).toMatchObject({ message: expect.stringContaining('Ondine Voisine a déjà agi') })
  expect((await actesDe(db, 'requete', numero)).map(({ type }) => type)).toEqual(['DEPOT', 'PRISE_EN_CHARGE', 'IRREGULARITE', 'NOTE'])
})

test('a verdict applies to a check of this very filing, named once', async () => {
  const numero = await taken()
  for (const controles of [['LIQUIDATEURS'], ['NOM_DISTINCT', 'NOM_DISTINCT']])
    expect((await acte(numero, 'conformite', { controles, preuve: null })).status, controles.join()).toBe(400)
  expect((await acte(numero, 'irregularite', { ...irregular, controle: 'LIQUIDATEURS' })).status).toBe(400)
  expect((await acte(numero, 'irregularite', { ...irregular, motif: ' ' })).status).toBe(400)
  expect((await actesDe(db, 'requete', numero)).length).toBe(2)
})

test('a reply reopens the checks of the points it answers and the files it replaces; the reason stays visible beside the reply', async () => {
  const numero = await taken()
  await markAllConforming(office, ours, numero)
  await acte(numero, 'irregularite', { ...irregular, controle: 'NOM_DISTINCT' })
  await acte(numero, 'demande-pieces', aDemandeDueOn())
  const link = await lienDe(numero)
  await add(link, 0, await makePdf())
  clock.at = new Date('2026-11-23T10:00:00Z')
  await transmit(link)
  const reopened = (await read(numero)).controles.filter(({ verdict }) => verdict === 'ROUVERT')
  expect(reopened).toHaveLength(8)
  expect(reopened[0]).toMatchObject({ code: 'NOM_DISTINCT', le: '2026-11-23', motif: 'Six signatures.' })
  expect(await check(numero, 'SEPT_MEMBRES')).toMatchObject({ verdict: 'CONFORME', le: '2026-11-20' })
})

test('a note and a verdict are for the court only: any of its clerks writes a note, whoever holds the file, decided or not; the filer reads neither', async () => {
  const numero = await taken()
  await acte(numero, 'note', { note: 'Le président a téléphoné.' }, colleague)
  await acte(numero, 'irregularite', irregular)
  await app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: filer.bearer })
  expect((await acte(numero, 'note', { note: 'Dossier repris sur papier.' }, colleague)).status).toBe(204)
  const { journal } = await read(numero, ours)
  expect(journal.flatMap(({ type, texte, auteur }) => (type === 'NOTE' ? [[texte, auteur]] : []))).toEqual([
    ['Le président a téléphoné.', 'Ondine Voisine'],
    ['Dossier repris sur papier.', 'Ondine Voisine'],
  ])
  const theirs = await Promise.all([
    app.inject({ url: `/api/requete/${numero}`, headers: filer.bearer }),
    app.inject({ url: `/api/requete?numero=${numero}`, headers: filer.bearer }),
    app.inject({ url: `/api/depot/${numero}`, headers: filer.bearer }),
    app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: filer.bearer }),
  ])
  for (const answer of theirs) expect(answer.body).not.toMatch(/téléphoné|Six signatures|Dossier repris/)
  expect(theirs.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
})
