import type { Page } from '@playwright/test'

/** The first act of a visitor on a painted page, and the application that it brings, until the whole page is its own. */
export const goesOn = async (page: Page): Promise<void> => {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/constantes'))
  const drawn = page.evaluate(() => new Promise((resolve) => addEventListener('drawn', () => resolve(null), { once: true })))
  await page.keyboard.press('Shift')
  await Promise.all([asked, drawn])
}
