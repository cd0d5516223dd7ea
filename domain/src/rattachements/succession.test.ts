import { expect, test } from 'vitest'
import { isLastGestion } from './utilisateurs.ts'
import { succession } from './succession.ts'
import { aMembrePhysique } from '../association/exemples.ts'

const odile = { prenom: 'Odile', nom: 'Mittelbrucher', email: 'odile@exemple.fr' }
const basile = { prenom: 'Basile', nom: 'Obersand', email: 'basile@exemple.fr' }
const lucien = { prenom: 'Lucien', nom: 'Kirchweiler', email: 'lucien@exemple.fr' }

const direction = (le: string, ...qui: (typeof odile)[]) => ({
  le,
  qualite: 'DIRECTION' as const,
  members: { physiques: qui.map((membre) => ({ ...aMembrePhysique(membre), uuid: membre.nom })) },
})

test('[ATTACH-21] a former member with rights is proposed for removal and a new one without for invitation, by name, ignoring case and accents', () => {
  const versions = [
    direction('2025-01-05', odile, basile),
    direction('2026-11-20', basile, { ...lucien, prenom: 'LUCIEN' }),
    direction('2026-11-21', basile, lucien),
  ]
  const proposee = succession(versions, [{ ...odile, prenom: 'ODILE' }, basile], [])
  expect(proposee).toMatchObject({
    le: '2026-11-20',
    sortants: [{ nom: 'Mittelbrucher' }],
    entrants: [{ nom: 'Kirchweiler', email: lucien.email }],
  })
})

test('nothing is proposed for members who stayed, are attached or invited, nor while the direction has never changed', () => {
  const versions = [direction('2025-01-05', odile), direction('2026-11-20', basile, lucien)]
  expect(succession(versions, [basile], [{ email: 'LUCIEN@exemple.fr' }])).toEqual({
    le: '2026-11-20',
    qualite: 'DIRECTION',
    sortants: [],
    entrants: [],
  })
  expect(succession([direction('2025-01-05', odile), direction('2026-01-05', odile)], [basile], [])).toBeNull()
  expect(succession([], [basile], [])).toBeNull()
})

test('[ATTACH-21] liquidators take the place of the direction, and a radiation proposes nothing more', () => {
  const versions = [
    direction('2025-01-05', odile, basile),
    { ...direction('2026-11-20', basile, lucien), qualite: 'LIQUIDATEURS' as const },
    { ...direction('2026-11-27'), qualite: null },
  ]
  expect(succession(versions, [odile, basile], [])).toMatchObject({
    le: '2026-11-20',
    qualite: 'LIQUIDATEURS',
    sortants: [{ nom: 'Mittelbrucher' }],
    entrants: [{ nom: 'Kirchweiler' }],
  })
})

test('[ATTACH-22] the last user with gestion is the only one who has it', () => {
  const usagers = [
    { email: 'a', gestion: true },
    { email: 'b', gestion: false },
  ]
  expect(isLastGestion(usagers, 'a')).toBe(true)
  expect(isLastGestion(usagers, 'b')).toBe(false)
  expect(isLastGestion([...usagers, { email: 'c', gestion: true }], 'a')).toBe(false)
})
