import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half the length of what the package exports: every page looked at reads it whole. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What a look reads. */
type Look = Pick<axe.RunOptions, 'runOnly' | 'rules'>
const tags = ['RGAAv4', 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
const colours = ['color-contrast', 'link-in-text-block']
const whole: Look = { runOnly: { type: 'tag', values: tags } }
const shape: Look = { ...whole, rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])) }
/** What the dark changes. */
const colour: Look = { runOnly: { type: 'rule', values: colours } }

/**
 * What axe may leave undecided: what lies under an open dialog or is cut by a table that scrolls, read where it is not; a field without text,
 * and a text of one letter, whose colours are those of its neighbours.
 */
const explained = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'emptyValue', 'shortTextContent']

/**
 * Defects of the page as it stands, each with its places, what axe could not decide among them. axe is put into the page once: Playwright's
 * own builder puts it anew at each look and opens a second page to end it, twenty times as long.
 */
const defects = async (page: Page, { runOnly, rules }: Look): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const { violations, incomplete } = await page.evaluate(
    async (options) => {
      // The underline of a link and the band of an alert are drawn as images: no text lies on them, yet axe would not say its contrast.
      // What the bar of a phone half covers is scrolled from under it, by who presses it; creation.e2e.ts reads that no focus is.
      const plain = new CSSStyleSheet()
      plain.replaceSync(
        '*, ::before, ::after { background-image: none !important } .step-actions, .reply-bar { position: static !important }',
      )
      document.adoptedStyleSheets.push(plain)
      // The words of a document being read lie unseen over its picture: they are not ours, and what is seen of them is drawn.
      try {
        return await (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude: '.viewer__text' }, options)
      } finally {
        document.adoptedStyleSheets.pop()
      }
    },
    {
      ...(runOnly && { runOnly }),
      resultTypes: ['violations' as const, 'incomplete' as const],
      iframes: false,
      // To know of a turned page it would fetch every style sheet again: scripts/house/accessibility.test.ts reads them.
      rules: { ...rules, 'frame-tested': { enabled: false }, 'css-orientation-lock': { enabled: false } },
    },
  )
  const keyOf = ({ any }: axe.NodeResult) => any.map(({ data }) => (data as { messageKey?: string } | null)?.messageKey ?? '').join()
  const undecided = incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap((node) => (explained.includes(keyOf(node)) ? [] : [`${id}, undecided (${keyOf(node)}) : ${node.target.join(' ')}`])),
  )
  return [...violations.map(({ id, nodes }) => `${id} : ${nodes.map(({ target }) => target.join(' ')).join(', ')}`), ...undecided]
}

/** Before its title a page is still being fetched: an empty one has no landmark. */
const titled = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).first().waitFor()

/** The page is told of a new scheme with its next picture, and colours itself anew. */
const wear = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

type Place = { width: 320 | 1280; colorScheme: 'light' | 'dark'; look: Look }

/** No defect in any of these places, and nothing that scrolls sideways (RGAA 10.11). */
const sansDefautEn = async (page: Page, places: readonly Place[]): Promise<void> => {
  const size = page.viewportSize()
  await titled(page)
  for (const { width, colorScheme, look } of places) {
    await page.setViewportSize({ width, height: 900 })
    await wear(page, colorScheme)
    expect(await defects(page, look), `${width}, ${colorScheme}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width)
  }
  await page.emulateMedia({ colorScheme: null })
  if (size) await page.setViewportSize(size)
}

/**
 * At 320 and 1280 pixels, in the light and in the dark. Contrast is half of what a look costs, and both widths take their colours from the
 * same pairs: it is read in the light at 320, in the dark at 1280.
 */
export const sansDefautPartout = (page: Page): Promise<void> =>
  sansDefautEn(page, [
    { width: 320, colorScheme: 'light', look: whole },
    { width: 1280, colorScheme: 'light', look: shape },
    { width: 1280, colorScheme: 'dark', look: colour },
  ])

/** The same, the contrast of each width in each theme: what all pages are made of. */
export const sansDefautQuatreFois = (page: Page): Promise<void> =>
  sansDefautEn(page, [
    { width: 320, colorScheme: 'light', look: whole },
    { width: 1280, colorScheme: 'light', look: whole },
    { width: 320, colorScheme: 'dark', look: colour },
    { width: 1280, colorScheme: 'dark', look: colour },
  ])

/** What a screen reader is given of the page, read again by a person when it changes (goal A4): `--update-snapshots=changed` writes it. */
export const memeArbre = (page: Page, screen: string): Promise<void> =>
  expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${screen}.aria.yml` })
