import { expect, test } from 'vitest'
import { withTheseStatuts, statutsEnVigueur } from './statuts-en-vigueur.ts'

const statuts = (uuid: string, date: string | null) => ({ uuid, type: 'STATUTS', date })
const pv = { uuid: 'pv', type: 'PV_AG', date: '2030-01-01' }

test.each([
  ['the latest adopted', [statuts('a', '2010-05-06'), statuts('b', '1998-03-01'), pv], 'a'],
  ['of one day, the last that came', [statuts('a', '2010-05-06'), statuts('b', '2010-05-06')], 'b'],
  ['a dated text before one without a day', [statuts('a', '1998-03-01'), statuts('b', null)], 'a'],
  ['none where there is none', [pv], undefined],
])('[STAFF-21] of several statutes, one text is in force: %s', (_, documents, uuid) => {
  expect(statutsEnVigueur(documents)?.uuid).toBe(uuid)
})

test('[STAFF-21] the other statutes go out of force, other documents do not change', () => {
  const listes = [
    { uuid: 'a', actif: true },
    { uuid: 'b', actif: false },
    { uuid: 'pv', actif: false },
    { uuid: 'inconnu', actif: true },
  ]
  expect(withTheseStatuts(listes, [statuts('a', null), statuts('b', null), pv], 'b')).toEqual([
    { uuid: 'a', actif: false },
    { uuid: 'b', actif: true },
    { uuid: 'pv', actif: false },
    { uuid: 'inconnu', actif: true },
  ])
})
