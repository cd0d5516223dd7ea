import { expect, test } from 'vitest'
import { evenementDe } from './evenement-de.ts'
import { typesRequete } from './types.ts'

test('[STATE-08] a registered request is told as the creation, the merger or the rectification it is, and any other as an inscription', () => {
  expect(typesRequete.map((type) => [type, evenementDe(type)])).toEqual([
    ['CREATION', 'CREATION'],
    ['MODIFICATION', 'INSCRIPTION'],
    ['DISSOLUTION', 'INSCRIPTION'],
    ['RADIATION', 'INSCRIPTION'],
    ['RECTIFICATION', 'RECTIFICATION'],
    ['FUSION_ABSORPTION', 'FUSION_ABSORPTION'],
  ])
})
