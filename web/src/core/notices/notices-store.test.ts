import { beforeEach, expect, test } from 'vitest'
import { dismissNotice, noticesState, notify, remember, settle } from './notices-store.ts'

beforeEach(() => noticesState().shown.forEach(({ id }) => dismissNotice(id)))

test('a new notice replaces the others except errors, and the past notices are listed newest first', () => {
  notify('success', 'un')
  notify('error', 'deux', ['détail'])
  notify('success', 'trois')
  expect(noticesState().shown.map(({ title }) => title)).toEqual(['deux', 'trois'])
  dismissNotice(noticesState().shown[1]!.id)
  expect(noticesState().shown.map(({ title }) => title)).toEqual(['deux'])
  expect(
    noticesState()
      .past.slice(0, 3)
      .map(({ title }) => title),
  ).toEqual(['trois', 'deux', 'un'])
})

test('[X-73] an action that succeeds removes its own errors only, and they stay among the past notices', () => {
  notify('error', 'Erreur durant l’envoi', ['coupure'])
  notify('error', 'Erreur durant l’envoi', ['coupure'])
  notify('error', 'Erreur durant la modification')
  notify('error', 'Erreur d’accès', [], '/api/a')
  notify('error', 'Erreur d’accès', [], '/api/b')
  settle('Erreur durant l’envoi')
  settle('/api/a')
  const left = noticesState().shown.map(({ action }) => action)
  expect(left).toContain('Erreur durant la modification')
  expect(left).toContain('/api/b')
  expect(left).not.toContain('Erreur durant l’envoi')
  expect(left).not.toContain('/api/a')
  expect(noticesState().past.filter(({ title }) => title === 'Erreur durant l’envoi')).toHaveLength(2)
})

test('a confirmation shown by the page itself is only added to the past notices', () => {
  remember('Le document a été ajouté.')
  expect(noticesState().shown).toEqual([])
  expect(noticesState().past[0]).toMatchObject({ level: 'success', title: 'Le document a été ajouté.' })
})
