import type { Page } from '@playwright/test'

/** The first act of a visitor on a painted page, and the application that it brings. */
export const goesOn = async (page: Page): Promise<void> => {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/constantes'))
  await page.keyboard.press('Shift')
  await asked
}
