import { expect, type Page } from '@playwright/test'
import { expectNoDefect, expectNoDefectInAllPlaces } from '../support/axe.ts'
import { open, test } from './test.ts'

const states: [string, string, (page: Page) => Promise<unknown>][] = [
  ['an empty form', '/', async () => {}],
  ['a form in error', '/', (page) => page.getByRole('button', { name: 'Envoyer' }).click()],
  ['a table out of date', '/tableau', (page) => page.getByRole('button', { name: 'Couper le serveur' }).click()],
  ['widgets and a notice', '/divers', (page) => page.getByRole('button', { name: 'Erreur' }).click()],
  ['an open dialog', '/divers', (page) => page.getByRole('button', { name: 'Retirer la requête' }).click()],
]

test('the accessibility check finds a light theme defect, a dark theme defect and a page wider than a phone', async ({ page }) => {
  await open(page, '/')
  const spoil = (change: (text: HTMLElement) => void) => page.locator('main p').first().evaluate(change)
  await spoil((text) => void text.append(document.createElement('img')))
  await expect(expectNoDefect(page)).rejects.toThrow('image-alt')
  await spoil((text) => text.replaceChildren('Un texte'))
  await expectNoDefect(page)
  await spoil((text) => text.style.setProperty('color', 'light-dark(#000, #333)'))
  await expect(expectNoDefect(page)).rejects.toThrow('color-contrast')
  await page.emulateMedia({ colorScheme: 'light' })
  await spoil((text) => text.style.setProperty('color', 'inherit'))
  await spoil((text) => text.style.setProperty('min-width', '400px'))
  await expect(expectNoDefect(page)).rejects.toThrow('320')
})

test('when a dialog is open, the accessibility check reads the dialog', async ({ page }) => {
  await open(page, '/divers')
  await page.getByRole('button', { name: 'Retirer la requête' }).click()
  await page.getByRole('dialog').evaluate((dialog) => dialog.append(document.createElement('img')))
  await expect(expectNoDefect(page)).rejects.toThrow('image-alt')
})

test('axe finds nothing and no page is wider than the screen, at both widths, in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [state, path, act] of states) {
    await test.step(state, async () => {
      await open(page, path)
      await act(page)
      await expectNoDefectInAllPlaces(page)
    })
  }
})
