import { expect, type Page } from '@playwright/test'
import { place } from '../playwright.config.ts'
import { holdWithMouse, releaseMouse } from '../support/drag.ts'
import { openedBy } from '../support/opened.ts'
import { open, test } from './test.ts'

test.describe('the other components', () => {
  test.beforeEach(({ page }) => open(page, '/divers'))

  test('[CONST-01] a notice vanishes after five seconds unless it is hovered, and an error stays until closed', async ({ browser }) => {
    // A fake clock cannot be removed from a context, so use a separate one.
    const page = await (await browser.newContext(place)).newPage()
    await open(page, '/divers')
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    await page.getByRole('button', { name: 'Succès' }).click()
    const notice = page.getByRole('status').getByText('La requête a été créée')
    await page.clock.runFor(4_900)
    const { x, y } = (await notice.boundingBox())!
    await page.mouse.move(x + 5, y + 5)
    await page.clock.runFor(10_000)
    await expect(notice).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(4_900)
    await expect(notice).toBeVisible()
    await page.clock.runFor(200)
    await expect(notice).toHaveCount(0)

    await page.getByRole('button', { name: 'Erreur' }).click()
    await page.clock.runFor(60_000)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Erreur durant la soumission')
    // One at a time: the latest message, then the remaining error.
    await page.getByRole('button', { name: 'Succès' }).click()
    await expect(notice).toBeVisible()
    await expect(alert).toBeEmpty()
    await page.clock.runFor(5_000)
    await expect(notice).toHaveCount(0)
    await alert.getByRole('button', { name: 'Fermer ce message' }).click()
    await expect(alert).toBeEmpty()

    await page.getByRole('button', { name: 'Messages (3)' }).click()
    await expect(page.getByRole('dialog', { name: 'Messages de cette session' })).toContainText('La requête a été créée')
    await page.context().close()
  })

  test('[CONST-13] a dialog is 600 to 800 pixels wide, Escape refuses and closes it, and the focus returns', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Retirer la requête' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Retirer la requête ?' })
    const { width } = (await dialog.boundingBox())!
    expect(width).toBeGreaterThanOrEqual(600)
    expect(width).toBeLessThanOrEqual(800)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator('output')).toHaveText('non')
    await button.click()
    await dialog.getByRole('button', { name: 'Oui' }).click()
    await expect(page.locator('output')).toHaveText('oui')
  })

  test('[MEMB-01] a list is reordered with buttons alone, the new position is announced and the focus stays', async ({ page }) => {
    const down = page.getByRole('button', { name: 'Descendre Anne' })
    await down.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Anne est maintenant en position 3 sur 3.' })).toBeAttached()
    await expect(down).toBeFocused()
    await expect(down).toBeDisabled()
    await page.keyboard.press('Enter')
    const [first, last] = [
      page.getByRole('listitem').filter({ hasText: /^Bruno$/ }),
      page.getByRole('listitem').filter({ hasText: /^Anne$/ }),
    ]
    expect((await first.boundingBox())!.y).toBeLessThan((await last.boundingBox())!.y)
  })

  const order = (page: Page) => page.locator('.ordered-list__content')

  test('[MEMB-01] a row is dragged by its handle with the mouse, and Escape cancels the drag', async ({ page }) => {
    const [first, last] = [page.getByTitle('Faire glisser Anne'), page.getByTitle('Faire glisser Claire')]
    await holdWithMouse(page, last, first)
    await page.keyboard.press('Escape')
    await releaseMouse(page)
    await expect(order(page)).toHaveText(['Anne', 'Bruno', 'Claire'])
    await expect(page.getByRole('status').filter({ hasText: 'Claire est maintenant' })).toHaveCount(0)
    await holdWithMouse(page, last, first)
    await releaseMouse(page)
    await expect(order(page)).toHaveText(['Claire', 'Anne', 'Bruno'])
    await expect(page.getByRole('status').filter({ hasText: 'Claire est maintenant en position 1 sur 3.' })).toBeAttached()
  })

  test('a dialog reopened before its close event stays open', async ({ page }) => {
    await page.getByRole('button', { name: 'Retirer la requête' }).click()
    const dialog = page.getByRole('dialog', { name: 'Retirer la requête ?' })
    await dialog.getByRole('button', { name: 'Recommencer' }).click()
    // Wait for the late close event.
    await page.evaluate(() => new Promise((told) => setTimeout(() => requestAnimationFrame(told), 50)))
    await expect(dialog).toBeVisible()
    await expect(page.locator('output')).toHaveText('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('output')).toHaveText('non')
  })

  test('[FORM-01] a reached step can be opened again and its title takes the focus; the others are only text', async ({ page }) => {
    const steps = page.getByRole('navigation', { name: 'Étapes' })
    await expect(steps.getByRole('button', { name: 'Annexes' })).toHaveCount(0)
    await steps.getByRole('button', { name: 'Membres' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Étape 3 sur 4 Membres' })).toBeFocused()
  })

  test('[CONST-10] a document above 5,000,000 octets or HTML is downloaded, a smaller one opens in a tab', async ({ page, context }) => {
    let tabs = 0
    context.on('page', () => (tabs += 1))
    expect(await openedBy(page, () => page.getByRole('button', { name: 'Petit document' }).click())).toMatch(/^blob:/)
    for (const [button, name] of [
      ['Grand document', 'grand.pdf'],
      ['Document HTML', 'page.html'],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      expect((await download).suggestedFilename()).toBe(name)
    }
    expect(tabs).toBe(1)
  })

  test('the arrows move between tabs, and Enter selects', async ({ page }) => {
    await page.getByRole('tab', { name: 'Informations' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Documents' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Informations' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tabpanel', { name: 'Documents' })).toContainText('Contenu C')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tabpanel', { name: 'Informations' })).toBeVisible()
  })

  test('a blocked button is reachable by Tab and describes its reason', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Suivant' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Ajoutez un document pour continuer.')
    await button.focus()
    await expect(button).toBeFocused()
  })
})
