import { expect, test } from 'vitest'
import { parseActe } from './journal.ts'
import acte1 from '../specimens/acte-1.json' with { type: 'json' }

test.each(acte1.map((stocke, rang) => [stocke.type, rang, stocke] as const))(
  'an act stored under number 1 is read: %s (%i)',
  (_, __, stocke) => {
    // Only the verifier reads the SHA-256 of a deposit.
    const { empreinte: ___, ...acte } = stocke as Record<string, unknown>
    expect(parseActe(stocke)).toEqual(acte)
  },
)
