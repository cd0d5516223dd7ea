import { expect, type Page } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { losesNothing } from '../support/geometry.ts'
import { goesOn } from '../support/painted.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { isWhole, openText } from '../support/text-pages.ts'

const site = () => process.env['E2E_URL'] ?? ''
const footer = (page: Page) => page.getByRole('contentinfo')
test('[HEAD-05] [HEAD-06] [HEAD-09] [HEAD-15] the footer leads anybody, from any page, to our own pages in one order @proof', async ({
  page,
}) => {
  await page.goto(`${site()}/startlogin`)
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg\+xml,/)
  await expect(page.getByRole('banner').locator('.mark')).toBeVisible()
  // From a page of the application, whose links do not reload the document.
  await page.goto(`${site()}/plan-du-site`)
  await goesOn(page)
  const links: [string, string][] = [
    ["Conditions générales d'utilisation", '/cgu'],
    ['Foire aux questions', '/faq'],
    ['Aide', '/aide'],
    ['Mentions légales', '/mentions-legales'],
    ['Données personnelles', '/donnees-personnelles'],
    ['Cookies', '/cookies'],
    ['Plan du site', '/plan-du-site'],
    ['Accessibilité\u00A0: non conforme', '/accessibilite'],
  ]
  const list = footer(page).getByRole('listitem').getByRole('link')
  await expect(list.nth(7)).toBeVisible()
  expect((await list.allTextContents()).slice(0, 8)).toEqual(links.map(([label]) => label))
  for (const [label, path] of links) {
    await footer(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(site() + path)
    // The document was not reloaded, and the title of the new page has the focus.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

// The administrator's journey tests the other three, because it changes them.
for (const id of ['aide', 'donnees-personnelles', 'cookies', 'accessibilite'] as const) {
  test(`[HEAD-15] /${id} is complete for a visitor`, async ({ page }) => isWhole(page, id))
}

test('[HEAD-15] the accessibility statement has the parts required by the RGAA, and says that no audit was made', async ({ page }) => {
  await page.goto(`${site()}/accessibilite`)
  for (const part of [
    'État de conformité',
    'Résultats des tests',
    'Contenus non accessibles',
    "Établissement de cette déclaration d'accessibilité",
    "Retour d'information et contact",
    'Voies de recours',
    'Schéma pluriannuel',
    "Plan d'actions de l'année",
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
  }
  await expect(page.getByRole('main')).toContainText('est non conforme avec le référentiel')
  await expect(page.getByRole('main')).toContainText("il n'existe aucun résultat d'audit")
  await expect(page.getByRole('link', { name: 'support@registre-associations.example' })).toHaveCount(2)
})

test('the page of cookies names every cookie set by a sign-in, and no other is set', async ({ page, context }) => {
  await signIn(page, await aDeclarant(`cookies.${Date.now()}@exemple.fr`))
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByLabel("Thème d'affichage").selectOption('Sombre')
  const held = (await context.cookies()).map(({ name }) => name)
  expect(held).toEqual(expect.arrayContaining(['__Host-refresh', 'theme', 'confort']))
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await openText(page, 'cookies')
  const named = (await page.locator('main td:first-child').allTextContents()).flatMap((cell) => cell.split(', '))
  expect(named).toContain('__Host-refresh')
  expect(held.filter((name) => !named.includes(name))).toEqual([])
})

test('the site map groups the existing pages, and says which require an account', async ({ page }) => {
  await page.goto(`${site()}/plan-du-site`)
  await expect(page.getByRole('heading', { level: 1, name: 'Plan du site' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: 'Consulter le Registre' })).toHaveText('Consulter le Registre (avec un compte)')
  await expect(main.getByRole('listitem').filter({ hasText: 'Vérifier un document' })).toHaveText('Vérifier un document')
  await expect(main.getByRole('heading', { level: 2, name: 'Administration' })).toHaveCount(0)
  await expectNoDefect(page)
  await expectSameTree(page, 'plan-du-site')
  await losesNothing(page)
  for (const link of await main.getByRole('link').all()) expect(await link.getAttribute('href')).toMatch(/^\/[a-z-/]+$/)

  await signIn(page, await aDeclarant(`plan.${Date.now()}@exemple.fr`), '/mes-associations')
  await footer(page).getByRole('link', { name: 'Plan du site' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Consulter le Registre' })).toHaveText('Consulter le Registre')
  await expect(main.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
})

test('a footer link to another site says that it opens a new tab', async ({ page }) => {
  await page.route('**/api/constantes', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      json: { ...(await answer.json()), lienCGU: 'https://example.org/cgu', conformiteAccessibilite: 'partiellement' },
    })
  })
  await page.goto(`${site()}/aide`)
  await goesOn(page)
  const link = footer(page).getByRole('link', { name: "Conditions générales d'utilisation (nouvel onglet)" })
  await expect(link).toHaveAttribute('href', 'https://example.org/cgu')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(footer(page).getByRole('link', { name: 'Accessibilité\u00A0: partiellement conforme' })).toBeVisible()
})

test('on a narrow screen a table scrolls on its own, also by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${site()}/aide`)
  await goesOn(page)
  const table = page.getByRole('group', { name: /^Tableau\s: Étape, Qui agit, Délai légal$/ })
  await expect(table).toHaveAttribute('tabindex', '0')
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect(table).not.toHaveAttribute('tabindex')
})

test('a text that fails to load is not shown as an empty page', async ({ page }) => {
  await page.route('**/api/page/aide', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${site()}/plan-du-site`)
  await goesOn(page)
  await footer(page).getByRole('link', { name: 'Aide', exact: true }).click()
  await expect(page.getByText("Erreur d'accès au serveur")).toBeVisible()
  await page.unroute('**/api/page/aide')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'À quoi sert ce site' })).toBeVisible()
})
