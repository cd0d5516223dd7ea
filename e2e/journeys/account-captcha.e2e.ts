import { expect, type Page } from '@playwright/test'
import { expectNoDefect } from '../support/axe.ts'
import { goesOn } from '../support/painted.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const label = "Recopiez les caractères de l'image, ou ceux que vous entendez"
const nbsp = '\u00A0'

const open = async (page: Page) => {
  await page.goto(`${site()}/utilisateur/creationcompte`)
  await goesOn(page)
  const picture = `Code de vérification. Une version sonore est disponible avec le bouton «${nbsp}Écouter le code${nbsp}».`
  await expect(page.getByRole('img', { name: picture, exact: true })).toBeVisible()
}
const listenButton = (page: Page) => page.getByRole('button', { name: 'Écouter le code', exact: true })
const player = (page: Page) => page.locator('audio')
const playing = (page: Page) => expect.poll(() => player(page).evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0)

test('[CAPTCHA-01] [CAPTCHA-09] the code is read aloud when asked, never before, with controls of its own, and what was typed stays @proof', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/audio') && asked.push(request.url()))
  await open(page)
  await expect(player(page)).toHaveCount(0)
  expect(asked).toEqual([])
  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  await page.getByLabel(label).fill('ABC')

  await expect(listenButton(page)).toHaveAccessibleDescription(/«\u00A0A comme Anatole\u00A0»\u00A0: recopiez seulement la lettre/)
  await listenButton(page).focus()
  await page.keyboard.press('Enter')
  await playing(page)
  await expect(listenButton(page)).toBeFocused()
  expect(await player(page).evaluate((audio: HTMLAudioElement) => [audio.controls, audio.autoplay])).toEqual([true, false])
  expect(await player(page).evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(6)
  expect(await player(page).getAttribute('src')).toMatch(/^blob:/)

  await player(page).evaluate((audio: HTMLAudioElement) => void (audio.currentTime = audio.duration - 0.2))
  await expect(page.getByRole('status').filter({ hasText: 'Le code a été lu en entier.' })).toBeAttached()
  await listenButton(page).click()
  await playing(page)
  expect(asked, 'the same reading again').toHaveLength(1)
  await expect(page.getByLabel(label)).toHaveValue('ABC')
  await expectNoDefect(page)
})

test('a new code has its own sound, and the other fields keep their values', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/audio') && asked.push(request.url()))
  await open(page)
  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Un mot de passe 1')
  await listenButton(page).click()
  await playing(page)
  await page.getByRole('button', { name: 'Obtenir un autre code' }).click()
  await expect(player(page)).toHaveCount(0)
  await expect(page.getByLabel(label)).toBeFocused()
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('Un mot de passe 1')
  await listenButton(page).click()
  await playing(page)
  expect(new Set(asked).size).toBe(2)
})

test('on a phone, a wrong code shows the new image with the message and returns the focus to its field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  const field = page.getByLabel(label)
  const picture = page.getByRole('img', { name: /^Code de vérification/ })
  await page.getByLabel('Madame').check({ force: true })
  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  await page.getByLabel('Prénom').fill('Anne')
  await page.getByLabel('Adresse courriel').fill(`captcha.${Date.now()}@exemple.fr`)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Un mot de passe 1')
  for (const wrong of ['FEDCBA', 'ZZZZZZ']) {
    const seen = await picture.getAttribute('src')
    await field.fill(wrong)
    await page.getByRole('button', { name: 'Créer un compte' }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(picture).not.toHaveAttribute('src', seen ?? '')
    await expect(field).toBeFocused()
    await expect(picture).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.fr-error-text')).toBeInViewport({ ratio: 1 })
  }
  await expectNoDefect(page)
})

test('a code that has expired is replaced, and the person is told', async ({ page }) => {
  await open(page)
  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  const seen = await page.getByRole('img', { name: /^Code de vérification/ }).getAttribute('src')
  await page.route('**/audio', (route) => route.fulfill({ status: 404, json: { message: '', errors: [], globalErrors: [] } }), { times: 1 })
  await listenButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ce code a expiré. Un nouveau code vous est proposé.' })).toBeVisible()
  await expect(page.getByLabel(label)).toBeFocused()
  await expect(page.getByRole('img', { name: /^Code de vérification/ })).not.toHaveAttribute('src', seen ?? '')
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
  await expectNoDefect(page)
  await listenButton(page).click()
  await playing(page)
})
