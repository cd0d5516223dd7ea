import { expect, type Locator } from '@playwright/test'
import { open, test } from './test.ts'

test.describe('the header and footer', () => {
  test('the badge shows the setting as is, and the versions come last', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByTitle(/^Site de formation.: aucune requête déposée ici ne parvient à un tribunal\.$/)).toHaveText(
      'Environnement : formation',
    )
    await expect(page.getByRole('banner').locator(':scope > :last-child')).toHaveText(
      'Versions : site 2.2.0, serveur 2.2.0, authentification 2.2.0',
    )
  })

  test('the title of the tab names the page', async ({ page }) => {
    await open(page, '/tableau')
    await expect(page).toHaveTitle("Tableau – Registre des associations d'Alsace-Moselle")
  })

  test('the menu of the person opens, and Escape closes it and returns the focus', async ({ page }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Mon compte : Camille Weber' })
    await button.click()
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeHidden()
  })

  test('the menu closes on a click elsewhere or a Tab out, without moving the focus', async ({ page }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Mon compte : Camille Weber' })
    const entry = page.getByRole('button', { name: 'Se déconnecter' })
    await button.click()
    await page.getByLabel('Nom', { exact: true }).click()
    await expect(entry).toBeHidden()
    await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
    await button.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(entry).toBeHidden()
    await button.click()
    await page.keyboard.press('Tab')
    await expect(entry).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(entry).toBeHidden()
    await button.click()
    await page.keyboard.press('Shift+Tab')
    await expect(entry).toBeHidden()
  })

  test('a link on several lines is underlined on each of them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/')
    const link = page.getByRole('link', { name: 'Vers la page Divers' })
    await link.evaluate((each) => each.append(' dont le titre est long, et ne tient pas sur une seule ligne'))
    const { height } = (await link.boundingBox())!
    expect(height).toBeGreaterThan(40)
    // A background follows the lines of an inline box. In any other box, it is only under the last line.
    const drawn = await link.evaluate((each) => {
      const { display, backgroundImage, textDecorationLine } = getComputedStyle(each)
      return backgroundImage.includes('gradient') ? display : textDecorationLine
    })
    expect(['underline', 'inline']).toContain(drawn)
  })

  test('the first Tab reaches the skip links, and on a phone « Aller au menu » opens the menu', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Tableau' })).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Formulaire' })).toBeFocused()
  })

  test('the display settings are in one panel, which Escape closes, and survive a reload without localStorage', async ({ page }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Affichage' })
    const theme = page.getByLabel("Thème d'affichage")
    const sizeOfText = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    const tab = page.getByRole('link', { name: 'Tableau' })
    await expect(theme).toBeHidden()
    await button.click()
    await theme.selectOption('Sombre')
    await page.getByLabel('Texte plus grand').check()
    await page.getByLabel('Liens soulignés').check()
    await page.keyboard.press('Escape')
    await expect(theme).toBeHidden()
    await expect(button).toBeFocused()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-fr-theme', 'dark')
    expect(await sizeOfText()).toBe('20px')
    await expect(tab).toHaveCSS('text-decoration-line', 'underline')
    await button.click()
    await expect(theme).toHaveValue('dark')
    await page.getByLabel('Texte plus grand').uncheck()
    expect(await sizeOfText()).toBe('16px')
    await expect(page.getByLabel('Liens soulignés')).toBeChecked()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('on a phone the header is one line, « Menu » holds the rest, the page starts just below, and the versions are at the foot', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/')
    const menu = page.getByRole('button', { name: 'Menu' })
    const tab = page.getByRole('link', { name: 'Tableau' })
    const bottom = async (part: Locator) => ((box) => box!.y + box!.height)(await part.boundingBox())
    expect(await bottom(page.locator('.header__bar'))).toBeLessThanOrEqual(56)
    const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    expect(y).toBeLessThan(120)
    const versions = page.getByRole('banner').getByText('Versions')
    expect((await versions.boundingBox())!.y).toBeGreaterThanOrEqual(await bottom(page.getByRole('contentinfo')))

    await expect(tab).toBeHidden()
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    const person = page.getByRole('button', { name: 'Mon compte : Camille Weber' })
    await person.click()
    await page.keyboard.press('Escape')
    await expect(person).toBeFocused()
    await expect(tab).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await expect(tab).toBeHidden()
    await menu.click()
    await tab.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau' })).toBeFocused()
    await expect(tab).toBeHidden()
  })

  test('on a computer the header is low, and the footer of a short page is at the bottom', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 1600 })
    await open(page, '/tableau')
    expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(100)
    const { y, height } = (await page.getByRole('contentinfo').boundingBox())!
    expect(y + height).toBe(1600)
  })
})
