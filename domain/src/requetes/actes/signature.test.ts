import { describe, expect, test } from 'vitest'
import { obstaclesRetrait } from '../procedure/obstacles-retrait.ts'
import { allActes, markAllConforming, anAgent, aRetrait } from '../examples/filings.ts'
import { aLettre, aReponse } from '../examples/demandes.ts'
import { greffe, objet } from '../examples/vies.ts'
import { Acte } from './actes.ts'
import { splitMotifs, longueursDe } from './prepared-motifs.ts'
import { greffeActes, obstacles } from '../procedure/obstacles.ts'
import { obstaclesRetourAuGreffe, obstaclesSignature, type SituationJuge } from './obstacles-signature.ts'
import { situationDe } from '../procedure/fold.ts'
import { enTexte } from './projet-rejet.ts'
import { sensPrepare } from './projet-ordonnance.ts'

const jour = '2027-01-06'
const projet: Acte = { type: 'PROJET_ORDONNANCE', le: jour, sens: 'INSCRIPTION', agent: anAgent() }
/** A creation that the prefect did not oppose in time, then sent to be signed. */
const pret = allActes().slice(0, 3)
const aSigner = [...pret, projet]
/** A rejection after observations, then sent to be signed. */
const entendu: Acte[] = [
  ...allActes().slice(0, 2),
  { type: 'PROJET_REJET', le: '2026-11-25', dateRetour: '2026-12-10', motifs: 1, ...aLettre },
  { type: 'RECEPTION_OBSERVATIONS', le: '2026-12-01' },
]
const rejetASigner: Acte[] = [...entendu, { ...projet, le: '2026-12-02', sens: 'REJET', motifs: [{ article: 4, motif: 9 }] }]

const auGreffe = (actes: readonly Acte[], circuit?: { juges: boolean }, agent = anAgent().uuid) => ({
  ...greffe(actes, jour, agent, circuit),
  verdicts: markAllConforming(),
})
const auJuge = (actes: readonly Acte[], autrement: Partial<SituationJuge> = {}): SituationJuge => ({
  ...situationDe(objet, actes, jour),
  ...objet,
  verdicts: markAllConforming(),
  juge: 'juge-1',
  mandat: true,
  registry: true,
  motifs: true,
  ...autrement,
})

describe('where the judge signs', () => {
  test('the clerk prepares a decision and does not render it; elsewhere the clerk renders it and does not prepare it', () => {
    expect(obstacles('PROJET_ORDONNANCE', auGreffe(pret, { juges: true }))).toEqual([])
    expect(obstacles('INSCRIPTION', auGreffe(pret, { juges: true }))).toEqual(['la décision est signée par le juge : préparez-la'])
    expect(obstacles('REJET', auGreffe(entendu, { juges: true }))).toEqual(['la décision est signée par le juge : préparez-la'])
    expect(obstacles('INSCRIPTION', auGreffe(pret))).toEqual([])
    expect(obstacles('PROJET_ORDONNANCE', auGreffe(pret))).toEqual([
      'les décisions de ce tribunal ne passent pas par la signature du juge sur ce site',
    ])
  })

  test('no decision is prepared without a judge, before its checks, or before its stage', () => {
    expect(obstacles('PROJET_ORDONNANCE', auGreffe(pret, { juges: false }))).toEqual([
      "aucun juge en fonction de ce tribunal n'a de compte pour signer (l'administrateur du service le relie à un signataire)",
    ])
    expect(obstacles('PROJET_ORDONNANCE', { ...auGreffe(pret, { juges: true }), verdicts: {} })).toHaveLength(1)
    expect(obstacles('PROJET_ORDONNANCE', greffe(allActes().slice(0, 2), jour, anAgent().uuid, { juges: true }))).toContain(
      "le dossier n'a pas encore été communiqué au préfet",
    )
    const decidee = { ...auGreffe(pret, { juges: true }), etatDuRegistre: 'RADIEE' } as const
    expect(obstacles('PROJET_ORDONNANCE', decidee)).toEqual([expect.stringMatching(/^l'association est radiée du registre/)])
    // An irregular check is a ground of rejection.
    expect(obstacles('PROJET_ORDONNANCE', { ...auGreffe(entendu, { juges: true }), verdicts: {} })).toEqual([])
    expect([sensPrepare('OBSERVATIONS'), sensPrepare('A_ORDONNER'), sensPrepare('EXAMEN')]).toEqual(['REJET', 'INSCRIPTION', 'INSCRIPTION'])
  })

  test('while a decision awaits its signature, the clerk who holds the file may take it back and may not decide', () => {
    const situation = auGreffe(aSigner, { juges: true })
    expect(greffeActes.filter((acte) => obstacles(acte, situation).length === 0)).toEqual([
      'RECEPISSE',
      'REMISE',
      'RECEPTION_STATUTS',
      'NOTE',
      'RETRAIT_PROJET',
    ])
    // Turning the setting off meanwhile does not change what was sent.
    for (const circuit of [undefined, { juges: true }])
      expect(obstacles('INSCRIPTION', auGreffe(aSigner, circuit))).toEqual(['la décision est à la signature du juge depuis le 06/01/2027'])
    expect(obstacles('RETRAIT_PROJET', auGreffe(aSigner, { juges: true }, 'agent-2'))).toHaveLength(1)
  })

  test('a judge does no act of the registry', () => {
    for (const acte of greffeActes) expect(obstacles(acte, { ...auGreffe(pret), parLeJuge: true })).toEqual(['cet acte revient au greffe'])
  })
})

test.each([
  ['taken back', aSigner, { type: 'RETRAIT_PROJET', le: jour }, 'A_ORDONNER'],
  ['given back', aSigner, { type: 'RETOUR_AU_GREFFE', le: jour }, 'A_ORDONNER'],
  ['contested', aSigner, { type: 'CONTESTATION', le: jour, par: { prenom: 'Odile', nom: 'Mittelbrucher' } }, 'A_ORDONNER'],
  ['a late observation received', rejetASigner, aReponse({ le: jour }), 'OBSERVATIONS'],
  ['a rejection given back', rejetASigner, { type: 'RETOUR_AU_GREFFE', le: jour }, 'OBSERVATIONS'],
  ['withdrawn by its declarant', aSigner, aRetrait(jour), 'RETIREE'],
  ['a note beside', aSigner, { type: 'NOTE', le: jour }, 'A_SIGNER'],
  ['handed over', aSigner, { type: 'REMISE', le: jour, agent: anAgent({ uuid: 'agent-2' }) }, 'A_SIGNER'],
] as [string, Acte[], Acte, string][])(
  'what was sent to the signature, %s, is at its stage, and signed only there',
  (_, actes, acte, etape) => {
    const apres = [...actes, acte]
    expect(situationDe(objet, apres, jour).etape).toBe(etape)
    expect(obstaclesSignature(auJuge(apres)).length === 0).toBe(etape === 'A_SIGNER')
    expect(obstaclesRetourAuGreffe(auJuge(apres)).length === 0).toBe(etape === 'A_SIGNER')
    expect(situationDe(objet, apres, '2027-03-01').retours).toEqual(situationDe(objet, etape === 'A_SIGNER' ? actes : apres, jour).retours)
  },
)

describe('the signature of a judge', () => {
  test('is given by a judge in office, on a decision that somebody else prepared, with conforming checks', () => {
    expect(obstaclesSignature(auJuge(aSigner))).toEqual([])
    expect(obstaclesSignature(auJuge(rejetASigner, { verdicts: {} }))).toEqual([])
  })
  test.each([
    [
      'out of office',
      aSigner,
      { mandat: false },
      "votre compte n'est pas relié à un signataire en fonction de ce tribunal (l'administrateur du service tient la liste)",
    ],
    ['on what they prepared', aSigner, { juge: anAgent().uuid }, 'vous avez vous-même préparé cette décision'],
    [
      'on grounds erased since',
      rejetASigner,
      { motifs: false },
      'les motifs du rejet ont été effacés : rendez le dossier au greffe, qui les écrira de nouveau',
    ],
    ['before anything was sent', pret, {}, 'la requête est à ordonner'],
  ] as [string, Acte[], Partial<SituationJuge>, string][])('is refused %s', (_, actes, autrement, raison) => {
    expect(obstaclesSignature(auJuge(actes, autrement))).toEqual([raison])
  })
  test('is refused on a registration when a check no longer conforms', () => {
    expect(obstaclesSignature(auJuge(aSigner, { verdicts: {} }))).toHaveLength(1)
  })
  test('is stored in the decision, with the line that prepared it and its author', () => {
    const signee = { ...allActes()[3], visa: { projet: 4, preparee: anAgent() } }
    expect(Acte.parse(JSON.parse(JSON.stringify(signee)))).toEqual(signee)
    expect(situationDe(objet, [...aSigner, Acte.parse(signee)], jour).etape).toBe('INSCRITE')
  })
})

test('prepared grounds are read as written, over several lines too; a text that was erased or replaced gives none', () => {
  const motifs = [
    { article: 'CCL art. 57 : nom', motif: 'Le nom est pris.\nart. 5 : rien.' },
    { article: 'CCL art. 59', motif: ' \n' },
  ]
  const longueurs = longueursDe(motifs)
  expect(splitMotifs(longueurs, enTexte(motifs))).toEqual(motifs)
  expect(splitMotifs(longueurs, null)).toEqual([])
  expect(splitMotifs(longueurs, `${enTexte(motifs)}.`)).toEqual([])
})

test('a declarant may still withdraw a request that awaits its signature', () => {
  expect(obstaclesRetrait({ ...situationDe(objet, aSigner, jour), ...objet })).toEqual([])
})
