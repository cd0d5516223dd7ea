import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['RGAAv4', 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

const defects = async (builder: AxeBuilder): Promise<void> => {
  const { violations } = await builder.analyze()
  expect(violations.map(({ id, nodes }) => `${id} : ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

/** No defect that axe can see on the page as it stands. */
export const sansDefaut = async (page: Page): Promise<void> => {
  // Before its title a page is still being fetched: an empty one has no landmark.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await defects(new AxeBuilder({ page }).withTags(tags))
}

/**
 * The same at 320 and 1280 pixels, and nothing that scrolls sideways at 320 (RGAA 10.11); then both widths in the dark, for what the dark
 * changes: its colours.
 */
export const sansDefautPartout = async (page: Page): Promise<void> => {
  const size = page.viewportSize()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await sansDefaut(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width)
    await page.emulateMedia({ colorScheme: 'dark' })
    await defects(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
  }
  await page.emulateMedia({ colorScheme: null })
  if (size) await page.setViewportSize(size)
}
