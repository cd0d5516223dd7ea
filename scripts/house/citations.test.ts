import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { specificationRows } from './pages/specification.ts'
import { found, read, root } from './files.ts'
import { oneLine, sources } from './texts.ts'

// Written for users and operators, or about work under way: they may tell what happened outside.
const journals = ['CHANGELOG.md', 'docs/in-progress.md']
const pages = found('{*,*/README,docs/**/*}.md').map((path) => ({ path, texts: [oneLine(read(path))] }))
const all = [...sources, ...pages.filter(({ path }) => !journals.includes(path))]

/** Each citation that a pattern finds and that a rule refuses, with its file. */
const refused = (files: typeof all, pattern: RegExp, isRefused: (cited: string, path: string) => boolean): string[] =>
  files.flatMap(({ path, texts }) =>
    texts.flatMap((text) =>
      [...text.matchAll(pattern)]
        .map(([whole, cited]) => cited ?? whole)
        .flatMap((cited) => (isRefused(cited, path) ? [`${path}: ${cited}`] : [])),
    ),
  )

test('comments and titles are found', () => {
  expect(sources.length).toBeGreaterThan(1500)
  expect(sources.reduce((sum, { texts }) => sum + texts.length, 0)).toBeGreaterThan(8000)
})

test('each path between backticks exists', () => {
  // A decision is not edited once accepted: the files it names may have moved since.
  const living = all.filter(({ path }) => !path.startsWith('docs/decisions/'))
  const path = /`((?:docs|server|domain|web|contract|e2e|scripts|bench)\/[\w./-]*\w)`/g
  // An import of the domain or of the contract names its module without `src` nor ending.
  const isThere = (cited: string) => [cited, `${cited.replace('/', '/src/')}.ts`].some((each) => existsSync(join(root, each)))
  expect(refused(living, path, (cited) => !isThere(cited))).toEqual([])
})

test('each row cited is one of the specification', () => {
  const ids = new Set(specificationRows(read('docs/specification.md')).map(({ id }) => id))
  const areas = new Set([...ids].map((id) => id.replace(/-\d+$/, '')))
  const isUnknown = (cited: string) => areas.has(cited.replace(/-\d+$/, '')) && !ids.has(cited)
  expect(refused(all, /(?<![\w-])([A-Z]+-\d{2,3})(?![\w-])/g, isUnknown)).toEqual([])
})

test('each decision cited exists and none supersedes it', () => {
  const decisions = readdirSync(join(root, 'docs', 'decisions')).filter((name) => /^\d{4}-.*\.md$/.test(name))
  const standing = decisions.filter((name) => !/^Status: superseded/im.test(read(`docs/decisions/${name}`)))
  const numbers = new Set(standing.map((name) => Number(name.slice(0, 4))))
  const numbered = /\b(?:[Dd]ecisions? |docs\/decisions\/)(\d{1,4}(?![\d-])(?:(?:, | and )\d{1,4}(?![\d-]))*)/g
  const isGone = (cited: string) => (cited.match(/\d+/g) ?? []).some((number) => !numbers.has(Number(number)))
  expect(refused(all, numbered, isGone)).toEqual([])
})

describe('each identifier cited is one of its page', () => {
  const idsOf = (page: string) =>
    new Set([...read(page).matchAll(/^\| ([A-Z]\d+b?(?:, [A-Z]\d+)*) \|/gm)].flatMap(([, id = '']) => id.split(', ')))

  test.each([
    [
      'docs/threat-model.md',
      /\b(?:[Tt]hreat|[Ff]ault|[Cc]hoice|[Rr]ule|[Mm]atrix|[Cc]heck|[Rr]etention)s? ([A-Z]\d+b?(?:(?:, | and | to )[A-Z]\d+b?)*)\b/g,
    ],
    ['docs/goals.md', /\b[Gg]oals? ([A-Z]\d+(?:(?:, | and | to )[A-Z]\d+)*)\b/g],
  ])('%s', (page, citation) => {
    const ids = idsOf(page)
    expect(ids.size).toBeGreaterThan(70)
    expect(refused(all, citation, (cited) => (cited.match(/[A-Z]\d+b?/g) ?? []).some((id) => !ids.has(id)))).toEqual([])
  })
})

test('no identifier names two threats or two goals', () => {
  const twice = ['docs/threat-model.md', 'docs/goals.md'].flatMap((page) => {
    const ids = [...read(page).matchAll(/^\| ([A-Z]\d+b?) \|/gm)].map(([, id = '']) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
  expect(twice).toEqual([])
})

test('nothing cites material from outside the repository', () => {
  const outside =
    /(?:^|[\s(`])((?:shared\/|(?:threats|wording|screens|stack|peers|writing|examples)\.md|law\.md|[Ii]ssue \d+|spec [12]\b)[^\s]*)/g
  expect(refused(all, outside, (cited, path) => !(cited.startsWith('law.md') && path.startsWith('docs/')))).toEqual([])
})

test('an article of law is written in the form of docs/law.md', () => {
  const forms = [...read('docs/law.md').matchAll(/^\| `(.+?) art\. /gm)].map(([, form = '']) => form)
  expect(forms).toContain('CPC annex')
  // These repeat the French name of an article, as users read it; what the product says to them is French too.
  const french = ['docs/rules.md', 'docs/specification.md', 'docs/questions-juridiques.md']
  const article = /((?:\S+ ){0,3}[Aa]rts?\. (?:[LR]\. )?\d)/g
  const isOther = (cited: string) => !forms.some((form) => cited.includes(`${form} art. `))
  expect(
    refused(
      all.filter(({ path }) => !french.includes(path)),
      article,
      isOther,
    ),
  ).toEqual([])
})
