import { maxFondateurs } from 'domain/association/fondateurs'
import { aFondateurPhysique, aMembrePhysique } from 'domain/association/exemples'
import { expect, test } from 'vitest'
import { fondateursDesLignes, findNomsToConfirm, checkPastedTexte, acceptFondateurs } from './noms-to-confirm.ts'

const connus = [
  { collection: 'physiques' as const, membre: aMembrePhysique({ civilite: 'M', nom: 'Rosenholz', prenom: 'Basile' }) },
  { collection: 'physiques' as const, membre: aFondateurPhysique({ civilite: 'MME', nom: 'Tannacker', prenom: 'Irma' }) },
]

test('a current founder is left out and listed, under any civility and in either order, and so is a name pasted twice', () => {
  const { lignes, deja } = findNomsToConfirm('ROSENHOLZ Basile\nTannacker Irma\nMme Zoé Amtmann\nM. Zoe AMTMANN', connus)
  expect(lignes.map(({ civilite, prenom, nom }) => [civilite, prenom, nom])).toEqual([['MME', 'Zoé', 'Amtmann']])
  expect(deja).toEqual(['Basile ROSENHOLZ', 'Tannacker Irma', 'Zoe AMTMANN'])
})

test('a row without a civility proposes « Monsieur », to be confirmed', () => {
  expect(findNomsToConfirm('Zoé Amtmann', []).lignes).toMatchObject([{ civilite: 'M' }])
})

test('functions read next to the names are listed, once each', () => {
  expect(findNomsToConfirm('Zoé Amtmann, Membre\nJean Obersand, Membre', []).fonctions).toEqual(['Membre'])
})

test('the confirmed rows become founders, each with its own local uuid', () => {
  const { fondateurs, erreurs } = fondateursDesLignes(findNomsToConfirm('Mme Zoé Amtmann\nJean Obersand', connus).lignes)
  expect(erreurs).toEqual([])
  expect(fondateurs.map(({ membre }) => membre)).toMatchObject([
    { civilite: 'MME', prenom: 'Zoé', nom: 'Amtmann' },
    { civilite: 'M', prenom: 'Jean', nom: 'Obersand' },
  ])
  expect(new Set(fondateurs.map(({ membre }) => membre.localUuid)).size).toBe(2)
})

test('a row without a first name gets an error under its index', () => {
  const { lignes } = findNomsToConfirm('Zoé Amtmann\nObersand\nJean Weber', connus)
  expect(fondateursDesLignes(lignes).erreurs).toEqual([{ field: 'lignes[1].prenom', defaultMessage: 'le champ est obligatoire' }])
})

test('[X-88] the dialog asks about a row close to a current founder, or to another row, before adding it', () => {
  const { lignes } = findNomsToConfirm('Jean Weber\nBasile Marie Rosenholz\nIrma Rose Tannacker\nJean Luc Weber', connus)
  const { fondateurs } = fondateursDesLignes(lignes)
  const [weber, rosenholz, tannacker, luc] = fondateurs
  const first = acceptFondateurs(connus, { retenus: [], reste: fondateurs })
  expect(first).toEqual({ retenus: [weber], reste: [rosenholz, tannacker, luc], deja: { liste: 'direction', nom: 'Basile Rosenholz' } })
  const second = acceptFondateurs(connus, { retenus: first.retenus, reste: first.reste.slice(1) })
  expect(second).toEqual({ retenus: [weber], reste: [tannacker, luc], deja: { liste: 'fondateurs', nom: 'Irma Tannacker' } })
  const third = acceptFondateurs(connus, { retenus: [...second.retenus, tannacker!], reste: [luc!] })
  expect(third).toEqual({ retenus: [weber, tannacker], reste: [luc], deja: { liste: 'fondateurs', nom: 'Jean Weber' } })
  expect(acceptFondateurs(connus, { retenus: third.retenus, reste: [] })).toEqual({ retenus: [weber, tannacker], reste: [], deja: null })
})

test('a text without a line, or with more names than a filing accepts, is refused before any row is shown', () => {
  const noms = (n: number) => Array.from({ length: n }, (_, rang) => `Jean Nom${String.fromCharCode(97 + (rang % 26))}`).join('\n')
  expect(checkPastedTexte(' \n-- ')).toHaveLength(1)
  expect(checkPastedTexte('12/10/2026')).toEqual([])
  expect(checkPastedTexte(noms(maxFondateurs))).toEqual([])
  expect(checkPastedTexte(noms(maxFondateurs + 1))[0]?.defaultMessage).toContain('501 noms')
})
