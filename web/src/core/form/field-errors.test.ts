import { expect, test } from 'vitest'
import { listErrors, messagesByField, toFieldErrors } from './field-errors.ts'

const refusal = (field: string, defaultMessage: string) => ({ field, defaultMessage })

test('the messages of one field are joined by commas', () => {
  const messages = messagesByField([refusal('declarant.nom', 'a'), refusal('captcha', 'c'), refusal('declarant.nom', 'b')])
  expect([...messages]).toEqual([
    ['declarant.nom', 'a, b'],
    ['captcha', 'c'],
  ])
})

test('the brackets of a server path become dots', () => {
  expect([...messagesByField([refusal('documents[2].date', 'a')]).keys()]).toEqual(['documents.2.date'])
})

test('a path that the form names differently is renamed', () => {
  const rename = (field: string) => (field === 'membres.nombre' ? 'comite.physiques' : field)
  expect([...messagesByField([refusal('membres.nombre', 'a')], rename).keys()]).toEqual(['comite.physiques'])
})

test('an error about a list is kept beside those of its rows', () => {
  const values = { documents: [{ date: '' }, { date: '' }] }
  const errors = toFieldErrors([refusal('documents[1].date', 'row'), refusal('documents', 'list')], values)
  expect(errors.documents).toMatchObject({ 1: { date: { message: 'row' } }, root: { message: 'list' } })
  expect(listErrors(errors)).toEqual(
    expect.arrayContaining([
      ['documents.1.date', 'row'],
      ['documents', 'list'],
    ]),
  )
})

test('a form without errors has no message', () => {
  expect(listErrors(toFieldErrors([], {}))).toEqual([])
})
