import { test as base, type BrowserContext } from '@playwright/test'
import { place } from '../playwright.config.ts'

const site = () => process.env['E2E_URL'] ?? ''

/** As a browser just installed: no page of a test before, nothing it stored, every way of the network open. */
const renew = async (context: BrowserContext) => {
  const [keeper, ...opened] = context.pages()
  // A tab that never went anywhere has no address.
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
 * A test in a context of its own. It knows of the kept one, which it never opens: tests that differ in what their worker may hold would each
 * have their worker, which loads the journeys and starts a browser again.
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
 * A test in the one context of its worker, given to each as new: with one of their own, 260 tests each start processes, compile the site's
 * scripts and read its fonts again, which takes the processor twice the time of the page itself. The page that is always open keeps the
 * process of the site. A clock once installed stays in its context: who needs one takes a context of their own.
 */
export const test = apart.extend({
  context: async ({ kept, actionTimeout }, use) => {
    kept.setDefaultTimeout(actionTimeout ?? 0)
    await use(kept)
    await renew(kept)
  },
})
