import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CorpsErreur } from 'domain/core/erreurs'
import { anAnnexe } from 'domain/core/exemples'
import { afterEach, expect, test } from 'vitest'
import { disguises, encryptedPdf, truncatedPdf, makePdf, makeImage } from '../../../test/corpus/corpus.ts'
import { receptions } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'

const office = await testOffice({ TAILLE_FICHIER_MAX: '100000' })
const declarant = await someone(office)
const pdf = await makePdf()

const examine = (document: unknown, fichiers: readonly Buffer[] = [pdf], mode = 'creation') => {
  const payload = new FormData()
  if (document !== undefined) payload.append('document', new Blob([JSON.stringify(document)], { type: 'application/json' }))
  for (const fichier of fichiers) payload.append('fichier', new Blob([new Uint8Array(fichier)]), 'fichier')
  return office.app.inject({ method: 'POST', url: `/api/requete/document/${mode}`, headers: declarant.bearer, payload })
}

afterEach(async () => {
  expect(await office.db.selectFrom('fichier').select('sha256').execute()).toEqual([])
  expect(await readdir(join(office.settings.dataDir, 'fichiers', 'objets'))).toEqual([])
  expect(await receptions(office)).toEqual([])
})

test.each([
  ['a PDF', pdf],
  ['a JPEG', await makeImage()],
  ['a PNG', await makeImage({ format: 'png', largeur: 40, hauteur: 40 })],
])('[SRV-25] a right annexe with %s is accepted with 204, and nothing is kept', async (_, fichier) => {
  const answer = await examine(anAnnexe({ type: 'STATUTS', sousType: null, date: '2026-11-20' }), [fichier])
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
})

test.each<[title: string, document: unknown, fichiers: readonly Buffer[], errors: readonly [field: string, message: string | RegExp][]]>([
  ['a type that a creation does not take', anAnnexe({ type: 'ORDONNANCE', sousType: null }), [pdf], [['type', /./]]],
  ['an unknown type', anAnnexe({ type: 'AUTRE' }), [pdf], [['type', 'Type document inconnu']]],
  [
    'a date to come',
    anAnnexe({ type: 'STATUTS', date: '2026-11-21' }),
    [pdf],
    [['date', 'La date ne peut être postérieure à la date du jour']],
  ],
  ['a missing date', anAnnexe({ type: 'STATUTS', date: null }), [pdf], [['date', 'le champ est obligatoire']]],
  ['a subtype of another type', anAnnexe({ type: 'PV_AG', sousType: 'JUDICIAIRE', date: '2026-10-03' }), [pdf], [['sousType', /./]]],
  ['a newspaper that is none', { ...anAnnexe(), journal: 'Le Journal' }, [pdf], [['journal', /./]]],
  ['no name', { ...anAnnexe(), nom: '' }, [pdf], [['nom', 'le champ est obligatoire']]],
  ['no file', anAnnexe(), [], [['fichier', 'le champ est obligatoire']]],
  ['a script named as a PDF', anAnnexe(), [disguises['script']!], [['fichier', "le type de fichier n'est pas acceptable"]]],
  ['a truncated PDF', anAnnexe(), [await truncatedPdf()], [['fichier', 'Fichier inaccessible ou endommagé']]],
  ['an encrypted PDF', anAnnexe(), [await encryptedPdf()], [['fichier', /^Ce PDF est protégé/]]],
  [
    'a file over the limit',
    anAnnexe(),
    [Buffer.concat([pdf, Buffer.alloc(100_000)])],
    [['fichier', /^le fichier dépasse la taille maximale/]],
  ],
  [
    'several faults at once',
    anAnnexe({ type: 'STATUTS', date: null }),
    [await truncatedPdf()],
    [
      ['date', 'le champ est obligatoire'],
      ['fichier', 'Fichier inaccessible ou endommagé'],
    ],
  ],
  [
    'what cannot be read, and the file too',
    { ...anAnnexe(), nom: '' },
    [await truncatedPdf()],
    [
      ['nom', 'le champ est obligatoire'],
      ['fichier', 'Fichier inaccessible ou endommagé'],
    ],
  ],
  ['no document part', undefined, [pdf], [['document', 'le champ est obligatoire']]],
])('[ANNEX-27, API-54, FORM-15, SRV-25] refused under its field: %s', async (_, document, fichiers, expected) => {
  const answer = await examine(document, fichiers)
  expect(answer.statusCode).toBe(400)
  const { errors } = answer.json() as CorpsErreur
  expect(errors.map(({ field }) => field)).toEqual(expected.map(([field]) => field))
  for (const [i, [, message]] of expected.entries()) expect(errors[i]?.defaultMessage).toMatch(message)
})

test.each([
  ['creation', 'EXTRAIT_PUB_JAL', 400],
  ['modification', 'EXTRAIT_PUB_JAL', 400],
  ['dissolution', 'EXTRAIT_PUB_JAL', 204],
  ['radiation', 'EXTRAIT_PUB_JAL', 204],
  ...['creation', 'modification', 'dissolution', 'radiation', 'rattachement'].map((mode) => [mode, 'PIECE_JOINTE', 204] as const),
  ...['pieces', 'greffe', 'final'].map((mode) => [mode, 'PIECE_JOINTE', 400] as const),
] as const)(
  '[ANNEX-07, API-30] a document and its file are checked for the form of a %s, and of no other: %s, %i',
  async (mode, type, status) => {
    const publiee = { sousType: 'PUBDIS', date: '2026-11-02', journal: { id: -1, libelle: 'Le Journal', departement: null } }
    const document = anAnnexe({ type, sousType: null, ...(type === 'EXTRAIT_PUB_JAL' ? publiee : {}) })
    expect((await examine(document, [pdf], mode)).statusCode).toBe(status)
  },
)
