import { expect, test } from 'vitest'
import { evenementDe } from './evenement-de.ts'
import { typesRequete } from '../types.ts'

test('[STATE-08] a registered creation, merger or rectification has its own event, any other request an inscription', () => {
  expect(typesRequete.map((type) => [type, evenementDe(type)])).toEqual([
    ['CREATION', 'CREATION'],
    ['MODIFICATION', 'INSCRIPTION'],
    ['DISSOLUTION', 'INSCRIPTION'],
    ['RADIATION', 'INSCRIPTION'],
    ['RECTIFICATION', 'RECTIFICATION'],
    ['FUSION_ABSORPTION', 'FUSION_ABSORPTION'],
  ])
})
