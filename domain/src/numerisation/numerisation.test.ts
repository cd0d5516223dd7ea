import { describe, expect, test } from 'vitest'
import { courrielNumerisation } from './courriels.ts'
import { etatNumerisation, etatsNumerisation } from './etats.ts'
import { obstaclesGreffeNumerisation } from './obstacles-greffe.ts'
import { obstaclesNumerisation } from './obstacles.ts'

test.each([
  [false, null, false, 'NON_DISPONIBLE'],
  [true, null, false, 'POSSIBLE'],
  [true, 'EN_COURS', false, 'EN_COURS'],
  [true, 'EN_COURS', true, 'EN_COURS_ATTACHE'],
  [true, 'DISPONIBLE', false, 'DISPONIBLE'],
  [true, 'DISPONIBLE', true, 'DISPONIBLE'],
  [false, 'DISPONIBLE', false, 'DISPONIBLE'],
  [true, 'NON_TROUVEE', true, 'NON_TROUVEE'],
  [false, 'NON_TROUVEE', false, 'NON_TROUVEE'],
] as const)('[DIGIT-10] paper file %s, digitisation %s, asked by the reader %s: %s', (dossierPapier, avancement, demandeur, etat) => {
  expect(etatNumerisation({ dossierPapier, avancement, demandeur })).toBe(etat)
})

describe('asking', () => {
  const sans = { demandeeLe: null, doc: null, autre: null }

  test('[DIGIT-01] is possible in the states POSSIBLE and EN_COURS only', () => {
    expect(etatsNumerisation.filter((etat) => obstaclesNumerisation({ etat, ...sans }).length === 0)).toEqual(['POSSIBLE', 'EN_COURS'])
  })

  test.each([
    [
      { etat: 'EN_COURS_ATTACHE', demandeeLe: '2026-11-19T23:30:00.000Z', doc: null, autre: null },
      'Vous avez déjà demandé la numérisation de ce dossier le 20/11/2026. Vous recevrez un courriel.',
    ],
    [
      { etat: 'DISPONIBLE', ...sans },
      "Le dossier papier est déjà numérisé. Il est réservé aux personnes rattachées à l'association et à celles qui en ont demandé la numérisation. Vous pouvez en demander la consultation au greffe.",
    ],
    [{ etat: 'DISPONIBLE', ...sans, doc: {} }, "Le dossier papier est déjà numérisé\u00a0: consultez-le dans l'onglet Documents."],
    [{ etat: 'NON_TROUVEE', ...sans }, "Le tribunal a cherché ce dossier papier et ne l'a pas trouvé."],
    [{ etat: 'NON_DISPONIBLE', ...sans }, "Cette association n'a pas de dossier papier\u00a0: tous ses documents sont déjà en ligne."],
    [
      { etat: 'POSSIBLE', demandeeLe: null, doc: null, autre: 'Chorale de Mittelbruch' },
      "Vous avez déjà une demande en cours pour l'association Chorale de Mittelbruch, sans y avoir de rattachement. Une seule demande à la fois est possible dans ce cas.",
    ],
  ] as const)('[SHEET-13] otherwise tells why: %o', (situation, reason) => {
    expect(obstaclesNumerisation(situation)).toEqual([reason])
  })

  test('[DIGIT-07] waiting for another association does not hide the other reason why this one is unavailable', () => {
    expect(obstaclesNumerisation({ etat: 'EN_COURS', demandeeLe: null, doc: null, autre: 'Fanfare' })).toHaveLength(1)
    expect(obstaclesNumerisation({ etat: 'NON_TROUVEE', demandeeLe: null, doc: null, autre: 'Fanfare' })).toEqual([
      "Le tribunal a cherché ce dossier papier et ne l'a pas trouvé.",
    ])
  })
})

test('[STAFF-19] the court may declare a file not found or absent only where this contradicts nothing', () => {
  const possible = (acte: Parameters<typeof obstaclesGreffeNumerisation>[0]) =>
    ([null, 'EN_COURS', 'DISPONIBLE', 'NON_TROUVEE'] as const).filter((each) => obstaclesGreffeNumerisation(acte, each).length === 0)
  expect(possible('INTROUVABLE')).toEqual(['EN_COURS'])
  expect(possible('AUCUN_DOSSIER')).toEqual([null, 'DISPONIBLE', 'NON_TROUVEE'])
  expect(possible('DOSSIER_EXISTE')).toEqual([null, 'EN_COURS', 'DISPONIBLE', 'NON_TROUVEE'])
})

test.each([
  ['DISPONIBLE', 'Dossier papier disponible', 'a été numérisé'],
  ['NON_TROUVEE', 'Dossier papier introuvable', "ne l'a pas trouvé"],
] as const)('[MAIL-06] the mail of %s says « %s », names the association and links its sheet', (etat, sujet, sentence) => {
  const mail = courrielNumerisation({
    etat,
    denomination: 'Chorale',
    numero: 'STR000001',
    lien: 'https://registre.test/association/STR000001',
  })
  expect(mail.sujet).toBe(sujet)
  for (const part of [sentence, 'Chorale', 'STR000001', 'https://registre.test/association/STR000001'])
    expect(mail.paragraphes.join('\n')).toContain(part)
})
