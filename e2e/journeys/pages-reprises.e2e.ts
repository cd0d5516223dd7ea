import { expect, type Page } from '@playwright/test'
import { expectNoDefect } from '../support/axe.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { goesOn } from '../support/painted.ts'
import { test } from '../support/test.ts'

// Server-rendered pages that the application hydrates. For a visitor, it is loaded at the first action.
const site = () => process.env['E2E_URL'] ?? ''

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: "n'a pas pu être chargée" })

test('the account creation is shown before the application, which hydrates it with what was typed and chosen meanwhile', async ({
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
  // Submitted before any listener, the form sends nothing: no password in an address.
  await main.getByRole('button', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(`${site()}/utilisateur/creationcompte`)
  await password.pressSequentially('Motdpasse')
  // The position of the text cursor is kept too.
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
  // Watchers of a field know what was typed in it.
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

test('a button pressed before hydration is replayed once; the buttons of the header work at once, and once', async ({ page }) => {
  let come = () => {}
  const late = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto(`${site()}/utilisateur/creationcompte`)
  const main = page.getByRole('main')
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByLabel('Liens soulignés').check()
  await main.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'password')
  const button = main.getByRole('button', { name: 'Créer un compte' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  come()
  await expect(main.locator('.fr-alert').getByRole('link').first()).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(page.getByLabel('Liens soulignés')).toBeChecked()
  // With Tab the focus has left the panel, which closed. With a click it is open.
  const settings = page.getByRole('button', { name: 'Affichage' })
  await settings.focus()
  const open = await settings.getAttribute('aria-expanded')
  await settings.click()
  await expect(settings).toHaveAttribute('aria-expanded', String(open === 'false'))
})

test('when a deployment removed the files or the network is cut, no button stays busy, and a message offers a reload that keeps what was typed', async ({
  page,
}) => {
  await page.goto(`${site()}/utilisateur/creationcompte`)
  const button = page.getByRole('main').getByRole('button', { name: 'Créer un compte' })
  const said = missing(page)
  let asked = 0
  await page.route('**/assets/index-*.js', (route) => {
    asked += 1
    return route.fulfill({ status: 404 })
  })
  await page.getByText('Madame', { exact: true }).click()
  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  await page.getByLabel('Adresse courriel').fill('weber@exemple.fr')
  await button.click()
  await expect(said).toBeVisible()
  await expect(said).toBeInViewport()
  await expect(button).not.toHaveAttribute('aria-busy')
  // In a keyboard run, filling the fields also counted as actions, which retried.
  expect(asked % 2).toBe(0)
  await expectNoDefect(page)

  // The network is cut again, then restored: the next action hydrates the page.
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.unrouteAll()
  await said.getByRole('link', { name: 'Recharger la page' }).click()
  await expect(said).toBeHidden()
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
  await expect(page.getByLabel('Adresse courriel')).toHaveValue('weber@exemple.fr')
  await expect(page.getByLabel('Madame')).toBeChecked()
  await goesOn(page)
  await button.click()
  await expect(page.getByRole('main').locator('.fr-alert').getByRole('link')).toHaveText([/^Prénom/, /^Mot de passe/, /^Recopiez/])
})

test('when the application cannot load without network, the next action retries, and what was typed is kept', async ({ page }) => {
  await page.goto(`${site()}/utilisateur/creationcompte`)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  await expect(missing(page)).toBeVisible()
  await page.unroute('**/assets/index-*.js')
  await goesOn(page)
  await expect(missing(page)).toBeHidden()
  await expect(page.getByRole('img', { name: /^Code de vérification/ })).toBeVisible()
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
})

test('a text page is shown before the application, which hydrates it without fetching it again', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site()}/donnees-personnelles`, { waitUntil: 'commit' })
  const heading = await page.getByRole('heading', { level: 2 }).first().elementHandle()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/api/constantes')
  await goesOn(page)
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  expect(asked).toContain('/api/constantes')
  expect(asked).not.toContain('/api/page/donnees-personnelles')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeFocused()
})

test('a link pressed during the hydration is left to the browser', async ({ page }) => {
  await page.goto(`${site()}/donnees-personnelles`)
  // Clicks when the footer is hydrated and the page is not: the worst moment, which a test with real input could not hit.
  await page.evaluate(() => {
    const taken = (element: Element | null) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const link = document.querySelector<HTMLElement>('footer a[href="/cookies"]')
    const turn = new MessageChannel()
    turn.port1.addEventListener('message', () => (taken(link) ? link?.click() : turn.port2.postMessage(0)))
    turn.port1.start()
    turn.port2.postMessage(0)
  })
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
})

test('hovering a link preloads the files of its page, but not its data, and starts no sign-in', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site()}/plan-du-site`)
  await goesOn(page)
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
