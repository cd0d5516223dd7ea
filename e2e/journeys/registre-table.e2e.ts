import { expect, type Locator } from '@playwright/test'
import { expectNoDefect } from '../support/axe.ts'
import { field, filters, openRegister, rowAt, rows, total } from '../support/registre.ts'
import { test } from '../support/test.ts'
import { openedBy } from '../support/opened.ts'

const site = () => process.env['E2E_URL'] ?? ''

test('[TABLE-01] [TABLE-02] [TABLE-04] [CONST-05] [X-67] pages are requested from the server, 0-based; « toutes » requests 2000 rows, and says when there are more', async ({
  page,
}) => {
  await openRegister(page)
  const next = page.waitForRequest(/\/api\/association\?.*page=1&size=20/)
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await next
  const all = page.waitForRequest(/\/api\/association\?.*page=0&size=2000/)
  let totalRows = 2000
  await page.route('**/api/association?**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), totalRows } })
  })
  const cut = page.getByText(/Seules les 2\s000 premières lignes sont affichées\. Précisez votre recherche pour voir les autres\./)
  await page.getByLabel('Lignes par page').selectOption('toutes')
  await all
  await expect(total(page)).toHaveText(/^2\s000\sassociations/)
  await expect(cut).toHaveCount(0)
  totalRows = 2001
  await page.reload()
  await expect(cut).toBeVisible()
  await page.unroute('**/api/association?**')
  await page.goto(`${site()}/association?nom=chorale&page=400`)
  await expect(page).not.toHaveURL(/page=400/)
  await expect(rows(page).nth(1)).toBeVisible()
})

test('[TABLE-05] when the server does not answer, the rows stay and the list says that it is stale, without a notice', async ({ page }) => {
  await openRegister(page)
  await page.route('**/api/association?**', (route) =>
    route.fulfill({ status: 503, json: { message: 'indisponible', errors: [], globalErrors: [] } }),
  )
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect(page.getByText("La liste n'est pas à jour : le serveur n'a pas répondu.")).toBeVisible()
  await expect(rows(page)).toHaveCount(21)
  await expect(page.locator('.table tbody')).toHaveCSS('filter', 'grayscale(1)')
  await expect(page.locator('.registre__total')).toHaveText('')
  await expect(page.getByRole('button', { name: 'Messages (0)' })).toBeVisible()
  await page.unroute('**/api/association?**')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText("La liste n'est pas à jour")).toHaveCount(0)
})

test('while a new search loads, the old rows are marked as stale and say nothing of its pages', async ({ page }) => {
  await openRegister(page)
  const found = page.locator('.registre__total')
  let release = () => {}
  const hold = () =>
    page.route('**/api/association?**', (route) => new Promise<void>((resolve) => (release = () => resolve(route.continue()))))
  const expectOld = async (part: Locator) => {
    await expect(page.getByRole('status').getByText('Recherche…', { exact: true })).toBeVisible()
    await expect(page.locator('.table')).toHaveAttribute('aria-busy', 'true')
    await expect(found).toHaveText('')
    await expect(part).toHaveCSS('filter', 'grayscale(1)')
  }
  const expectCurrent = async (part: Locator) => {
    await expect(part).toHaveCSS('filter', 'none')
    await expect(page.locator('.table')).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByText('Recherche…', { exact: true })).toHaveCount(0)
  }
  const body = page.locator('.table tbody')
  const nothing = page.locator('.empty-state')
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expectCurrent(body)
  // Also from the foot of the table, where the page buttons are.
  await hold()
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expectOld(body)
  await expect(page.getByText('Recherche…', { exact: true })).toBeInViewport()
  release()
  await expectCurrent(body)
  await page.unroute('**/api/association?**')

  await hold()
  await field(page, 'Dénomination').fill('introuvable zzz')
  await expectOld(body)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectOld(body)
  }
  release()
  await expectCurrent(nothing)
  await expect(found).toHaveText('Aucune association ne correspond à votre recherche.')

  await field(page, 'Dénomination').fill('chorale')
  await expectOld(nothing)
  release()
  await expectCurrent(body)
  await expect(found).toHaveText(/associations\strouvées$/)

  // The previous search had one page, and this one has two.
  await field(page, 'Dénomination').fill('introuvable zzzz')
  await expectOld(body)
  release()
  await expectCurrent(nothing)
  await page.evaluate(() => history.pushState(null, '', '/association?page=2&size=10'))
  await expectOld(nothing)
  await expect(page).toHaveURL(/page=2/)
  release()
  await expectCurrent(body)
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('by keyboard alone: from the filter to the sheet, its tabs and its extract', async ({ page }) => {
  await openRegister(page)
  const { numero } = await rowAt(page, 3)
  await page.keyboard.press('Tab')
  while (!(await field(page, 'N°').evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type(numero)
  await expect(rows(page)).toHaveCount(2)
  while (
    !(await rows(page)
      .nth(1)
      .getByRole('link')
      .first()
      .evaluate((element) => element === document.activeElement))
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await openedBy(page, () => page.keyboard.press('Enter'))).toMatch(/^blob:/)
  await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Historique' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Historique' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Historique' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Demander mon rattachement' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Suivre cette association' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: "Obtenir l'extrait" })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Membres' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: /direction/ })).toBeVisible()
})

test('axe finds no defect on the list, and on a phone the filters are folded and counted', async ({ page }) => {
  await openRegister(page)
  await expectNoDefect(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(field(page, 'Commune')).toBeHidden()
  await page.getByRole('button', { name: 'Recherche détaillée', exact: true }).click()
  await field(page, 'Dénomination').fill('chorale')
  await filters(page).getByText('Inscrite', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Recherche détaillée (2 filtres actifs)' })).toHaveAttribute('aria-expanded', 'true')
  await expectNoDefect(page)
})
