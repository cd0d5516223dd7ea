import { expect, type Page } from '@playwright/test'
import { sansDefautPartout } from '../support/axe.ts'
import { aDeclarant, fillLogin, motPasse, signIn } from '../support/people.ts'
import { apart, test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `porte-${crypto.randomUUID()}@exemple.fr`
const unknown = 'Aucun document ne correspond à ce code. Vérifiez les caractères, ou méfiez-vous du document présenté.'

/** Everything a page asks for, once it is at rest. */
const requestsOf = async (page: Page, path: string): Promise<string[]> => {
  const asked: string[] = []
  const note = (request: { url: () => string }) => void (request.url().startsWith('data:') || asked.push(request.url()))
  page.on('request', note)
  await page.goto(site() + path, { waitUntil: 'networkidle' })
  page.off('request', note)
  return asked
}

test('the front door tells a visitor what the register is, checks a document, and each of its doors leads through the sign-in to its page', async ({
  page,
}) => {
  const person = await aDeclarant(unique())
  await page.goto(site())
  await expect(page).toHaveTitle("Registre des associations d'Alsace-Moselle")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le registre des associations de droit local')
  await sansDefautPartout(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/utilisateur/creationcompte')
  await expect(page.getByRole('main').getByRole('link', { name: "Lire l'aide" })).toHaveAttribute('href', '/aide')

  // The address printed beside the code, as one copies it.
  await page.getByLabel('Code de vérification').fill(` https://registre.exemple.fr/verification/abcd-efgh-jkmn `)
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page).toHaveURL(`${site()}/verification/ABCD-EFGH-JKMN`)
  await expect(page.getByText(unknown)).toBeVisible()

  for (const [door, path] of [
    ['Créer une association', '/creation'],
    ['Gérer mes associations', '/mes-associations'],
    ['Suivre mes requêtes', '/requete'],
    ['Consulter le Registre', '/association'],
  ] as const) {
    await page.context().clearCookies()
    await page.goto(site())
    await page.getByRole('heading', { level: 3 }).getByRole('link', { name: door }).click()
    await fillLogin(page, person.email)
    await expect(page).toHaveURL(new RegExp(`^${site()}${path}(\\?|$)`))
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Consulter le Registre' })).toBeVisible()
})

test('[ROUTE-01] signed in, the front door leads home, also from the link of another site, to which the session is not told', async ({
  page,
}) => {
  await signIn(page, await aDeclarant(unique()))
  await page.goto(site())
  await expect(page).toHaveURL(`${site()}/accueil`)
  await page.route('http://ailleurs.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${site()}/">Le registre</a>` }),
  )
  await page.goto('http://ailleurs.example/')
  await page.getByRole('link', { name: 'Le registre' }).click()
  await expect(page).toHaveURL(`${site()}/accueil`)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
})

test('a first page asks for six files at most, and for the application only once somebody acts', async ({ page }) => {
  await page.goto(`${site()}/startlogin`)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible()
  for (const path of ['/', '/login', '/verification', '/verification/ABCD-EFGH']) {
    const asked = await requestsOf(page, path)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(6)
  }
  const application = page.waitForResponse(/\/assets\/index-[\w-]+\.js$/)
  await page
    .getByLabel('Code de vérification')
    .or(page.getByRole('link', { name: 'Vérifier un autre code' }))
    .press('Shift')
  expect((await application).ok()).toBe(true)
})

test('the address of a first page in capitals is a page that does not exist, not one that is asked for without end', async ({ page }) => {
  await page.goto(`${site()}/Verification`)
  await expect(page.getByRole('heading', { level: 1, name: "Il n'y a rien ici." })).toBeVisible()
})

test('the small script of the first pages: password shown, menu unfolded, theme chosen and kept', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site()}/startlogin`)
  const password = page.getByLabel('Mot de passe', { exact: true })
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByLabel("Thème d'affichage").selectOption('Sombre')
  await page.getByLabel('Liens soulignés').check()
  await expect(page.locator('html')).toHaveAttribute('data-fr-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel("Thème d'affichage")).toBeHidden()
  await page.goto(`${site()}/verification`)
  await expect(page.locator('html')).toHaveAttribute('data-confort', 'liens')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Affichage' }).click()
  await expect(page.getByLabel("Thème d'affichage")).toHaveValue('dark')
  await expect(page.getByLabel('Liens soulignés')).toBeChecked()
})

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

  await signIn(page, await aDeclarant(unique()), '/mes-associations')
  await page.waitForLoadState('networkidle')
  const files = page.waitForRequest(/\/assets\/RegistrePage-/)
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Registre' }).hover()
  await files
  expect(asked).not.toContain('/api/association')
})

apart.describe('without any script', () => {
  apart.use({ javaScriptEnabled: false })

  // What Playwright looks for by role or text is never in a `noscript`.
  const follow = (page: Page, name: string) => page.locator('noscript a').filter({ hasText: name }).click()

  apart('one signs in, and the page that follows says what it needs', async ({ page }) => {
    const person = await aDeclarant(unique())
    const said = page.locator('noscript :is(h1, p)').first()
    await page.goto(site())
    await expect(said).toContainText("Ces pages ont besoin de JavaScript, qui n'est pas actif dans votre navigateur.")
    await expect(page.getByLabel("Thème d'affichage")).toBeHidden()
    // On a phone nothing would unfold the header: it stands open.
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Créer un compte' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await follow(page, 'Continuer si la page ne change pas')
    const button = page.getByRole('main').getByRole('button', { name: 'Se connecter' })
    await expect(button).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toBeHidden()
    await fillLogin(page, person.email, 'Pas le bon 1!')
    await expect(page.getByText('Identifiant ou mot de passe invalide.')).toBeVisible()
    await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toHaveValue(person.email)
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
    await page.getByLabel('Mot de passe', { exact: true }).fill(motPasse)
    await button.click()
    await expect(said).toContainText('Votre mot de passe est accepté')
    await follow(page, "Ouvrir ma page d'accueil")
    await expect(said).toContainText("Cette page a besoin de JavaScript, qui n'est pas actif dans votre navigateur.")
    await follow(page, 'Se déconnecter')
    await expect(said).toContainText('Se déconnecter')
    await page.locator('noscript button').click()
    await expect(said).toContainText('Fin de session')
    await page.goto(`${site()}/accueil`)
    await expect(page.locator('noscript a').filter({ hasText: 'Se déconnecter' })).toHaveCount(0)
    await follow(page, "Revenir à l'accueil")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le registre des associations de droit local')
  })

  apart('one reads the help, and learns that an account is not created there', async ({ page }) => {
    await page.goto(site())
    await page.getByRole('main').getByRole('link', { name: "Lire l'aide" }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'À quoi sert ce site' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Messages/ })).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
    await expect(page.locator('noscript p').first()).toContainText("La création d'un compte a besoin de JavaScript")
    await expect(page.getByRole('button', { name: 'Créer un compte' })).toBeHidden()
  })

  apart('one verifies a document by its code', async ({ page }) => {
    await page.goto(`${site()}/verification`)
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page).toHaveTitle(/^Erreur – Vérifier un document/)
    await expect(page.getByLabel('Code de vérification')).toHaveAccessibleDescription(/le champ est obligatoire/)
    await page.getByLabel('Code de vérification').fill('abcd efgh')
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByText(unknown)).toBeVisible()
    await page.getByRole('link', { name: 'Vérifier un autre code' }).click()
    await expect(page).toHaveURL(`${site()}/verification`)
  })
})
