import { expect } from '@playwright/test'
import { expectNoDefect } from '../support/axe.ts'
import { goesOn } from '../support/painted.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const banner = 'Site de démonstration'

test('a public demonstration says so on every page; a local one, or a real server, does not', async ({ page }) => {
  const says = { demonstration: 'publique' }
  await page.route('**/api/constantes', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...says } })
  })
  // The server-rendered pages have their own tests.
  for (const path of ['/utilisateur/creationcompte', '/cgu', '/nulle-part']) {
    await page.goto(site() + path)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('complementary', { name: banner })).toContainText("n'y saisissez aucune information réelle")
  }
  await expectNoDefect(page)
  for (const demonstration of ['locale', 'non']) {
    Object.assign(says, { demonstration })
    await page.goto(`${site()}/cgu`)
    await goesOn(page)
    await expect(page.getByRole('link', { name: 'Aide', exact: true })).toBeVisible()
    await expect(page.getByRole('complementary', { name: banner })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Courriels de démonstration' })).toHaveCount(demonstration === 'locale' ? 1 : 0)
  }
})
