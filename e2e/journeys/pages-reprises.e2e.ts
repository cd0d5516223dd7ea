import { expect, type Page } from '@playwright/test'
import { sansDefautPartout } from '../support/axe.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { goesOn } from '../support/painted.ts'
import { test } from '../support/test.ts'

// Pages that the server paints, and that the application goes on from: for a visitor it is asked for at the first act.
const site = () => process.env['E2E_URL'] ?? ''

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: "n'a pas pu être chargée" })

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

test('what is pressed before the application has come is pressed again once it is there; the header answers at once, then once', async ({
  page,
}) => {
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
  // Whoever comes back by Tab has left the panel, which closed; a click finds it open.
  const settings = page.getByRole('button', { name: 'Affichage' })
  await settings.focus()
  const open = await settings.getAttribute('aria-expanded')
  await settings.click()
  await expect(settings).toHaveAttribute('aria-expanded', String(open === 'false'))
})

test('files that a deployment took away, or a network that is cut, leave no button busy: it is said, with a way to reload that keeps what was typed', async ({
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
  // By the keyboard the fields filled since were acts too, which asked again.
  expect(asked % 2).toBe(0)
  await sansDefautPartout(page)

  // A network that is cut again, and comes back: the next act goes on.
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

test('without the network the application that cannot come is asked for again at the next act, and what was typed is kept', async ({
  page,
}) => {
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

test('a page of text is there before the application, which goes on from it without asking for it again', async ({ page }) => {
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

test("a link pressed while the application goes on from a page is the browser's own", async ({ page }) => {
  await page.goto(`${site()}/donnees-personnelles`)
  // As soon as the footer is the application's and the page is not: the worst of moments, which no hand could choose.
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

test('a link one points at brings the files of its page, not what it shows, and begins no sign-in', async ({ page }) => {
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
