import { expect, test } from 'vitest'
import { backTo, placeOf } from './place.ts'

test.each([[{ recherche: 'judo & co', etats: ['DISSOUTE', 'RADIEE'], page: '2' }], [{ sort: 'nom,asc' }], [{}]])(
  'a list opened with %j is found again from the address of what was opened from it',
  (search) => {
    expect(backTo(placeOf(search))).toEqual(search)
  },
)

test('what was left empty is not kept, and an address that says nothing opens the list as it is by default', () => {
  expect(placeOf({ nom: '', mes: undefined })).toBe('')
  expect([backTo(undefined), backTo(['a', 'b'])]).toEqual([{}, {}])
})
