import { expect, test } from 'vitest'
import { listed, strange, strangeFiles, strangeNames, terms } from './language.ts'

// Identifiers take French nouns of docs/glossary.md, and English for all else.

test('the lists are read', () => {
  expect(terms.length).toBeGreaterThan(150)
  expect(listed('French nouns that need no explanation').length).toBeGreaterThan(100)
  expect(listed('French words that look English').length).toBeGreaterThan(100)
  expect(['lireDepot', 'avant', 'motsLus', 'verifierPage'].every(strange)).toBe(true)
  expect(['readDepot', 'before', 'readMots', 'checkPage'].some(strange)).toBe(false)
})

test('exported names and functions take French for nouns of the glossary only', () => {
  expect(strangeNames()).toEqual([])
})

test('names of files too', () => {
  expect(strangeFiles()).toEqual([])
})
