import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { notifyFailure, notifyFormFailure } from './failure.ts'
import { noticesState } from '../notices/notices-store.ts'

const refusal = (status: number, globals: string[] = [], message = '') =>
  new ApiError(status, { message, errors: [], globalErrors: globals.map((defaultMessage) => ({ defaultMessage })) })
const last = () => noticesState().past[0]!
const verifier = 'Veuillez vérifier votre saisie. Les erreurs sont indiquées en rouge.'

test("[ERR-01] by default a failure shows « Erreur d'accès au serveur » and the server's words", () => {
  notifyFailure(refusal(500, [], 'Une erreur inattendue est survenue.'))
  expect(last()).toMatchObject({
    level: 'error',
    title: "Erreur d'accès au serveur",
    details: ['Une erreur inattendue est survenue.'],
  })
})

test('[FORM-05] [ERR-04] [ERR-06] a refused form shows the title of its action, then the global messages', () => {
  notifyFormFailure(refusal(412, ['Une requête est en cours.', 'b']), 'Erreur durant la demande de création')
  expect(last()).toMatchObject({ title: 'Erreur durant la demande de création', details: [verifier, 'Une requête est en cours.', 'b'] })
  notifyFormFailure(refusal(400), 'Erreur durant la soumission')
  expect(last().details).toEqual([verifier])
})

test('[ERR-05] files too large together', () => {
  notifyFormFailure(refusal(413), 'Erreur durant la demande de création')
  expect(last().details).toEqual(['Tailles des annexes trop élevée.'])
})

test('[ERR-07] a cut connection', () => {
  notifyFormFailure(new NetworkError('network'), 'Erreur durant la demande de création')
  expect(last().details[0]).toBe('Erreur de communication.')
})

test('global messages of any other refusal go to the notices too', () => {
  notifyFailure(refusal(409, ['Un autre greffier a pris ce dossier.']))
  expect(last().details).toEqual(['Un autre greffier a pris ce dossier.'])
})
