import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { makePdf } from '../../test/corpus/corpus.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone } from '../../test/people.ts'
import { auTribunal } from '../../test/pieces.ts'
import { withoutSecrets } from '../core/without-secrets.ts'
import { cleDesCodes, codeDe, tourOfCode } from './code.ts'

const office = await testOffice({ ESSAIS_PAR_ADRESSE: '5', TAILLE_MAX: '9000' })
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const { acte, makeDemande, read, add, transmitWithCompte } = auTribunal(office, ours, filer)

beforeEach(async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  await db.deleteFrom('tentative').execute()
})

test('[PIECES-27] a code is 160 bits of an HMAC over the request, the demande and its round, without hyphen', async () => {
  const cle = await cleDesCodes(db)
  expect(Buffer.from(cle, 'base64')).toHaveLength(32)
  const envoi = { requete: 'R26000123', numero: 1, tour: 1 }
  const code = codeDe(cle, envoi)
  expect(code).toMatch(/^[A-Z2-7]{32}$/)
  const attendu = createHmac('sha256', Buffer.from(cle, 'base64')).update('R26000123/1/1').digest().subarray(0, 20)
  const bits = [...code].map((lettre) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(lettre).toString(2).padStart(5, '0')).join('')
  expect(Buffer.from((bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)))).toEqual(attendu)
  const autres = [
    { ...envoi, tour: 2 },
    { ...envoi, numero: 2 },
    { ...envoi, requete: 'R26000124' },
  ].map((each) => codeDe(cle, each))
  expect(new Set([code, ...autres]).size).toBe(4)
  const demandes = [
    {
      numero: 1,
      nature: 'DEMANDE_PIECES',
      points: [],
      fin: null,
      tours: [{ le: '2026-11-20', dateRetour: '2026-12-01', transmiseLe: null }],
    },
  ] as const
  expect(tourOfCode(cle, 'R26000123', demandes, ` ${code.toLowerCase()} `)?.envoi).toEqual(envoi)
  for (const faux of ['', code.slice(1), `${code}A`, autres[0] ?? '']) expect(tourOfCode(cle, 'R26000123', demandes, faux)).toBeNull()
})

test('[SRV-31] wrong codes are counted per IP address: beyond the limit no code is tried, not even the right one, until the time has passed', async () => {
  const { lien } = await makeDemande()
  for (let essai = 0; essai < 5; essai += 1) expect((await read(`R26000001/${'B'.repeat(32)}`)).statusCode).toBe(404)
  const trop = await read(lien)
  expect([trop.statusCode, trop.headers['retry-after']]).toEqual([429, '900'])
  clock.at = new Date('2026-11-20T10:16:00Z')
  expect((await read(lien)).statusCode).toBe(200)
})

test('[PIECES-27] one reply has a limited number of files and total size, whoever sends them', async () => {
  const { lien } = await makeDemande()
  const answers = []
  for (let fois = 0; fois < 12; fois += 1) answers.push(await add(lien, 0, await makePdf({ texte: `Page ${fois}` })))
  expect(answers[0]?.statusCode).toBe(201)
  expect(answers.at(-1)?.statusCode).toBe(412)
  expect(answers.at(-1)?.json()).toMatchObject({
    errors: [],
    globalErrors: [
      {
        defaultMessage:
          "Cette réponse a atteint le nombre ou le poids de documents admis. Retirez un document avant d'en ajouter un autre.",
      },
    ],
  })
})

test('[API-40] [API-41] `auth` is not a request number: the paths of the call with an account and of an upload never conflict', async () => {
  const { numero, lien } = await makeDemande()
  const [, code] = lien.split('/')
  // If it were read as an upload to a request called auth, it would ask for a file (415) and not for an account.
  expect(
    (await app.inject({ method: 'POST', url: `/api/pieces/auth/${numero}/${code}`, payload: { observation: 'Voici.' } })).statusCode,
  ).toBe(401)
  expect((await app.inject({ method: 'POST', url: `/api/pieces/${lien}/0`, payload: { observation: 'Voici.' } })).statusCode).toBe(415)
  expect((await transmitWithCompte(lien, filer, 'Voici.')).statusCode).toBe(200)
})

test('[SRV-33] a person who neither filed nor may file for the association cannot reply with an account, but may without one', async () => {
  const { lien } = await makeDemande()
  const autre = await someone(office)
  const refus = await transmitWithCompte(lien, autre, 'Voici.')
  expect([refus.statusCode, refus.json().message]).toEqual([
    403,
    "Seules la personne qui a déposé cette requête et celles qui peuvent déposer pour l'association peuvent y répondre avec leur compte.",
  ])
})

test('the declarant finds the code on their dashboard, with the number of their letter; a reader who may not reply does not', async () => {
  const { numero, lien } = await makeDemande()
  const [, code] = lien.split('/')
  const liste = async () =>
    (await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: filer.bearer })).json<
      { numero: string; demandesPieces: unknown[] }[]
    >()
  const ownDemandes = async () => (await liste()).find((requete) => requete.numero === numero)?.demandesPieces
  expect(await ownDemandes()).toEqual([
    {
      requete: numero,
      code,
      numero: 1,
      type: 'DEMANDE_PIECES',
      le: '2026-11-20',
      dateRetour: '2026-12-10',
      nombre: 2,
      points: ['STATUTS', null],
    },
  ])
  await acte(numero, 'retrait-demande', { motif: 'Inutile.' })
  expect(await ownDemandes()).toEqual([])
})

test('no code is written in the server log', () => {
  for (const url of [
    '/api/pieces/R26000123/ABCD',
    '/api/pieces/auth/R26000123/ABCD',
    '/api/pieces/R26000123/ABCD/0',
    '/pieces/R26000123-ABCD',
  ])
    expect(withoutSecrets(url)).not.toContain('ABCD')
})
