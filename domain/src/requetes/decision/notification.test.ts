import { expect, test } from 'vitest'
import { notificationSummary } from '../etat/notification-summary.ts'
import { notificationChoices, usualRecours, checkNotification } from './notification.ts'
import { recoursDe } from './recours.ts'
import { typesRecours, typesRequete } from '../types.ts'
import { allActes } from '../examples/filings.ts'

const noms = { declarant: 'Odile Mittelbrucher', association: 'Chorale' }

test.each(typesRequete)('by default, a decision on a %s has its legal appeal and is notified to the declarant', (type) => {
  expect(notificationChoices('INSCRIPTION', {}, { type })).toEqual({
    decision: { type: recoursDe(type) },
    destinataire: { a: 'DECLARANT', lrar: false },
  })
  expect(usualRecours('REJET', { type })).toBe('POURVOI_IMMEDIAT')
})

test('the clerk chooses the appeal of a decision, except for the order that strikes off; a rejection always has one', () => {
  const refuses = (decision: 'INSCRIPTION' | 'REJET', type: 'CREATION' | 'RADIATION') =>
    typesRecours.filter((recours) => checkNotification(decision, { recours }, { type }).some(({ field }) => field === 'recours'))
  expect(refuses('INSCRIPTION', 'CREATION')).toEqual([])
  expect(refuses('INSCRIPTION', 'RADIATION')).toEqual(['SANS_RECOURS', 'POURVOI_ORDINAIRE'])
  expect(refuses('REJET', 'CREATION')).toEqual(['SANS_RECOURS'])
  expect(refuses('REJET', 'RADIATION')).toEqual(['SANS_RECOURS'])
})

test('a letter on a rejected creation cannot go to the association', () => {
  const dit = { destinataire: 'ASSOCIATION' } as const
  expect(checkNotification('REJET', dit, { type: 'CREATION' }).map(({ field }) => field)).toEqual(['destinataire'])
  expect(checkNotification('REJET', dit, { type: 'MODIFICATION' })).toEqual([])
  expect(checkNotification('INSCRIPTION', dit, { type: 'CREATION' })).toEqual([])
})

test('the letter of a decision names its addressee; a decision rendered before that choice names none', () => {
  expect(notificationSummary(allActes(), null, noms)).toBeNull()
  const choisie = allActes().map((acte) =>
    acte.type === 'INSCRIPTION'
      ? {
          ...acte,
          ...notificationChoices(
            'INSCRIPTION',
            { recours: 'POURVOI_ORDINAIRE', destinataire: 'ASSOCIATION', lrar: true },
            { type: 'CREATION' },
          ),
        }
      : acte,
  )
  expect(notificationSummary(choisie, null, noms)).toEqual({ libelle: 'Chorale', pourvoi: 'POURVOI_ORDINAIRE', delai: null, lrar: true })
})
