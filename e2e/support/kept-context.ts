import { test as base, type BrowserContext } from '@playwright/test'
import { place } from '../playwright.config.ts'

const site = () => process.env['E2E_URL'] ?? ''

/** Resets the context: no open page, no storage, no network interception. */
const renew = async (context: BrowserContext) => {
  const [keeper, ...opened] = context.pages()
  // A tab that never navigated has no origin.
  const origins = new Set(
    [site(), ...opened.map((page) => URL.parse(page.url())?.origin ?? '')].filter((origin) => origin.startsWith('http')),
  )
  await Promise.all(opened.map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  const session = await context.newCDPSession(keeper!)
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}

/**
 * A test with its own context. It declares the shared context without opening it: Playwright starts a new worker for tests with
 * different worker fixtures, which loads the journeys and a browser again.
 */
export const apart = base.extend<object, { kept: BrowserContext }>({
  kept: [
    async ({ browser }, use) => {
      const context = await browser.newContext(place)
      await (await context.newPage()).goto(`${site()}/robots.txt`)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * A test in its worker's only context, reset before each test. With one context each, 260 tests would start processes, compile the site's
 * scripts and load its fonts again, twice the processor time of the pages themselves. One page stays open to keep the site's process.
 * A fake clock cannot be removed from a context: tests that need one use `apart`.
 */
export const test = apart.extend({
  context: async ({ kept, actionTimeout }, use) => {
    kept.setDefaultTimeout(actionTimeout ?? 0)
    await use(kept)
    await renew(kept)
  },
})
