import { expect, test } from 'vitest'
import { aMembreMorale, aMembrePhysique } from './exemples.ts'
import { fonctionsEnDouble, fonctionUnique } from './fonctions.ts'

test.each([
  ['Président(e)', 'president'],
  ['Présidente', 'president'],
  ['PRESIDENT', 'president'],
  ['Trésorière', 'tresorier'],
  ['Trésorier(ère)', 'tresorier'],
  ['secrétaire', 'secretaire'],
  ['Vice-Président(e)', null],
  ['Coprésident', null],
  ['Trésorier(ère) adjoint(e)', null],
  ['Assesseur(e)', null],
  ['', null],
])('the function « %s » is usually held by one person: %s', (fonction, unique) => {
  expect(fonctionUnique(fonction)).toBe(unique)
})

test('[MEMB-20] two presidents are reported together, persons and legal entities alike; two assessors are not', () => {
  const assesseur = aMembrePhysique({ fonction: 'Assesseur(e)', nom: 'Heckel' })
  const direction = (...fonctions: string[]) =>
    fonctions.map((fonction, rang) => aMembrePhysique({ fonction, nom: `Nom${rang}`, prenom: 'Odile' }))
  const morale = aMembreMorale({ fonction: 'Président', denomination: 'Orgues de Munster' })
  const say = (physiques: ReturnType<typeof direction>, morales: (typeof morale)[] = []) => fonctionsEnDouble({ physiques, morales })
  expect(say([...direction('Président(e)', 'Trésorier(ère)', 'Vice-Président(e)'), assesseur, assesseur])).toEqual([])
  expect(say(direction('Trésorier', 'Présidente'), [morale])).toEqual([
    { fonction: 'Présidente', noms: ['Odile Nom1', 'Orgues de Munster'], confirmee: false },
  ])
  expect(say(direction('Président(e)', 'Secrétaire', 'président', 'Secrétaire'))).toEqual([
    { fonction: 'Président(e)', noms: ['Odile Nom0', 'Odile Nom2'], confirmee: false },
    { fonction: 'Secrétaire', noms: ['Odile Nom1', 'Odile Nom3'], confirmee: false },
  ])
})

test('[MEMB-20] a double function is confirmed once all its holders but one are: the first is not asked about', () => {
  const presidents = (...confirmees: (boolean | undefined)[]) =>
    fonctionsEnDouble({
      physiques: confirmees.map((fonctionConfirmee) => aMembrePhysique({ fonction: 'Président(e)', fonctionConfirmee })),
      morales: [],
    }).map(({ confirmee }) => confirmee)
  expect(presidents(undefined, true)).toEqual([true])
  expect(presidents(true, undefined)).toEqual([true])
  expect(presidents(undefined, false)).toEqual([false])
  expect(presidents(undefined, true, undefined)).toEqual([false])
  expect(presidents(undefined, true, true)).toEqual([true])
  expect(presidents(true)).toEqual([])
})
