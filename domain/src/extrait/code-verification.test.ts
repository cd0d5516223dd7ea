import { expect, test } from 'vitest'
import { correctCode, extractCode } from './code-verification.ts'

test.each([
  ['H22T-52H6-HP39-SG64', 'H22T-52H6-HP39-SG64'],
  [' h22t-52h6-hp39-sg64\u00A0', 'H22T-52H6-HP39-SG64'],
  ['https://registre.exemple.fr/verification/H22T-52H6-HP39-SG64', 'H22T-52H6-HP39-SG64'],
  ['registre.exemple.fr/verification/h22t-52h6-hp39-sg64/', 'H22T-52H6-HP39-SG64'],
  ['Vérifier : https://registre.exemple.fr/verification/H22T-52H6-HP39-SG64?x=1#bas', 'H22T-52H6-HP39-SG64'],
  ['https://registre.exemple.fr/verification/', ''],
  ['\uFEFFH22T\u201152H6\u2011HP39\u2011SG64\u2060', 'H22T-52H6-HP39-SG64'],
  ['   ', ''],
  ['<script>', '<SCRIPT>'],
])('« %s », a code or its address, is the code « %s »', (saisie, code) => {
  expect(extractCode(saisie)).toBe(code)
})

test.each([
  ['H22T-52H6-HP39-SG64', 'H22T-52H6-HP39-SG64'],
  ['h22t52h6hp39sg64', 'H22T-52H6-HP39-SG64'],
  ['O1IL-0000', '0111-0000'],
])('« %s » read on paper is the code « %s »: no letter is mistaken for a figure', (read, kept) => {
  expect(correctCode(read)).toBe(kept)
})
