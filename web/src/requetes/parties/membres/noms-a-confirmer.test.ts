import { fondateursAuPlus } from 'domain/association/fondateurs'
import { unFondateurPhysique, unMembrePhysique } from 'domain/association/exemples'
import { expect, test } from 'vitest'
import { fondateursDesLignes, nomsAConfirmer, obstaclesALire } from './noms-a-confirmer.ts'

const connus = [
  { collection: 'physiques' as const, membre: unMembrePhysique({ civilite: 'M', nom: 'Rosenholz', prenom: 'Basile' }) },
  { collection: 'physiques' as const, membre: unFondateurPhysique({ civilite: 'MME', nom: 'Tannacker', prenom: 'Irma' }) },
]

test('who founds already is left out and told, under any civility and in either order, and so is a name pasted twice', () => {
  const { lignes, deja } = nomsAConfirmer('ROSENHOLZ Basile\nTannacker Irma\nMme Zoé Amtmann\nM. Zoe AMTMANN', connus)
  expect(lignes.map(({ civilite, prenom, nom }) => [civilite, prenom, nom])).toEqual([['MME', 'Zoé', 'Amtmann']])
  expect(deja).toEqual(['Basile ROSENHOLZ', 'Tannacker Irma', 'Zoe AMTMANN'])
})

test('a civility that the list does not say is « Monsieur », to be confirmed', () => {
  expect(nomsAConfirmer('Zoé Amtmann', []).lignes).toMatchObject([{ civilite: 'M' }])
})

test('functions read beside the names are told, once each', () => {
  expect(nomsAConfirmer('Zoé Amtmann, Membre\nJean Obersand, Membre', []).fonctions).toEqual(['Membre'])
})

test('the rows confirmed are founders, each under a local uuid of its own', () => {
  const { fondateurs, erreurs } = fondateursDesLignes(nomsAConfirmer('Mme Zoé Amtmann\nJean Obersand', connus).lignes, connus)
  expect(erreurs).toEqual([])
  expect(fondateurs.map(({ membre }) => membre)).toMatchObject([
    { civilite: 'MME', prenom: 'Zoé', nom: 'Amtmann' },
    { civilite: 'M', prenom: 'Jean', nom: 'Obersand' },
  ])
  expect(new Set(fondateurs.map(({ membre }) => membre.localUuid)).size).toBe(2)
})

test('a row that lacks a name, or was edited into somebody of the list, is refused under its rank', () => {
  const { lignes } = nomsAConfirmer('Zoé Amtmann\nObersand\nJean Weber', connus)
  const editees = lignes.map((ligne, rang) => (rang === 2 ? { ...ligne, prenom: 'Irma', nom: 'Tannacker' } : ligne))
  expect(fondateursDesLignes(editees, connus).erreurs).toEqual([
    { field: 'lignes[1].prenom', defaultMessage: 'le champ est obligatoire' },
    { field: 'lignes[2].nom', defaultMessage: 'Irma Tannacker figure déjà dans cette liste.' },
  ])
})

test('a text without a line, or of more names than a filing carries, is refused before any row', () => {
  const noms = (n: number) => Array.from({ length: n }, (_, rang) => `Jean Nom${String.fromCharCode(97 + (rang % 26))}`).join('\n')
  expect(obstaclesALire(' \n-- ')).toHaveLength(1)
  expect(obstaclesALire('12/10/2026')).toEqual([])
  expect(obstaclesALire(noms(fondateursAuPlus))).toEqual([])
  expect(obstaclesALire(noms(fondateursAuPlus + 1))[0]?.defaultMessage).toContain('501 noms')
})
