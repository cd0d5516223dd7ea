import { expect, type Page } from '@playwright/test'
import { open, test } from './test.ts'

test.describe('a form', () => {
  test.beforeEach(({ page }) => open(page, '/'))

  test('[FORM-16] [ERR-04] sending an empty form ties each message to its field, lists them with links and focuses the first', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Envoyer' }).click()
    const nom = page.getByLabel('Nom', { exact: true })
    await expect(nom).toBeFocused()
    await expect(nom).toHaveAttribute('aria-invalid', 'true')
    await expect(nom).toHaveAccessibleDescription('le champ est obligatoire')
    await expect(page.getByText('Veuillez vérifier votre saisie. Les erreurs sont indiquées en rouge.')).toBeVisible()
    await expect(page.locator('.fr-alert').getByRole('link')).toHaveText(
      ['Nom', 'Date des statuts', 'Commune'].map((label) => `${label} : le champ est obligatoire`),
    )
    await page.getByRole('link', { name: 'Commune : le champ est obligatoire' }).click()
    await expect(page.getByRole('combobox', { name: 'Commune' })).toBeFocused()
  })

  test('[FORM-04] [FORM-06] after a refusal by the server, messages of a field are joined, and go when it changes', async ({ page }) => {
    const nom = page.getByLabel('Nom', { exact: true })
    await nom.fill('refus')
    await page.getByLabel('Date des statuts').fill('2026-11-01')
    await page.getByRole('combobox', { name: 'Commune' }).fill('Kehl')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(nom).toHaveAccessibleDescription('nom refusé, nom trop court')
    await expect(page.getByLabel('Fichier (facultatif)')).toHaveAccessibleDescription(/Fichier inaccessible ou endommagé/)
    await expect(page.getByRole('link', { name: 'liste incomplète' })).toBeVisible()
    await nom.fill('refu')
    await expect(nom).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText('nom refusé')).toHaveCount(0)
  })

  test('leaving a field empty shows no message', async ({ page }) => {
    await page.getByLabel('Nom', { exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByText('le champ est obligatoire')).toHaveCount(0)
  })

  test('[PROD-15] a day is typed day first in any language of the browser, and reformatted on blur', async ({ page }) => {
    const date = page.getByLabel('Date des statuts')
    await expect(date).toHaveAccessibleDescription('Format attendu\u00a0: JJ/MM/AAAA, par exemple 12/12/2026.')
    for (const [typed, shown] of [
      ['3/4/2026', '03/04/2026'],
      ['03042026', '03/04/2026'],
      ['31/02/2026', '31/02/2026'],
    ] as const) {
      await date.fill('')
      await date.pressSequentially(typed)
      await expect(date).toHaveValue(typed)
      await date.blur()
      await expect(date).toHaveValue(shown)
    }
  })

  test('a password can be shown while it is typed', async ({ page }) => {
    const password = page.getByLabel('Mot de passe (facultatif)')
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('[CONST-18] a chosen file is shown with its size', async ({ page }) => {
    const file = page.getByLabel('Fichier (facultatif)')
    await file.setInputFiles({ name: 'statuts.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(3_145_728) })
    await expect(page.getByText('Fichier choisi : statuts.pdf (3,00 Mo)')).toBeVisible()
  })

  test('[FORM-19] [FORM-20] leaving asks only when something has changed', async ({ page }) => {
    const away = page.getByRole('link', { name: 'Vers la page Divers' })
    const nom = page.getByLabel('Nom', { exact: true })
    await nom.fill('Muller')
    await away.click()
    const question = page.getByRole('dialog', { name: 'Annuler les modifications ?' })
    await question.getByRole('button', { name: 'Non' }).click()
    await expect(nom).toHaveValue('Muller')
    await nom.fill('')
    await away.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Divers' })).toBeFocused()
  })

  test('leaving with « Oui » leaves', async ({ page }) => {
    await page.getByLabel('Nom', { exact: true }).fill('Muller')
    await page.getByRole('link', { name: 'Vers la page Divers' }).click()
    await page.getByRole('button', { name: 'Oui' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Divers' })).toBeVisible()
  })
})

test.describe('a combobox', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/')
    await page.getByLabel('Nom', { exact: true }).fill('Muller')
    await page.getByLabel('Date des statuts').fill('2026-11-01')
  })
  const sent = async (page: Page): Promise<unknown> => {
    await page.getByRole('button', { name: 'Envoyer' }).click()
    return (JSON.parse(await page.locator('output').innerText()) as { commune: unknown }).commune
  }

  test('announces the number of suggestions, and one can be chosen by keyboard', async ({ page }) => {
    const commune = page.getByRole('combobox', { name: 'Commune' })
    await commune.pressSequentially('stras')
    await expect(page.getByText('2 suggestions, utilisez les flèches pour choisir.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(commune).toHaveValue('Strasbourg')
    await expect(commune).toHaveAttribute('aria-expanded', 'false')
    expect(await sent(page)).toEqual({ id: 0, libelle: 'Strasbourg' })
  })

  test('keeps a text that is in no list, with the id -1', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Commune' }).pressSequentially('Kehl am Rhein')
    expect(await sent(page)).toEqual({ id: -1, libelle: 'Kehl am Rhein' })
  })

  test('can be changed several times: chosen, retyped, chosen by pointer, then free', async ({ page }) => {
    const commune = page.getByRole('combobox', { name: 'Commune' })
    for (let round = 0; round < 5; round += 1) {
      await commune.fill('col')
      await page.getByRole('option', { name: 'Colmar' }).click()
      await expect(commune).toHaveValue('Colmar')
      await commune.press('Backspace')
      await expect(commune).toHaveValue('Colma')
      await commune.fill('mul')
      await page.getByRole('option', { name: 'Mulhouse' }).click()
    }
    expect(await sent(page)).toEqual({ id: 3, libelle: 'Mulhouse' })
    await commune.fill('Mulhouse-Est')
    expect(await sent(page)).toEqual({ id: -1, libelle: 'Mulhouse-Est' })
  })
})
