import type { Page } from '@playwright/test'

/** Makes a visitor's first action on a server-rendered page, and waits until the application has hydrated it. */
export const goesOn = async (page: Page): Promise<void> => {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/constantes'))
  const drawn = page.evaluate(() => new Promise((resolve) => addEventListener('drawn', () => resolve(null), { once: true })))
  await page.keyboard.press('Shift')
  await Promise.all([asked, drawn])
}
