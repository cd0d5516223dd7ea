import { expect } from '@playwright/test'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

// Pages that the server paints, and that the application goes on from once it has come.
const site = () => process.env['E2E_URL'] ?? ''

test('the creation of an account is there before the application, which goes on from it with what was typed and chosen meanwhile', async ({
  page,
}) => {
  let come = () => {}
  const late = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await late
    await route.continue()
  })
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.goto(`${site()}/utilisateur/creationcompte`, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const password = page.getByLabel('Mot de passe', { exact: true })
  await expect(page.getByLabel('Monsieur')).toBeChecked()
  await page.getByText('Madame', { exact: true }).click()
  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  await page.getByLabel('Adresse courriel').fill('weber@gmial.com')
  // Sent before anything listens, it goes nowhere: no password in an address.
  await main.getByRole('button', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(`${site()}/utilisateur/creationcompte`)
  await password.pressSequentially('Motdpasse')
  // Where the next letter goes is kept too.
  for (let letters = 0; letters < 5; letters += 1) await password.press('ArrowLeft')
  const painted = await password.elementHandle()
  come()
  await expect(page.getByRole('img', { name: /^Code de vérification/ })).toBeVisible()
  expect(await painted?.evaluate((field) => field.isConnected)).toBe(true)
  await page.keyboard.type('-de-')
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('Motd-de-passe')
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
  await expect(page.getByLabel('Madame')).toBeChecked()
  // What watches a field has heard of what was typed in it.
  await expect(page.getByRole('button', { name: 'Vouliez-vous écrire weber@gmail.com' })).toBeVisible()
  expect(failures).toEqual([])

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/oauth2/utilisateur/cycle/creer'))
  await main.getByRole('button', { name: 'Créer un compte' }).click()
  const summary = main.locator('.fr-alert')
  await expect(summary.getByRole('link')).toHaveText([/^Prénom/, /^Recopiez/])
  await page.getByLabel('Prénom', { exact: true }).fill('Camille')
  await page.getByLabel(/^Recopiez/).fill('ABCDEF')
  await main.getByRole('button', { name: 'Créer un compte' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    infos: { civilite: 'MME', nom: 'Weber', prenom: 'Camille' },
    motPasse: 'Motd-de-passe',
  })
})

test('a page of text is there before the application, which goes on from it without asking for it again', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site()}/donnees-personnelles`, { waitUntil: 'commit' })
  const heading = await page.getByRole('heading', { level: 2 }).first().elementHandle()
  await page.waitForLoadState('networkidle')
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  expect(asked).toContain('/api/constantes')
  expect(asked).not.toContain('/api/page/donnees-personnelles')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeFocused()
})

test('a link one points at brings the files of its page, not what it shows, and begins no sign-in', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site()}/plan-du-site`, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('link', { name: 'Consulter le Registre' }).hover()
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).hover()
  const forgotten = page.waitForRequest(/\/assets\/(account|ForgottenPage)-/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /oublié/ })
    .hover()
  await forgotten
  await expect(page).toHaveURL(`${site()}/plan-du-site`)
  expect(asked.filter((path) => path.startsWith('/oauth2/authorize'))).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await signIn(page, await aDeclarant(`reprise-${crypto.randomUUID()}@exemple.fr`), '/mes-associations')
  await page.waitForLoadState('networkidle')
  const files = page.waitForRequest(/\/assets\/RegistrePage-/)
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Registre' }).hover()
  await files
  expect(asked).not.toContain('/api/association')
})
