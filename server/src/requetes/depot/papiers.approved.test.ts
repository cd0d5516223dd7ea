import { expect, test } from 'vitest'
import { approvedAct, living } from '../../../test/approved-acts.ts'
import { writtenBySituation } from '../../../test/approved.ts'
import { accuseDepot } from '../accuse/accuse-pdf.ts'
import { bordereau, type DonneesBordereau } from '../bordereau/bordereau-pdf.ts'
import { recepisse, type DonneesRecepisse } from '../../greffe/recepisse/recepisse-pdf.ts'

const act = approvedAct('CREATION', living())
const { phrases, tribunal } = act
const sha256 = (digit: string): string => digit.repeat(64)
const annexes = [
  { nom: 'statuts.pdf', sha256: sha256('a') },
  { nom: 'proces-verbal.pdf', sha256: sha256('b') },
  { nom: 'declaration.pdf', sha256: sha256('c') },
]
const receivedAt = new Date('2026-10-04T22:30:00Z')
const denomination = 'Harmonie du Ried imaginaire'

const received: DonneesRecepisse = {
  ...act,
  deposeeA: receivedAt,
  issuTeleservice: true,
  denomination,
  declarant: 'Madame Odile Mittelbrucher',
  annexes,
  auPrefet: true,
}

test('the whole receipt: online or on paper, with or without communication to the prefect', async () => {
  await expect(
    writtenBySituation({
      'en ligne, le préfet est saisi': recepisse(received),
      "en ligne, sans le préfet, d'un greffier": recepisse({
        ...received,
        auPrefet: false,
        greffier: { nom: 'Norbert GREFFENMATT', qualite: 'Greffier', titre: 'Le greffier' },
      }),
      'sur papier, le préfet est saisi': recepisse({ ...received, issuTeleservice: false, deposeeA: new Date('2026-10-04T22:00:00Z') }),
      'sur papier, sans le préfet': recepisse({
        ...received,
        issuTeleservice: false,
        auPrefet: false,
        deposeeA: new Date('2026-10-04T22:00:00Z'),
      }),
    }),
  ).toMatchFileSnapshot('approved/recepisse.txt')
})

test('the whole acknowledgement: online or on paper, each file with its SHA-256', async () => {
  const accuse = { phrases, numero: 'R26000123', denomination, tribunal, declarant: 'Madame Odile Mittelbrucher', recueLe: receivedAt }
  await expect(
    writtenBySituation({
      'en ligne': accuseDepot({ ...accuse, issuTeleservice: true, documents: annexes }),
      'sur papier, un document': accuseDepot({
        ...accuse,
        issuTeleservice: false,
        documents: annexes.slice(1, 2),
        recueLe: new Date('2026-10-04T22:00:00Z'),
      }),
    }),
  ).toMatchFileSnapshot('approved/accuse.txt')
})

test('[FINAL-06] the whole slip: folded to show the court, or saying whom to ask for its address', async () => {
  const slip: DonneesBordereau = {
    phrases,
    numero: 'R26000123',
    denomination,
    tribunal,
    expediteur: ['Madame Odile Mittelbrucher', '12 rue des Tilleuls imaginaires', '67000 Strasbourg'],
    telephone: '03 88 99 88 77',
    editeLe: new Date('2026-10-07T08:00:00Z'),
  }
  await expect(
    writtenBySituation({
      "l'adresse du greffe est connue": bordereau(slip),
      "l'adresse du greffe n'est pas connue": bordereau({
        ...slip,
        tribunal: {
          ...tribunal,
          libelle: 'Tribunal judiciaire de Colmar',
          adresse: null,
          complementAdresse: null,
          codePostal: null,
          commune: null,
        },
      }),
    }),
  ).toMatchFileSnapshot('approved/bordereau.txt')
})
