import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CorpsErreur } from 'domain/core/erreurs'
import { anAnnexe } from 'domain/core/exemples'
import { aFondateurPhysique } from 'domain/association/exemples'
import type { DepotDeCreation } from 'domain/requetes/demarches/creation'
import { threeAnnexes, aDepotDeclarant, aCreationDepot } from 'domain/requetes/examples/filings'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  disguises,
  damagedPdf,
  encryptedPdf,
  truncatedPdf,
  makePdf,
  makeImage,
  tooShortJpeg,
  pdfWithCountlessPages,
} from '../../../test/corpus/corpus.ts'
import { knownCommune, submitDepot, receptions, threePdfs, aCreationIn, aMultipartDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'

const limites = { TAILLE_FICHIER_MAX: '100000', TAILLE_MAX: '250000' }
const office = await testOffice(limites)
const { app, db, settings } = office
const declarant = await someone(office)
const strasbourg = await knownCommune(db)
const [declaration = Buffer.alloc(0), statuts = Buffer.alloc(0), pv = Buffer.alloc(0)] = await threePdfs()

/** Returns everything that a filing writes, in rows and in objects. */
const traces = async () => ({
  requetes: await db.selectFrom('requete').select('numero').execute(),
  annexes: await db.selectFrom('annexe').select('sha256').execute(),
  fichiers: await db.selectFrom('fichier').select('sha256').execute(),
  courriels: await db.selectFrom('courriel').select('evenement').execute(),
  compteur: await db.selectFrom('compteur').selectAll().execute(),
  objets: await readdir(join(settings.dataDir, 'fichiers', 'objets')),
})
let before: Awaited<ReturnType<typeof traces>>
beforeEach(async () => {
  before = await traces()
})
afterEach(async () => {
  expect(await traces()).toEqual(before)
  expect(await receptions(office)).toEqual([])
})

type Refus = readonly [field: string, message: string | RegExp]
const expectRefus = (answer: { statusCode: number; json(): unknown }, refus: readonly Refus[]) => {
  const { message, errors, globalErrors } = answer.json() as CorpsErreur
  expect(errors.map(({ field }) => field)).toEqual(refus.map(([field]) => field))
  for (const [i, [, said]] of refus.entries()) expect(errors[i]?.defaultMessage).toMatch(said)
  expect({ statusCode: answer.statusCode, message, globalErrors }).toEqual({
    statusCode: 400,
    message: 'Veuillez vérifier votre saisie.',
    globalErrors: [],
  })
}
const creation = (autrement: Partial<DepotDeCreation> = {}) => aCreationIn(strasbourg, autrement)
const obligatoire = 'le champ est obligatoire'

const { association, fondateurs } = creation()
const withInformations = (autrement: object) =>
  creation({ association: { ...association, informations: { ...association.informations, ...autrement } } })
const withCommune = (autrement: object) =>
  withInformations({ adresse: { ...association.informations.adresse, commune: { ...strasbourg, ...autrement } } })
const horsRessort = /^Le siège doit être situé dans le Bas-Rhin, le Haut-Rhin ou la Moselle/

test.each<[title: string, depot: unknown, refus: readonly Refus[]]>([
  [
    '[FORM-07, FORM-16] missing fields of the declarant',
    { ...creation(), declarant: { ...aDepotDeclarant(), nom: '  ', adresse: undefined } },
    [
      ['declarant.nom', obligatoire],
      ['declarant.adresse', obligatoire],
    ],
  ],
  [
    '[FORM-08] missing fields of the association',
    withInformations({ denomination: '', objet: null }),
    [
      ['association.informations.denomination', obligatoire],
      ['association.informations.objet', obligatoire],
    ],
  ],
  [
    'values of a wrong type',
    withInformations({ denomination: ['x'], cooperative: 'oui' }),
    [
      ['association.informations.denomination', /./],
      ['association.informations.cooperative', /./],
    ],
  ],
  ['an unknown key', { ...creation(), statut: 'INSCRITE' }, [['statut', 'Ce champ est inconnu.']]],
  ['an unknown key deeper', withInformations({ tribunal: 'TJ-METZ' }), [['association.informations.tribunal', 'Ce champ est inconnu.']]],
  ['a part that is a list', [], [['association', obligatoire]]],
  ['a part that is null', null, [['association', obligatoire]]],
  [
    'a date to come',
    creation({ association: { ...association, dateStatuts: '2026-11-21' } }),
    [['association.dateStatuts', 'La date ne peut être postérieure à la date du jour']],
  ],
  ['[SRV-27, MEMB-35] six founders', creation({ fondateurs: { ...fondateurs, morales: [] } }), [['membres.nombre', /Il en manque 1\.$/]]],
  [
    '[SRV-27, FOUND-07] a founder who repeats a member of the direction under its uuid does not count',
    creation({
      fondateurs: { physiques: [...fondateurs.physiques, aFondateurPhysique({ localUuid: 'membre-1', nom: 'Autre' })], morales: [] },
    }),
    [['membres.nombre', /Il en manque 1\.$/]],
  ],
  [
    '[FOUND-09] a founder typed twice, nobody having said that they are two',
    creation({ fondateurs: { ...fondateurs, physiques: [...fondateurs.physiques, aFondateurPhysique({ nom: 'Rosenholz' })] } }),
    [['fondateurs.physiques[3].nom', "Basile Rosenholz figure déjà parmi les fondateurs. Chaque personne ne compte qu'une fois."]],
  ],
  [
    '[SRV-27, MEMB-35] no direction',
    creation({
      comite: { physiques: [], morales: [], reprises: [], indexMembres: [] },
      fondateurs: { physiques: 'ABCDEFG'.split('').map((nom) => aFondateurPhysique({ nom })), morales: [] },
    }),
    [['membres.nombreDirection', 'Indiquez au moins un membre de la direction.']],
  ],
  [
    '[ASSO-33] a head office outside the area of the courts',
    withCommune({ id: (await knownCommune(db, '75056')).id }),
    [['association.informations.adresse.commune', horsRessort]],
  ],
  [
    '[ASSO-33] a commune typed freely',
    withCommune({ id: -1, codeInsee: null }),
    [['association.informations.adresse.commune', /^La commune du siège n'est pas dans la liste/]],
  ],
  ['[ASSO-33] a commune of no list', withCommune({ id: 999_999 }), [['association.informations.adresse.commune', horsRessort]]],
  [
    'a type of document that a creation does not take',
    creation({ documents: [threeAnnexes()[0]!, threeAnnexes()[1]!, anAnnexe({ type: 'ORDONNANCE', sousType: null })] }),
    [
      ['documents', /Procès-verbal.*à joindre/],
      ['documents[2].type', /./],
    ],
  ],
])('refused: %s', async (_, depot, refus) => {
  expectRefus(await submitDepot(office, declarant, { depot, fichiers: [declaration, statuts, pv] }), refus)
})

test('[SRV-27, ANNEX-08] refused: no statutes', async () => {
  const [premiere = anAnnexe(), , derniere = anAnnexe()] = threeAnnexes()
  const answer = await submitDepot(office, declarant, { depot: creation({ documents: [premiere, derniere] }), fichiers: [declaration, pv] })
  expectRefus(answer, [['documents', 'Statuts signés\u00A0: à joindre']])
})

const illisible = 'Fichier inaccessible ou endommagé'
const mauvaisType = "le type de fichier n'est pas acceptable"
test.each<[title: string, fichier: Buffer, message: string | RegExp]>([
  ['[FORM-29] a truncated PDF', await truncatedPdf(), illisible],
  ['[FORM-29] a PDF damaged inside a page', await damagedPdf(), illisible],
  ['[FORM-29] a truncated picture', (await makeImage()).subarray(0, 3000), illisible],
  ['[ANNEX-25] a PDF that asks for a password', await encryptedPdf(), /^Ce PDF est protégé par un mot de passe/],
  ['[ANNEX-24] a script named as a PDF', disguises['script']!, mauvaisType],
  ['[ANNEX-24] a page with a script before a PDF header', disguises['htmlPuisPdf']!, mauvaisType],
  ['[ANNEX-24] a picture of another format', await makeImage({ format: 'gif' }), mauvaisType],
  ['a PDF of thousands of pages', pdfWithCountlessPages(4_000), /^Ce fichier est trop complexe pour être contrôlé\. Imprimez-le/],
  [
    'a PDF behind a thousand other bytes',
    Buffer.concat([Buffer.alloc(2_000, ' '), await makePdf()]),
    /^D'autres données précèdent le contenu de ce PDF\. Ouvrez-le/,
  ],
  ['a picture whose data do not fill it', await tooShortJpeg(), illisible],
  ['[ANNEX-23] an empty file', Buffer.alloc(0), obligatoire],
  [
    '[ANNEX-25] a file over the limit',
    Buffer.concat([await makePdf(), Buffer.alloc(100_000, ' ')]),
    'le fichier dépasse la taille maximale autorisée de 97,66\u00A0Ko',
  ],
])('refused by content, at its position: %s', async (_, fichier, message) => {
  expectRefus(await submitDepot(office, declarant, { depot: creation(), fichiers: [declaration, fichier, pv] }), [
    ['documents[1].fichier', message],
  ])
})

test('refused: an invisible character in a name, in each field that has one, with its position', async () => {
  const [invisible, retourne] = ['Mittel\u200Bbruch', 'Mittelbruch\u202Efdp']
  const depot = creation()
  const { informations } = depot.association
  const [premier, ...autres] = depot.comite.physiques
  const answer = await submitDepot(office, declarant, {
    depot: {
      ...depot,
      association: { ...depot.association, informations: { ...informations, denomination: retourne } },
      declarant: { ...depot.declarant, nom: invisible },
      comite: { ...depot.comite, physiques: [{ ...premier, nom: invisible }, ...autres] },
    },
    fichiers: [declaration, statuts, pv],
  })
  const message = (fin: string) =>
    `Le texte contient un signe invisible entre «\u00A0Mittel${fin}\u00A0». Effacez-le, puis saisissez à nouveau ce passage.`
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual(
    expect.arrayContaining(
      [
        ['association.informations.denomination', message('bruch\u00A0» et «\u00A0fdp')] as const,
        ['declarant.nom', message('\u00A0» et «\u00A0bruch')] as const,
        ['membres.physiques[0].nom', message('\u00A0» et «\u00A0bruch')] as const,
      ].map(([field, defaultMessage]) => ({ field, defaultMessage })),
    ),
  )
})

test.each([2, 4])('[API-37] refused: %i files for three documents', async (n) => {
  const answer = await submitDepot(office, declarant, { depot: creation(), fichiers: [declaration, statuts, pv, statuts].slice(0, n) })
  expectRefus(answer, [['documents', /^Les fichiers reçus ne correspondent pas aux annexes/]])
})

test('[API-37] refused: a document whose link names no file of its draft', async () => {
  const documents = threeAnnexes().map((annexe, i) => (i === 1 ? { ...annexe, lien: '/api/depot/R26000001/document/0' } : annexe))
  expectRefus(await submitDepot(office, declarant, { depot: creation({ documents }), fichiers: [declaration, pv] }), [
    ['documents[1].fichier', 'Fichier inaccessible ou endommagé'],
  ])
})

test('[ERR-05, SRV-26] files too large together: 413', async () => {
  const large = Buffer.concat([await makePdf(), Buffer.alloc(90_000, ' ')])
  const answer = await submitDepot(office, declarant, { depot: creation(), fichiers: [large, large, large] })
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    { message: 'Tailles des annexes trop élevée.', errors: [], globalErrors: [{ defaultMessage: 'Tailles des annexes trop élevée.' }] },
  ])
})

test('more parts than a filing may have: 413', async () => {
  const answer = await submitDepot(office, declarant, { depot: creation(), fichiers: Array.from({ length: 60 }, () => Buffer.from('x')) })
  expect(answer.statusCode).toBe(413)
})

const post = (payload: FormData | string, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/api/requete/creation', headers: { ...declarant.bearer, ...headers }, payload })

test('a filing whose Idempotency-Key is not a UUID is refused', async () => {
  const { body } = aMultipartDepot({ depot: creation(), fichiers: [declaration, statuts, pv] })
  expectRefus(await post(body, { 'idempotency-key': '1' }), [['idempotency-key', /identifiant unique/]])
})

test('a key named __proto__ in the JSON is refused as unreadable (threat T11)', async () => {
  const body = new FormData()
  body.append('association', JSON.stringify(creation()).replace('{', '{"__proto__":{"admin":true},'))
  const answer = await post(body, { 'idempotency-key': crypto.randomUUID() })
  expect([answer.statusCode, (answer.json() as CorpsErreur).message]).toEqual([400, 'Le contenu envoyé est illisible.'])
})

test('a filing without its JSON part is refused', async () => {
  const body = new FormData()
  body.append('fichier', new Blob([new Uint8Array(statuts)]), 'statuts.pdf')
  expectRefus(await post(body, { 'idempotency-key': crypto.randomUUID() }), [['association', obligatoire]])
})

test('a filing sent as JSON is refused by its type: 415 (threat T12)', async () => {
  const answer = await post(JSON.stringify(aCreationDepot()), {
    'idempotency-key': crypto.randomUUID(),
    'content-type': 'application/json',
  })
  expect(answer.statusCode).toBe(415)
})
