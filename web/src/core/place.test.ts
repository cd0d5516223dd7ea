import { expect, test } from 'vitest'
import { backTo, placeOf } from './place.ts'

test.each([[{ recherche: 'judo & co', etats: ['DISSOUTE', 'RADIEE'], page: '2' }], [{ sort: 'nom,asc' }], [{}]])(
  'a list opened with %j is found again from the address of the page opened from it',
  (search) => {
    expect(backTo(placeOf(search))).toEqual(search)
  },
)

test('empty values are not kept, and an empty address opens the list with its defaults', () => {
  expect(placeOf({ nom: '', mes: undefined })).toBe('')
  expect([backTo(undefined), backTo(['a', 'b'])]).toEqual([{}, {}])
})
