import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A library draws it. */
const elsewhere = ['markedContent']

test('no style waits for a class that nothing draws', () => {
  const drawn = globSync('web/src/**/*.{ts,tsx}')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const classes = globSync('web/src/**/*.css').flatMap((path) =>
    [
      ...readFileSync(path, 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
        .matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name = '']) => name),
  )
  // The last part of a name may be a value: `steps__step--${etat}`.
  const isDrawn = (name: string) => drawn.includes(name) || drawn.includes(`${name.replace(/--[^-]+$/, '--')}\${`)
  expect(new Set(classes.filter((name) => !name.startsWith('fr-') && !elsewhere.includes(name) && !isDrawn(name)))).toEqual(new Set())
  expect(classes.length).toBeGreaterThan(500)
})
