import { expect, type Page } from '@playwright/test'
import { codeAt } from '../../server/test/totp.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk } from '../support/clerks.ts'
import { aDeclarant, fillLogin } from '../support/people.ts'
import { startServer } from '../support/start-server.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `agent-${crypto.randomUUID()}@exemple.fr`
const code = (page: Page) => page.getByLabel('Code à 6 chiffres')
const validate = (page: Page) => page.getByRole('button', { name: 'Valider le code' })

let stop: () => Promise<void>
test.beforeAll(async () => {
  stop = await startServer({ SECOND_FACTEUR: 'oui', DEMONSTRATION: 'non' })
})
test.afterAll(() => stop())

/** Sends email and password, up to the page of the code. */
const untilCode = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${site()}/greffe`)
  await fillLogin(page, email)
  await expect(page).toHaveURL(`${site()}/login/second-facteur`)
  await expect(code(page)).toBeVisible()
}

const keyShown = async (page: Page): Promise<string> => (await page.locator('code').textContent()) ?? ''

test('a clerk enrols an application, then signs in with its next code; a wrong or used code is refused', async ({ page, browser }) => {
  const clerk = await aClerk('TJ-COLMAR', 'Thibaut', 'Zweifaktor')
  await untilCode(page, clerk.email)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmer votre connexion' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Image à photographier/ })).toBeVisible()
  await expect(page.getByRole('link', { name: "Ouvrir l'application de ce téléphone" })).toHaveAttribute('href', /^otpauth:\/\/totp\//)
  const key = await keyShown(page)
  expect(key).toMatch(/^([A-Z2-7]{4} ?)+$/)
  await expect(validate(page)).toHaveAccessibleDescription('Saisissez les 6 chiffres du code pour continuer.')
  await expectNoDefect(page)
  await expectSameTree(page, 'premier-code')

  await code(page).fill(codeAt(key, new Date(), 20))
  await validate(page).click()
  await expect(page.getByText("Ce code n'est pas valable. Recopiez le code que l'application affiche maintenant.")).toBeVisible()
  await expect(page).toHaveTitle(/^Erreur – Confirmer votre connexion/)
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveAccessibleDescription(/Ce code n'est pas valable/)
  expect(await keyShown(page)).toBe(key)
  await expectNoDefect(page)
  const used = codeAt(key, new Date())
  // Authenticators show the code in two groups.
  await code(page).fill(`${used.slice(0, 3)} ${used.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Espace du greffe' })).toBeVisible()

  const again = await (await browser.newContext()).newPage()
  await untilCode(again, clerk.email)
  await expect(again.locator('code')).toHaveCount(0)
  await expectNoDefect(again)
  await expectSameTree(again, 'second-facteur')
  await code(again).fill(used)
  await validate(again).click()
  await expect(again.getByText("Ce code n'est pas valable.")).toBeVisible()
  await code(again).fill(codeAt(key, new Date(), 1))
  await validate(again).click()
  await expect(again.getByRole('heading', { level: 1, name: 'Espace du greffe' })).toBeVisible()
  await again.context().close()
})

test('after too many wrong codes the page says how long to wait', async ({ page }) => {
  const clerk = await aClerk('TJ-METZ', 'Ottilie', 'Falsch')
  await untilCode(page, clerk.email)
  const key = await keyShown(page)
  for (let tries = 0; tries < 11; tries += 1) {
    await code(page).fill(codeAt(key, new Date(), 20 + tries))
    await validate(page).click()
    await expect(page).toHaveURL(/\?(error|attente)/)
  }
  await expect(page.getByText(/^Erreur\s:\sTrop de tentatives en peu de temps\. Réessayez dans \d+ minutes?\.$/)).toBeVisible()
})

test('an ordinary user only needs a password, and the page of the code leads back to the login', async ({ page }) => {
  const person = await aDeclarant(unique())
  await page.goto(`${site()}/accueil`)
  await fillLogin(page, person.email)
  await expect(page).toHaveURL(`${site()}/accueil`)
  await page.context().clearCookies()
  await page.goto(`${site()}/login/second-facteur`)
  await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toBeVisible()
})
