import { expect, test } from 'vitest'
import { phraseDeVersion } from './phrase-de-version.ts'

test('[ACTION-10] [STAFF-18] the day of a takeover is named as such, because the paper content was in force before it', () => {
  expect(phraseDeVersion(1, 'CREATION_REPRISE', '25 novembre 2026')).toBe(
    'Version n°\u00a01, reprise du registre papier le 25 novembre 2026',
  )
  for (const evenement of ['INSCRIPTION', 'REPRISE', null] as const)
    expect(phraseDeVersion(2, evenement, '9 décembre 2026')).toBe('Version n°\u00a02, en vigueur depuis le 9 décembre 2026')
})
