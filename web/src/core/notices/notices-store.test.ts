import { expect, test } from 'vitest'
import { dismissNotice, noticesState, notify } from './notices-store.ts'

test('a notice that left the screen can still be read among the past ones, newest first', () => {
  notify('success', 'un')
  notify('error', 'deux', ['détail'])
  const first = noticesState().shown[0]!
  dismissNotice(first.id)
  expect(noticesState().shown.map(({ title }) => title)).toEqual(['deux'])
  expect(noticesState().past.map(({ title }) => title)).toEqual(['deux', 'un'])
})
