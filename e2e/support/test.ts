import { expect, test as base } from '@playwright/test'

/** A test whose page must stay silent: no exception, nothing refused by the Content-Security-Policy, no error in the browser's console. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      const said = message.text()
      const refused = /Content Security Policy|TrustedScript|TrustedHTML/.test(said)
      // The browser notes by itself every answer from 400 on, refusals that the journey awaits included.
      if (refused || (message.type() === 'error' && !said.startsWith('Failed to load resource'))) complaints.push(said)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    expect(complaints).toEqual([])
  },
})
