import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { skeletonOf } from './skeleton.ts'
import type axe from 'axe-core'

/**
 * Half the length of what the package exports: every page looked at reads it whole. It need not write down the HTML of what it reads, a
 * quarter of its work: its places are enough.
 */
const source = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};axe.configure({ noHtml: true })`

const tags = ['RGAAv4', 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe may leave undecided: what lies under an open dialog or is cut by a table that scrolls, read where it is not; a field without text,
 * and a text of one letter, whose colours are those of its neighbours.
 */
const explained = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'emptyValue', 'shortTextContent']

/** Puts axe into the page once: Playwright's own builder puts it anew at each look and opens a second page to end it, twenty times as long. */
const prepare = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  await page.evaluate(() => {
    // The underline of a link and the band of an alert are drawn as images: no text lies on them, yet axe would not say its contrast.
    // What the bar of a phone half covers is scrolled from under it, by who presses it; creation.e2e.ts reads that no focus is.
    const plain = new CSSStyleSheet()
    plain.replaceSync(
      '*, ::before, ::after { background-image: none !important } .step-actions, .reply-bar { position: static !important }',
    )
    document.adoptedStyleSheets.push(plain)
  })
}

/** Defects of the page as it stands, each with its places, what axe could not decide among them. */
const defects = async (page: Page, scope: Scope): Promise<string[]> => {
  const { violations, incomplete } = await page.evaluate(
    ({ options, main }) => {
      // Nothing behind a modal dialog can be acted on, and the page has been looked at before it.
      const modal = document.querySelector('dialog:modal')
      const include = modal ?? (main ? document.querySelector('main') : null) ?? document
      // The words of a document being read lie unseen over its picture: they are not ours, and what is seen of them is drawn.
      return (globalThis as unknown as { axe: typeof axe }).axe.run({ include, exclude: '.viewer__text' }, options)
    },
    {
      main: scope === 'main',
      options: {
        runOnly: { type: 'tag' as const, values: tags },
        resultTypes: ['violations' as const, 'incomplete' as const],
        iframes: false,
        // To know of a turned page it would fetch every style sheet again: scripts/house/accessibility.test.ts reads them.
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

/** Before its title a page is still being fetched: an empty one has no landmark. */
const titled = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).first().waitFor()

/** The page is told of a new scheme with its next picture, and colours itself anew. */
const wear = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** The folder of the looks of several runs, given by `npm run proof` and `.ci/run`. */
const shared = process.env['AXE_LOOKED']
/** `npm test` alone looks at the first place of each page only: a look is dear. */
const everywhere = shared !== undefined

/**
 * Whether no journey has looked at a page of this structure in these places: axe judges structure and colours. The workers share a folder;
 * making one in it is atomic.
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

/** The whole page, or what header and footer surround. */
type Scope = 'page' | 'main'
type Place = { width: 320 | 1280; colorScheme: 'light' | 'dark'; scope: Scope }

/** No defect in any of these places, and nothing that scrolls sideways (RGAA 10.11). */
const sansDefautEn = async (page: Page, places: readonly Place[]): Promise<void> => {
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
 * At 320 pixels in the light, at 1280 in the dark: what stands is read at both widths, and both take their colours from the same pairs. A
 * look is dear (half of what a journey costs the processor, three looks at the whole page): header and footer are read once a look, and in
 * the four places by `sansDefautQuatreFois`.
 */
export const sansDefautPartout = (page: Page): Promise<void> =>
  sansDefautEn(page, [
    { width: 320, colorScheme: 'light', scope: 'page' },
    { width: 1280, colorScheme: 'dark', scope: 'main' },
  ])

/** Each width in each theme, header and footer too: what all pages are made of. */
export const sansDefautQuatreFois = (page: Page): Promise<void> =>
  sansDefautEn(page, [
    { width: 320, colorScheme: 'light', scope: 'page' },
    { width: 1280, colorScheme: 'light', scope: 'page' },
    { width: 320, colorScheme: 'dark', scope: 'page' },
    { width: 1280, colorScheme: 'dark', scope: 'page' },
  ])

/**
 * What a screen reader is given of the page, of the dialog over it, or of the one part that no other tree holds, read again by a person when it
 * changes (goal A4): `--update-snapshots=changed` writes it.
 */
export const memeArbre = async (page: Page, screen: string, part: Locator = page.getByRole('main')): Promise<void> => {
  const dialog = page.locator('dialog:modal')
  await expect((await dialog.count()) > 0 ? dialog : part).toMatchAriaSnapshot({ name: `${screen}.aria.yml` })
}
