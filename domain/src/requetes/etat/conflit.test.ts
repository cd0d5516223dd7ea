import { expect, test } from 'vitest'
import { phraseDeConflit } from './conflit.ts'

const instant = new Date('2026-11-20T13:02:00Z')

test('the clerk who decides second reads who decided, when and what', () => {
  expect(phraseDeConflit('INSCRIPTION', 'Aloïse Greffenbach', instant)).toBe(
    "Aloïse Greffenbach a déjà décidé de cette requête le 20/11/2026 à 14\u00a0h\u00a002 (Inscription au registre). Votre décision n'a pas été enregistrée.",
  )
})

test('the clerk who acts second on an undecided request reads which act came first', () => {
  expect(phraseDeConflit('PRISE_EN_CHARGE', 'Aloïse Greffenbach', instant)).toBe(
    "Aloïse Greffenbach a déjà agi sur cette requête le 20/11/2026 à 14\u00a0h\u00a002 (Prise en charge). Votre acte n'a pas été enregistré.",
  )
})

test('a person who acted twice with different inputs is named as themselves, not as somebody else', () => {
  expect(phraseDeConflit('COMMUNICATION_PREFET', null, instant)).toBe(
    "Vous avez déjà agi sur cette requête le 20/11/2026 à 14\u00a0h\u00a002 (Communication au préfet). Votre acte n'a pas été enregistré.",
  )
})

test('a clerk who acts on a request withdrawn meanwhile learns who withdrew it and when', () => {
  expect(phraseDeConflit('RETRAIT', 'Odile Mittelbrucher', instant)).toBe(
    "Odile Mittelbrucher a retiré cette requête le 20/11/2026 à 14\u00a0h\u00a002. Votre acte n'a pas été enregistré.",
  )
})
