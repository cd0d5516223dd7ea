import { expect, test } from 'vitest'
import { acteDe, actesPhrases, clesPhrases, say, phrasesDe, phrasesDOrigine, placeholdersOf, checkPhrase } from './phrases.ts'
import { textesCorrectionPhrases as mots } from '../textes/correction-phrases.ts'

test('every sentence has an act and a unique name within it, and the original sentences may be published as they are', () => {
  expect(actesPhrases.flatMap(phrasesDe).toSorted()).toEqual(clesPhrases.toSorted())
  expect(Object.keys(mots.phrases).toSorted()).toEqual(clesPhrases.toSorted())
  expect(new Set(clesPhrases.map((cle) => `${acteDe(cle)} ${mots.phrases[cle]}`)).size).toBe(clesPhrases.length)
  for (const cle of clesPhrases) expect([cle, checkPhrase(cle, phrasesDOrigine[cle])]).toEqual([cle, []])
})

test('an act fills its values in one pass: a name with braces or dollars stays as typed', () => {
  const phrases = { ...phrasesDOrigine, 'notification-CREATION': '{denomination}, le {date} : {denomination}.' }
  expect(say(phrases, 'notification-CREATION', { denomination: 'A {date} $& B', date: '3 mai' })).toBe(
    'A {date} $& B, le 3 mai : A {date} $& B.',
  )
  expect(placeholdersOf('notification-CREATION')).toEqual(['denomination', 'date'])
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
  const [erreur, ...autres] = checkPhrase(cle, texte)
  expect([erreur?.field, autres]).toEqual(['texte', []])
  expect(erreur?.defaultMessage).toMatch(faute)
})
