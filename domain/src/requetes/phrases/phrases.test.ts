import { expect, test } from 'vitest'
import { acteDe, actesPhrases, clesPhrases, dire, phrasesDe, phrasesDOrigine, reperesDe, verifierPhrase } from './phrases.ts'
import { textesCorrectionPhrases as mots } from './textes-correction-phrases.ts'

test('every sentence has its act and a name of its own in it, and what the product comes with may be published as it is', () => {
  expect(actesPhrases.flatMap(phrasesDe).toSorted()).toEqual(clesPhrases.toSorted())
  expect(Object.keys(mots.phrases).toSorted()).toEqual(clesPhrases.toSorted())
  expect(new Set(clesPhrases.map((cle) => `${acteDe(cle)} ${mots.phrases[cle]}`)).size).toBe(clesPhrases.length)
  for (const cle of clesPhrases) expect([cle, verifierPhrase(cle, phrasesDOrigine[cle])]).toEqual([cle, []])
})

test('an act writes its values in one pass: a name that holds braces or dollars stays as its filer wrote it', () => {
  const phrases = { ...phrasesDOrigine, 'notification-CREATION': '{denomination}, le {date} : {denomination}.' }
  expect(dire(phrases, 'notification-CREATION', { denomination: 'A {date} $& B', date: '3 mai' })).toBe(
    'A {date} $& B, le 3 mai : A {date} $& B.',
  )
  expect(reperesDe('notification-CREATION')).toEqual(['denomination', 'date'])
})

test.each([
  ['prefet-delai', 'Sans date.', /^Il manque \{date\}/],
  ['prefet-delai', 'Le {date} et le {jour}.', /^\{jour\} n'est pas connu\s: écrivez \{date\}\.$/],
  ['prefet-delai', 'Le {date ou {date}.', /^Retirez les accolades seules\.$/],
  ['prefet-accuse', 'Le {date}.', /pas de repère\.$/],
  ['prefet-accuse', '  ', /obligatoire/i],
  ['prefet-accuse', 'x'.repeat(1001), /1.?000/],
  ['prefet-accuse', 'Une ligne.\nUne autre.', /caractère/],
] as const)('%s is refused: %j', (cle, texte, faute) => {
  const [erreur, ...autres] = verifierPhrase(cle, texte)
  expect([erreur?.field, autres]).toEqual(['texte', []])
  expect(erreur?.defaultMessage).toMatch(faute)
})
