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
  const here = { BASE_URL, PROXY: '1' }
  expect(readSettings(here).demonstration).toBe(offered)
  expect(readSettings({ ...here, DEMONSTRATION: 'oui' }).demonstration).toBe(true)
  expect(readSettings({ ...here, DEMONSTRATION: 'non' }).demonstration).toBe(false)
})

/** Every setting that a production server must be given. */
const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://registre.justice.fr',
  SMTP_URL: 'smtp://registre:secret@relais.justice.fr:25',
  ENVIRONNEMENT: 'production',
  COURRIEL_SUPPORT: 'support@justice.fr',
  COURRIEL_EXPEDITEUR: 'ne-pas-repondre@justice.fr',
  TELEPHONE_SUPPORT: '03 88 75 27 27',
  PROXY: '1',
}

test('the second factor of the staff is asked in production, and elsewhere only when set', () => {
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
  [{ ...production, CRASH_AT: 'before-files' }, 'CRASH_AT incorrect'],
  [{ CRASH_AT: 'before-files' }, 'CRASH_AT incorrect'],
  [{ PROXY: 'oui' }, /^Réglage PROXY incorrect : « oui » croyait aussi ce que le visiteur écrit\. Indiquez le nombre de proxys/],
  [{ PROXY: 'oui', BASE_URL: 'https://registre.justice.fr' }, /^Réglage PROXY incorrect : « oui »/],
  [{ BASE_URL: 'https://registre.justice.fr' }, 'PROXY incorrect : https://registre.justice.fr est en https'],
  [{ PROXY: 'non', BASE_URL: 'https://registre.justice.fr' }, 'PROXY incorrect : https://registre.justice.fr est en https'],
])('%o is refused with one sentence naming the variable', (environment, sentence) => {
  expect(() => readSettings(environment as Record<string, string>)).toThrow(sentence)
})

test('several wrong variables are reported at once', () => {
  expect(() => readSettings({ PORT: 'x', HOST: 'h', IDENTITE: 'autre' })).toThrow(/PORT[\s\S]*IDENTITE/)
})

test.each([
  ['non', false],
  ['1', 1],
  ['10', 10],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, 2001:db8::/32,::1', ['10.0.0.0/8', '2001:db8::/32', '::1']],
])('PROXY=%s is read as %j', (PROXY, proxies) => {
  expect(readSettings({ PROXY }).PROXY).toEqual(proxies)
})

test.each([
  'oui',
  'true',
  '0',
  '11',
  '-1',
  '1.5',
  'proxy.interne',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.0/8/8',
  '2001:db8::/129',
  '10.0.0.1,',
  '10.0.0.1, oui',
])('PROXY=%s is refused with the accepted syntax', (PROXY) => {
  expect(() => readSettings({ PROXY })).toThrow('ou leurs adresses ou réseaux séparés par des virgules')
})

const refusalOf = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test('a production server with settings of its own starts', () => {
  expect(refusalOf(production)).toEqual([])
  expect(readSettings(production)).toMatchObject({ production: true, demonstration: false })
})

test('a production server given nothing lists at once everything that belongs to the demonstration, and what to set', () => {
  const [title, ...lines] = refusalOf({ NODE_ENV: 'production', DEMONSTRATION: 'oui', CAPTCHA_TEXTE: 'ABCDEF' })
  expect(title).toBe('En production, ces réglages appartiennent encore à la démonstration :')
  expect(lines.map((line) => /^- (\w+).* : \p{L}+/u.exec(line)?.[1])).toEqual([
    'DEMONSTRATION',
    'CAPTCHA_TEXTE',
    'BASE_URL',
    'SMTP_URL',
    'ENVIRONNEMENT',
    'TELEPHONE_SUPPORT',
    'COURRIEL_SUPPORT',
    'COURRIEL_EXPEDITEUR',
  ])
})

test.each([
  ['DEMONSTRATION', 'oui'],
  ['CAPTCHA_TEXTE', 'ABCDEF'],
  ['BASE_URL', ''],
  ['BASE_URL', 'http://localhost:3000'],
  ['BASE_URL', 'https://registre.example'],
  ['BASE_URL', 'https://registre.exemple.fr'],
  ['BASE_URL', 'https://localhost'],
  ['SMTP_URL', ''],
  ['SMTP_URL', 'smtp://registre:secret@relais.example:25'],
  ['ENVIRONNEMENT', ''],
  ['ENVIRONNEMENT', ' Demonstration'],
  ['COURRIEL_SUPPORT', ''],
  ['COURRIEL_SUPPORT', 'support@registre.EXAMPLE'],
  ['COURRIEL_EXPEDITEUR', 'registre@example.org'],
  ['COURRIEL_EXPEDITEUR', 'registre@exemple.fr'],
  ['TELEPHONE_SUPPORT', ''],
  ['TELEPHONE_SUPPORT', '03.00.00.00.00'],
  ['TELEPHONE_SUPPORT', '+33 3 00 00 00 00'],
  ['LIEN_CGU', 'https://registre.example/cgu'],
  ['LIEN_FAQ', 'https://www.example.com/faq'],
])('a production server refuses %s=%s, in one line, without the password of a mail server', (name, value) => {
  const [, ...lines] = refusalOf({ ...production, [name]: value })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`- ${name}`)
  expect(lines[0]).not.toContain('secret')
  expect(refusalOf({ ...production, NODE_ENV: 'development', [name]: value })).toEqual([])
})

test('names that only look like examples are accepted in production', () => {
  expect(refusalOf({ ...production, COURRIEL_SUPPORT: 'aide@contre-exemple.fr', BASE_URL: 'https://example.justice.fr' })).toEqual([])
})
