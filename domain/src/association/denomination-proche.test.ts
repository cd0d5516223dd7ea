import fc from 'fast-check'
import { expect, test } from 'vitest'
import { motsToSearch, nomsProches, proximite } from './denomination-proche.ts'
import { communeDesNoms as commune, confusableNoms, distinctNoms } from './exemples-noms.ts'

const proches = (denomination: string, autres: readonly string[], lieu = commune): string[] =>
  nomsProches(
    { denomination, commune: lieu },
    autres.map((autre, rang) => ({ numero: `STR00000${rang}`, denomination: autre })),
  ).map((association) => association.denomination)

test.each(confusableNoms)('a close name: %s', (_, un, autre) => {
  expect(proches(un, [autre])).toEqual([autre])
  expect(proches(autre, [un])).toEqual([un])
})

test.each(distinctNoms)('not a close name: %s', (_, un, autre) => {
  expect(proches(un, [autre])).toEqual([])
  expect(proches(autre, [un])).toEqual([])
})

test('the name of the commune weighs little in its own commune, and as any word elsewhere', () => {
  expect(proches('Chorale de Mittelbruch', ['Chorale de Rosenholz'])).toEqual([])
  expect(proches('Chorale', ['Chorale de Mittelbruch'])).toEqual(['Chorale de Mittelbruch'])
  expect(proches('Chorale', ['Chorale de Mittelbruch'], 'Colmar')).toEqual([])
})

test('the closest names come first, five at most', () => {
  const autres = [
    'Football-club féminin',
    'Footbal-club',
    'Foot-ball club',
    'Tennis-club',
    'Club de football',
    'FOOTBALL CLUB',
    'Football, club',
  ]
  expect(proches('Football-club', autres)).toEqual([
    'Foot-ball club',
    'Club de football',
    'FOOTBALL CLUB',
    'Football, club',
    'Footbal-club',
  ])
})

test.each([
  ['', null],
  ['AB', null],
  ['12345', null],
  ['Les', null],
  ['Club', 'club'],
  ['Abc', 'abc'],
  ['Amicale des Quilleurs de Mittelbruch', 'quilleurs'],
  ['Association sportive de Mittelbruch', 'association sportive mittelbruch'],
  ["L'Écho du Cœur", 'echo cour'],
])('what is looked for of « %s » : %s', (denomination, cherches) => {
  expect(motsToSearch({ denomination, commune })).toBe(cherches)
})

test('closeness is symmetric, and 1 between a name and itself', () => {
  const nom = fc.string({ unit: fc.constantFrom(...'abcé -’12œ'), maxLength: 30 })
  fc.assert(
    fc.property(nom, nom, (un, autre) => {
      const part = proximite({ denomination: un, commune }, autre)
      expect(part).toBeCloseTo(proximite({ denomination: autre, commune }, un), 9)
      expect(part).toBeGreaterThanOrEqual(0)
      expect(part).toBeLessThanOrEqual(1 + 1e-9)
      if (motsToSearch({ denomination: un, commune }) !== null) expect(proximite({ denomination: un, commune }, un)).toBe(1)
    }),
  )
})
