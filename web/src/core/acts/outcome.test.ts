import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { failureOf, linesOf } from './outcome.ts'

const refusal = (status: number, message: string, fields: string[] = [], globals: string[] = []) =>
  new ApiError(status, {
    message,
    errors: fields.map((field) => ({ field, defaultMessage: `${field} refusé` })),
    globalErrors: globals.map((defaultMessage) => ({ defaultMessage })),
  })

test.each([
  ['a field at fault', refusal(400, '', ['nom']), 'refused', []],
  ['a field and the whole at fault', refusal(412, '', ['nom'], ['État changé.']), 'refused', ['État changé.']],
  ['somebody else was faster', refusal(409, 'Anne Kern a agi à 9 h.'), 'conflict', ['Anne Kern a agi à 9 h.']],
  ['an obstacle', refusal(412, '', [], ['Déjà fait.']), 'failed', ['Déjà fait.']],
  ['an outage, in the words of the server', refusal(503, 'Revenez à midi.'), 'failed', ['Revenez à midi.']],
  ['an outage without a word', refusal(502, ''), 'failed', ['Le service est momentanément indisponible. Réessayez dans quelques minutes.']],
  [
    'a cut connection: nothing is promised of what is kept',
    new NetworkError('network'),
    'failed',
    ['Erreur de communication.', 'Vérifiez votre connexion, puis réessayez.'],
  ],
] as const)('what was sent has four outcomes: %s', (_, error, kind, lines) => {
  expect(failureOf(error, 'Titre')).toMatchObject({ kind, title: 'Titre', lines })
})

test('linesOf includes the field errors', () => {
  expect(linesOf(failureOf(refusal(400, '', ['nom'], ['Tout.']), ''))).toEqual(['Tout.', 'nom refusé'])
})
