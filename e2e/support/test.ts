import { expect, test as base } from '@playwright/test'

/** A test whose page must stay silent: no exception, nothing refused by the Content-Security-Policy. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => message.text().includes('Content Security Policy') && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    expect(complaints).toEqual([])
  },
})
