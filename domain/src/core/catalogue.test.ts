import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const racine = join(import.meta.dirname, '..')
const fichiers = readdirSync(racine, { recursive: true, encoding: 'utf8' }).filter(
  (chemin) => chemin.endsWith('.ts') && !chemin.endsWith('.test.ts'),
)
const catalogue = fichiers.filter((chemin) => /(^|\/)textes\/|(^|\/)courriels\.ts$/.test(chemin))
// Examples and reference lists are data, not words of the product.
const code = fichiers.filter((chemin) => !catalogue.includes(chemin) && !/(^|\/)(exemples[\w-]*\.ts$|examples\/|donnees\/)/.test(chemin))

const stripComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
const chaines = (chemin: string): string[] =>
  [...stripComments(readFileSync(join(racine, chemin), 'utf8')).matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)].map(
    ([chaine]) => chaine,
  )
// Exempt: a string that the specification gives byte for byte, and punctuation quoted as such.
const litterales = ['Annuler les modifications ?', 'par exemple ! ? -']
// Removes `${…}`, which is code.
const plainTexte = (chaine: string): string =>
  litterales.reduce((texte, exempte) => texte.replace(exempte, ''), chaine.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ''))

test('the catalogue is not empty, or the two tests below would prove nothing', () => {
  expect(catalogue.flatMap(chaines).length).toBeGreaterThan(100)
  expect(code.length).toBeGreaterThan(20)
})

test.each(catalogue)('%s: no ordinary space before : ; ! ? nor inside guillemets', (chemin) => {
  expect(chaines(chemin).filter((chaine) => / [:;!?»]|« /.test(plainTexte(chaine)))).toEqual([])
})

test.each(code)('%s: no French text outside the catalogue', (chemin) => {
  expect(chaines(chemin).filter((chaine) => /[à-öø-ÿœÀ-ÖØ-ÞŒ«»]/.test(plainTexte(chaine)))).toEqual([])
})
