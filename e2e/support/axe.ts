import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { skeletonOf } from './skeleton.ts'
import type axe from 'axe-core'

/**
 * The minified axe, half as long as the package's main file, because each page evaluates it. `noHtml` saves a quarter of its time: the
 * selectors are enough.
 */
const source = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};axe.configure({ noHtml: true })`

const tags = ['RGAAv4', 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Reasons that axe may give for not deciding. Elements under an open dialog or cut by a scrolling table are read elsewhere. A field
 * without text, or a one-letter text, has the colours of its neighbours.
 */
const explained = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'emptyValue', 'shortTextContent']

/** Loads axe once per page. Playwright's own builder reloads it each time and opens a second page, which takes twenty times as long. */
const prepare = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  await page.evaluate(() => {
    // A link's underline and an alert's stripe are background images: no text is on them, but axe would not compute the contrast.
    // A phone's bar half covers some elements, which can be scrolled into view. creation.e2e.ts checks that the focus is visible.
    const plain = new CSSStyleSheet()
    plain.replaceSync(
      '*, ::before, ::after { background-image: none !important } .step-actions, .reply-bar { position: static !important }',
    )
    document.adoptedStyleSheets.push(plain)
  })
}

/** The defects of the current page, each with its selectors, undecided ones included. */
const defects = async (page: Page, scope: Scope): Promise<string[]> => {
  const { violations, incomplete } = await page.evaluate(
    ({ options, main }) => {
      // Nothing behind a modal dialog can be used, and the page was checked before.
      const modal = document.querySelector('dialog:modal')
      const include = modal ?? (main ? document.querySelector('main') : null) ?? document
      // The text layer of a PDF is transparent over its picture, and is not our text.
      return (globalThis as unknown as { axe: typeof axe }).axe.run({ include, exclude: '.viewer__text' }, options)
    },
    {
      main: scope === 'main',
      options: {
        runOnly: { type: 'tag' as const, values: tags },
        resultTypes: ['violations' as const, 'incomplete' as const],
        iframes: false,
        // This rule would fetch every style sheet again. scripts/house/accessibility.test.ts checks them instead.
        rules: { 'frame-tested': { enabled: false }, 'css-orientation-lock': { enabled: false } },
      },
    },
  )
  const keyOf = ({ any }: axe.NodeResult) => any.map(({ data }) => (data as { messageKey?: string } | null)?.messageKey ?? '').join()
  const undecided = incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap((node) => (explained.includes(keyOf(node)) ? [] : [`${id}, undecided (${keyOf(node)}) : ${node.target.join(' ')}`])),
  )
  return [...violations.map(({ id, nodes }) => `${id} : ${nodes.map(({ target }) => target.join(' ')).join(', ')}`), ...undecided]
}

/** Waits for the title: before it, the page is still loading and has no landmark. */
const titled = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).first().waitFor()

/** Changes the colour scheme and waits until the page is repainted. */
const wear = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Folder of the checks already done, shared by several runs. Set by `npm run proof` and `.ci/run`. */
const shared = process.env['AXE_LOOKED']
/** `npm test` alone checks only the first place of each page, because a check is slow. */
const everywhere = shared !== undefined

/**
 * Whether no journey has checked a page of this structure in these places: axe only reads structure and colours. The workers share a
 * folder, in which creating a folder is atomic.
 */
const isFirstLook = async (page: Page, places: readonly Place[]): Promise<boolean> => {
  const looked = shared ?? join(process.env['E2E_DOSSIER'] ?? '', 'axe')
  await mkdir(looked, { recursive: true })
  const name = createHash('sha256')
    .update(JSON.stringify(places))
    .update(await page.evaluate(skeletonOf))
    .digest('hex')
  return mkdir(join(looked, name)).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

/** The whole page, or without header and footer. */
type Scope = 'page' | 'main'
type Place = { width: 320 | 1280; colorScheme: 'light' | 'dark'; scope: Scope }

/** Checks that there is no defect in these places, and no sideways scrolling (RGAA 10.11). */
const checkPlaces = async (page: Page, places: readonly Place[]): Promise<void> => {
  const size = page.viewportSize()
  await titled(page)
  const known = !(await isFirstLook(page, places))
  if (!known) await prepare(page)
  for (const [at, { width, colorScheme, scope }] of places.entries()) {
    await page.setViewportSize({ width, height: 900 })
    if (!known && (at === 0 || everywhere)) {
      await wear(page, colorScheme)
      expect(await defects(page, scope), `${width}, ${colorScheme}`).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width)
  }
  if (!known) {
    await page.evaluate(() => void document.adoptedStyleSheets.pop())
    await page.emulateMedia({ colorScheme: null })
  }
  if (size) await page.setViewportSize(size)
}

/**
 * Checks at 320 pixels in the light theme and at 1280 in the dark one: this covers both widths and both sets of colours. A check is slow
 * (half of a journey's processor time), so header and footer are checked once per call. `expectNoDefectInAllPlaces` checks all four places.
 */
export const expectNoDefect = (page: Page): Promise<void> =>
  checkPlaces(page, [
    { width: 320, colorScheme: 'light', scope: 'page' },
    { width: 1280, colorScheme: 'dark', scope: 'main' },
  ])

/** Checks each width in each theme, header and footer included: for what all pages share. */
export const expectNoDefectInAllPlaces = (page: Page): Promise<void> =>
  checkPlaces(page, [
    { width: 320, colorScheme: 'light', scope: 'page' },
    { width: 1280, colorScheme: 'light', scope: 'page' },
    { width: 320, colorScheme: 'dark', scope: 'page' },
    { width: 1280, colorScheme: 'dark', scope: 'page' },
  ])

/**
 * Compares the accessibility tree with its snapshot: of the page, of its open dialog, or of the given part. A person edits the snapshot by
 * hand: `--update-snapshots` would accept whatever the screen shows.
 */
export const expectSameTree = async (page: Page, screen: string, part: Locator = page.getByRole('main')): Promise<void> => {
  const dialog = page.locator('dialog:modal')
  await expect((await dialog.count()) > 0 ? dialog : part).toMatchAriaSnapshot({ name: `${screen}.aria.yml` })
}
