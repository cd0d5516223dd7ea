import { expect } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { apart, test } from '../support/kept-context.ts'
import { aDeclarant, fillLogin, testPassword, signIn, signInByForm } from '../support/people.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`

test('[LOGIN-01] [LOGIN-02] [LOGIN-10] [SESSION-01] [SESSION-02] [CONST-03] a visitor is sent to the login, then to the page first requested', async ({
  page,
}) => {
  const person = await aDeclarant(unique())
  const authorize = page.waitForRequest(/\/oauth2\/authorize\?/)
  await page.goto(`${site()}/association?commune=Colmar&codePostal=01000`)
  const query = new URL((await authorize).url()).searchParams
  expect(query.get('response_type')).toBe('code')
  expect(query.get('client_id')).toBe('portail')
  expect(query.get('redirect_uri')).toBe(`${site()}/oauth_callback`)
  expect(query.get('code_challenge_method')).toBe('S256')
  expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  expect(query.get('state')).toHaveLength(64)

  const button = page.getByRole('main').getByRole('button', { name: 'Se connecter' })
  await expect(button).toBeDisabled()
  await expectSameTree(page, 'connexion')
  await expect(button).toHaveAccessibleDescription('Saisissez votre identifiant et votre mot de passe pour continuer.')
  await page.getByLabel('Adresse courriel (votre identifiant)').fill(person.email)
  await expect(button).toBeDisabled()
  await page.getByLabel('Mot de passe', { exact: true }).fill(testPassword)
  await expect(button).toBeEnabled()
  const posted = page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === '/login')
  const exchanged = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/oauth2/token' && (request.postData() ?? '').includes('authorization_code'),
  )
  await button.click()
  expect(Object.keys(Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''))).toSorted()).toEqual(['password', 'username'])
  expect(new URLSearchParams((await exchanged).postData() ?? '').get('code_verifier')).toHaveLength(128)
  await expect(page).toHaveURL(`${site()}/association?commune=Colmar&codePostal=01000`)
  expect(
    await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage).filter((key) => /retour|connexion/.test(key))]),
  ).toEqual([[], []])
})

test('[ROUTE-10] [LOGIN-03] [LOGIN-04] [LOGIN-08] after a wrong password the form shows the refusal, keeps the email and asks for the password again', async ({
  page,
}) => {
  const person = await aDeclarant(unique())
  await page.goto(`${site()}/accueil`)
  await fillLogin(page, person.email, 'Pas le bon 1!')
  await expect(page).toHaveURL(`${site()}/login?email=${encodeURIComponent(person.email)}&error`)
  await expect(page.getByText('Identifiant ou mot de passe invalide.')).toBeVisible()
  await expect(page).toHaveTitle(/^Erreur – Se connecter/)
  await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toHaveValue(person.email)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(/Identifiant ou mot de passe invalide\./)
  await expectNoDefect(page)
  await expectSameTree(page, 'connexion-refusee')
  await fillLogin(page, person.email)
  await expect(page.getByRole('heading', { level: 1, name: `Bonjour ${person.prenom} ${person.nom}` })).toBeVisible()
})

test('after too many tries the login page says how long to wait', async ({ page }) => {
  const email = unique()
  await page.goto(`${site()}/accueil`)
  for (let tries = 0; tries < 11; tries += 1) await fillLogin(page, email, `Faux ${tries}!`)
  await expect(page.getByText('Trop de tentatives en peu de temps. Réessayez dans 15 minutes.')).toBeVisible()
})

test('[HEAD-10] [HEAD-11] [HEAD-12] [HEAD-13] [HEAD-14] [ROUTE-01] [ROUTE-02] [ROUTE-09] [ROUTE-34] [LOGIN-16] the header of a signed-in person, and the end of their session', async ({
  page,
}) => {
  const person = await aDeclarant(unique())
  await page.goto(`${site()}/logout`)
  const tools = page.getByRole('banner')
  await expect(tools.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  await expect(tools.getByRole('link', { name: 'Créer un compte' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden()

  await page.goto(site())
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await fillLogin(page, person.email)
  await expect(page).toHaveURL(`${site()}/accueil`)
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')).toHaveText([
    'Accueil',
    'Mon suivi',
    'Mes associations',
    'Consulter le Registre',
  ])
  for (const [name, path] of [
    ['Mon suivi', '/requete'],
    ['Mes associations', '/mes-associations'],
    ['Consulter le Registre', '/association'],
    ['Accueil', '/accueil'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`^${site()}${path}(\\?|$)`))
  }
  await page.getByRole('button', { name: `Mon compte\u00A0: ${person.prenom} ${person.nom}` }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(`${site()}/logout`)
  await expect(page.getByRole('heading', { level: 1, name: 'Fin de session' })).toBeFocused()
  await expectNoDefect(page)
  await expectSameTree(page, 'fin-de-session')

  // The server's session is over too: the reconnect link asks for the password.
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  await fillLogin(page, person.email)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()

  // « Fin de session » is also true when its address is typed.
  await page.goto(`${site()}/logout`)
  await expect(page.getByRole('heading', { level: 1, name: 'Fin de session' })).toBeVisible()
  await page.goto(`${site()}/accueil`)
  await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toBeVisible()
})

test('[ROUTE-07] [LOGIN-11] a foreign state is refused without ending the session, which the reconnect link resumes', async ({ page }) => {
  await signIn(page, await aDeclarant(unique()))
  await page.goto(`${site()}/oauth_callback?code=vole&state=etranger`)
  await expect(page.getByRole('heading', { level: 1, name: "Erreur lors de l'authentification" })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'erreur-authentification')
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
})

test("[LOGIN-12] [LOGIN-13] [LOGIN-14] a failed callback says « Erreur lors de l'authentification », distinguishes a refused grant from other failures, and signs out", async ({
  page,
}) => {
  const person = await aDeclarant(unique())
  const refused = "Votre connexion n'a pas abouti. Connectez-vous à nouveau."
  const failed = "Le service d'authentification ne répond pas. Réessayez dans quelques minutes."
  const login = page.getByLabel('Adresse courriel (votre identifiant)')
  const told = async (sentence: string, callback: () => Promise<unknown>) => {
    const ended = page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === '/logout')
    await callback()
    await expect(page.getByRole('heading', { level: 1, name: "Erreur lors de l'authentification" })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence)
    await (await ended).response()
    await page.unrouteAll()
    // Nothing signs in again by itself: the authentication service's session is over too.
    await page.goto(`${site()}/accueil`)
    await expect(login).toBeVisible()
  }
  await page.goto(`${site()}/accueil`)
  await expect(login).toBeVisible()
  for (const [status, sentence] of [
    [400, refused],
    [401, refused],
    [403, failed],
    [500, failed],
    [503, failed],
  ] as const) {
    await told(sentence, async () => {
      await page.route('**/oauth2/token', (route) => route.fulfill({ status, json: { error: 'refused' } }))
      await fillLogin(page, person.email)
    })
  }
  // The service sends an error instead of a code.
  await told(refused, async () => {
    await page.route(/\/oauth2\/authorize\?/, (route) => {
      const state = new URL(route.request().url()).searchParams.get('state') ?? ''
      const callback = `${site()}/oauth_callback?${new URLSearchParams({ error: 'access_denied', state })}`
      const body = `<meta http-equiv="refresh" content="0;url=${callback.replaceAll('&', '&amp;')}">`
      return route.fulfill({ contentType: 'text/html', body })
    })
    await page.goto(`${site()}/startlogin`)
  })
})

test('[SESSION-03] [SESSION-04] [SESSION-05] a session ended elsewhere is reported, and signing in again returns to the page', async ({
  page,
  context,
}) => {
  const person = await aDeclarant(unique())
  await signIn(page, person, '/mes-associations')
  // The page's own call is over: only the next one will find the session ended.
  await expect(page.getByText("Vous n'êtes rattaché à aucune association")).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${site()}/logout`)
  await expect(other.getByRole('heading', { level: 1, name: 'Fin de session' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Mon suivi' }).click()
  await expect(page).toHaveURL(`${site()}/logout`)
  await expect(page.getByText('Votre session a expiré.')).toBeVisible()
  await expect(page.getByText('Veuillez rafraichir la page pour vous reconnecter.')).toBeVisible()
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  await fillLogin(page, person.email)
  await expect(page).toHaveURL(`${site()}/requete`)
})

apart('[CONST-02] [SESSION-08] the token is renewed when less than 600 seconds remain, not before', async ({ page }) => {
  const person = await aDeclarant(unique())
  await page.clock.install()
  // Wait for these answers before moving the clock: a later answer would still be fresh, and not be fetched again.
  const home = Promise.all([page.waitForResponse(/dashboard-association/), page.waitForResponse(/dashboard-requete/)])
  await signInByForm(page, person)
  await home
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth2/token')) renewals += 1
  })
  const open = async (name: string) => {
    const called = page.waitForRequest(/dashboard-/)
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name }).click()
    expect((await called).headers()['authorization']).toMatch(/^Bearer /)
  }
  await page.clock.fastForward(1190 * 1000)
  await open('Mon suivi')
  expect(renewals).toBe(0)
  await page.clock.fastForward(20 * 1000)
  await open('Mes associations')
  expect(renewals).toBe(1)
})

test('[ROUTE-11] [LOGIN-09] the page shown before the login has a link, in case the redirection fails', async ({ page }) => {
  await page.route('**/oauth2/authorize?*', (route) => route.fulfill({ status: 204 }))
  // The page redirects before it has fully loaded.
  await page.goto(`${site()}/startlogin?login_hint=camille%40exemple.fr`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Redirection vers la page de connexion…' })).toBeVisible()
  // The application renders the link, after hydration.
  await expect(page.getByRole('link', { name: 'Continuer si la page ne change pas' })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'redirection')
  await page.unroute('**/oauth2/authorize?*')
  await page.getByRole('link', { name: 'Continuer si la page ne change pas' }).click()
  await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toHaveValue('camille@exemple.fr')
})

test('[LOGIN-10] the whole sign-in, from the tab of the browser to the register, by keyboard alone @proof', async ({ page }) => {
  const person = await aDeclarant(unique())
  await page.goto(`${site()}/accueil`)
  await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toBeVisible()
  const reach = async (name: RegExp) => {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if (name.test((await focused.getAttribute('name')) ?? (await focused.textContent()) ?? '')) return
    }
    throw new Error(`${name} cannot be reached by Tab`)
  }
  await reach(/^username$/)
  await page.keyboard.type(person.email)
  await reach(/^password$/)
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  await reach(/^Suivre mes requêtes$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(`${site()}/requete`)
})
