import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

test('a mailed link leaves out the full stop that ends its sentence', () => {
  expect(splitLinks('Ouvrez http://localhost:3000/utilisateur/finalisation?code=a-b_c.\n\nMerci')).toEqual([
    { text: 'Ouvrez ', link: false },
    { text: 'http://localhost:3000/utilisateur/finalisation?code=a-b_c', link: true },
    { text: '.\n\nMerci', link: false },
  ])
})

test('only a web address becomes a link, and the text keeps every character', () => {
  const text = fc.string({ unit: fc.constantFrom('javascript:', 'https://', 'http://a.fr', ' ', '.', 'x', '<', '"') })
  fc.assert(
    fc.property(text, (given) => {
      const parts = splitLinks(given)
      expect(parts.map((part) => part.text).join('')).toBe(given)
      for (const part of parts) if (part.link) expect(part.text).toMatch(/^https?:\/\//)
    }),
  )
})
