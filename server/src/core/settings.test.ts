import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without any variable the defaults hold, and demonstration is on', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    baseUrl: 'http://localhost:3000',
    demonstration: true,
    TAILLE_FICHIER_MAX: 3_145_728,
    TAILLE_MAX: 31_457_280,
  })
})

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://localhost:3000', false],
  ['https://registre.example', false],
  ['https://localhost.registre.example', false],
])('demonstration is offered at %s: %s; elsewhere it is asked for by name', (BASE_URL, offered) => {
  expect(readSettings({ BASE_URL }).demonstration).toBe(offered)
  expect(readSettings({ BASE_URL, DEMONSTRATION: 'oui' }).demonstration).toBe(true)
  expect(readSettings({ BASE_URL, DEMONSTRATION: 'non' }).demonstration).toBe(false)
})

test('the second factor of the staff is asked in production, and elsewhere only when set', () => {
  const production = { NODE_ENV: 'production', BASE_URL: 'https://r.example' }
  const asked = [{}, { SECOND_FACTEUR: 'oui' }, production, { ...production, SECOND_FACTEUR: 'non' }]
  expect(asked.map((environment) => readSettings(environment).SECOND_FACTEUR)).toEqual([false, true, true, false])
})

test.each([
  [{ PORT: 'abc' }, /^Réglage PORT incorrect : Cette valeur n'est pas valide\.$/],
  [{ PORT: '70000' }, /^Réglage PORT incorrect : Cette valeur ne peut dépasser 65535\.$/],
  [{ IDENTITE: 'autre' }, /^Réglage IDENTITE incorrect : Choisissez une valeur de la liste\.$/],
  [{ DATABASE_URL: 'mysql://x' }, 'Réglage DATABASE_URL incorrect'],
  [{ LIEN_CGU: '//ailleurs.example' }, 'Réglage LIEN_CGU incorrect'],
  [{ LIEN_FAQ: 'javascript:alert(1)' }, 'Réglage LIEN_FAQ incorrect'],
  [{ CONFORMITE_ACCESSIBILITE: 'oui' }, 'Réglage CONFORMITE_ACCESSIBILITE incorrect'],
  [{ TAILLE_MAX: '-1' }, 'Réglage TAILLE_MAX incorrect'],
  [{ BASE_URL: 'http://registre.example' }, 'doit être en https'],
  [{ NODE_ENV: 'production' }, 'BASE_URL incorrect : il est obligatoire'],
  [{ NODE_ENV: 'production', BASE_URL: 'https://r.example', CAPTCHA_TEXTE: 'ABCDEF' }, 'CAPTCHA_TEXTE incorrect'],
  [{ NODE_ENV: 'production', BASE_URL: 'https://r.example', CRASH_AT: 'before-files' }, 'CRASH_AT incorrect'],
  [{ CRASH_AT: 'before-files' }, 'CRASH_AT incorrect'],
  [{ NODE_ENV: 'production', BASE_URL: 'https://r.example', DEMONSTRATION: 'oui' }, 'DEMONSTRATION incorrect'],
])('%o is refused with one sentence naming the variable', (environment, sentence) => {
  expect(() => readSettings(environment as Record<string, string>)).toThrow(sentence)
})

test('several wrong variables are told at once', () => {
  expect(() => readSettings({ PORT: 'x', HOST: 'h', IDENTITE: 'autre' })).toThrow(/PORT[\s\S]*IDENTITE/)
})
