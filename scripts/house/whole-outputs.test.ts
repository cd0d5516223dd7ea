import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const sources = ['domain/src', 'server/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') })),
)
const approved = sources.filter(({ path }) => path.endsWith('.approved.test.ts')).map(({ text }) => text)
const product = sources.filter(({ path }) => !path.endsWith('.test.ts') && !/\/(exemples|examples)/.test(path))

/** Functions that lay out documents made elsewhere, show an example of a sentence, or serve the demonstration. */
const dressing = ['courtPage', 'sentCourtPage', 'feuille', 'sentFeuille', 'addressedFeuille', 'papier', 'exempleDe', 'dossierPapier']

const exportedAs = (type: string): string[] =>
  product.flatMap(({ text }) =>
    text
      .split(/^(?=export const )/m)
      .filter((piece) => new RegExp(`^export const \\w+ = [^]*?\\): ${type} =>`).test(piece))
      .flatMap((piece) => /^export const (\w+)/.exec(piece)?.[1] ?? []),
  )

test.each(['DocumentPdf', 'WordedCourriel'])('each text made as a %s is compared whole with an approved one', (type) => {
  const made = exportedAs(type).filter((name) => !dressing.includes(name))
  expect(made.length).toBeGreaterThan(15)
  expect(made.filter((name) => !approved.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([])
})
