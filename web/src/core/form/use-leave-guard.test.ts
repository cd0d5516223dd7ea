import { expect, test } from 'vitest'
import { differs } from './use-leave-guard.ts'

const file = new File(['a'], 'a.pdf')
const begun = { nature: '', members: [{ nom: 'Weber', civilite: '' }], fichier: null as File | null }

test.each([
  ['nothing was touched', {}, false],
  ['a group of radios was gone through', { nature: null }, false],
  ['the same in a list', { members: [{ nom: 'Weber', civilite: null }] }, false],
  ['one was chosen', { nature: 'DISSOLUTION' }, true],
  ['a name was emptied', { members: [{ nom: '', civilite: '' }] }, true],
  ['a file was chosen', { fichier: file }, true],
])('[FORM-20] the content is compared with the initial one: %s', (_, change, changed) => {
  expect(differs({ ...begun, ...change } as typeof begun, begun)).toBe(changed)
})

test('[FORM-20] files compare by identity, not by content', () => {
  expect([differs({ file }, { file }), differs({ file: new File(['a'], 'a.pdf') }, { file })]).toEqual([false, true])
})
