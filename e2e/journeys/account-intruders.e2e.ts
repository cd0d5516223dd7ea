import { expect, type Browser, type Page } from '@playwright/test'
import { neighbour } from '../support/neighbour.ts'
import { aDeclarant, fillLogin, testPassword, signIn, signInByForm, type Declarant } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`
const hello = (page: Page, { prenom, nom }: Declarant) =>
  expect(page.getByRole('heading', { level: 1, name: `Bonjour ${prenom} ${nom}` })).toBeVisible()

/** The callback address of an attacker's own sign-in, with its code unused. */
const unusedCallback = async (browser: Browser, attacker: Declarant): Promise<string> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const caught = page.waitForRequest(/\/oauth_callback\?/)
  await page.route('**/oauth_callback?*', (route) => route.abort())
  await page.goto(`${site()}/accueil`)
  await fillLogin(page, attacker.email)
  const address = (await caught).url()
  await context.close()
  return address
}

test("[LOGIN-11] a callback with somebody else's code signs nobody in, with or without an open session @proof", async ({
  page,
  browser,
}) => {
  const attacker = await aDeclarant(unique(), 'Attaquant', 'Malin')
  const victim = await aDeclarant(unique(), 'Victime', 'Honnête')

  await page.goto(await unusedCallback(browser, attacker))
  await expect(page.getByRole('heading', { level: 1, name: "Erreur lors de l'authentification" })).toBeVisible()
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible()

  await signIn(page, victim)
  await page.goto(await unusedCallback(browser, attacker))
  await expect(page.getByRole('heading', { level: 1, name: "Erreur lors de l'authentification" })).toBeVisible()
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  await hello(page, victim)
})

test('[LOGIN-11] a callback without state, or already used, is refused and the session goes on @proof', async ({ page }) => {
  const person = await aDeclarant(unique())
  const used = page.waitForRequest(/\/oauth_callback\?/)
  await signInByForm(page, person)
  const address = new URL((await used).url())
  await page.goto(address.href)
  await expect(page.getByRole('heading', { level: 1, name: "Erreur lors de l'authentification" })).toBeVisible()
  address.searchParams.delete('state')
  await page.goto(address.href)
  await expect(page.getByRole('heading', { level: 1, name: "Erreur lors de l'authentification" })).toBeVisible()
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  await hello(page, person)
})

/** Everything that a script of another site can try with its reader's cookies. Returns what it could read. */
const attempts = async (to: string): Promise<string[]> => {
  const read: string[] = []
  const ask = async (path: string, init: RequestInit) => {
    for (const mode of ['cors', 'no-cors'] as const) {
      const answer = await fetch(to + path, { credentials: 'include', ...init, mode }).catch(() => null)
      if (answer && answer.type !== 'opaque') read.push(`${path} ${mode}: ${answer.status}`)
    }
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const refresh = 'grant_type=refresh_token&client_id=portail&client_secret=portail'
  await ask('/logout', { method: 'POST' })
  await ask('/login', { method: 'POST', headers: form, body: 'username=a%40exemple.fr&password=x' })
  await ask('/oauth2/token', { method: 'POST', headers: form, body: refresh })
  await ask('/oauth2/token', { method: 'POST', headers: { ...form, 'refresh-mode': 'cookie' }, body: refresh })
  await ask('/api/utilisateur/authenticate', { method: 'POST' })
  await ask('/api/association', {})
  await ask('/api/constantes', {})
  await ask('/oauth2/captcha', {})
  await ask('/oauth2/authorize?client_id=portail', {})
  await ask('/accueil', {})
  return read
}

for (const host of ['localhost', '127.0.0.1']) {
  test(`a page of another origin (${host}) can neither read nor do anything with the cookies of its reader`, async ({ page }) => {
    const person = await aDeclarant(unique())
    await signIn(page, person)
    const other = await neighbour('<!doctype html><title>Ailleurs</title>')
    try {
      const elsewhere = await page.context().newPage()
      await elsewhere.goto(`http://${host}:${other.port}/`)
      expect(await elsewhere.evaluate(attempts, site())).toEqual([])

      for (const [path, fields] of [
        ['/logout', {}],
        ['/login', { username: person.email, password: testPassword }],
        ['/oauth2/token', { grant_type: 'refresh_token', client_id: 'portail', client_secret: 'portail' }],
      ] as const) {
        await elsewhere.goto(`http://${host}:${other.port}/`)
        const answered = elsewhere.waitForResponse((response) => response.url() === site() + path && response.request().method() === 'POST')
        await elsewhere.evaluate(
          ([action, values]) => {
            const form = Object.assign(document.createElement('form'), { method: 'post', action })
            for (const [name, value] of Object.entries(values)) form.append(Object.assign(document.createElement('input'), { name, value }))
            document.body.append(form)
            form.submit()
          },
          [site() + path, fields] as const,
        )
        expect((await answered).status(), path).toBeGreaterThanOrEqual(400)
        await elsewhere.waitForURL(site() + path)
      }

      await elsewhere.goto(`http://${host}:${other.port}/`)
      const framed = elsewhere.waitForEvent('framenavigated', (frame) => frame !== elsewhere.mainFrame())
      await elsewhere.evaluate(
        (src) => void document.body.append(Object.assign(document.createElement('iframe'), { src })),
        `${site()}/accueil`,
      )
      expect((await framed).url()).toContain('chrome-error')

      await page.goto(`${site()}/accueil`)
      await hello(page, person)
    } finally {
      other.close()
    }
  })
}

test('another site cannot sign its reader in under its own account', async ({ page }) => {
  const attacker = await aDeclarant(unique(), 'Attaquant', 'Malin')
  const other = await neighbour('<!doctype html><title>Ailleurs</title>')
  try {
    // The other site leads the reader's browser through a request that it began, up to the login form…
    const elsewhere = await page.context().newPage()
    const query = new URLSearchParams({
      client_id: 'portail',
      response_type: 'code',
      redirect_uri: `${site()}/oauth_callback`,
      state: 'x'.repeat(64),
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
    await elsewhere.goto(`${site()}/oauth2/authorize?${query}`)
    await expect(elsewhere.getByLabel('Mot de passe', { exact: true })).toBeVisible()
    // … and fills the form with its own credentials.
    await elsewhere.goto(`http://localhost:${other.port}/`)
    const answered = elsewhere.waitForResponse((response) => response.url() === `${site()}/login` && response.request().method() === 'POST')
    await elsewhere.evaluate(
      ([action, username, password]) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action })
        form.append(Object.assign(document.createElement('input'), { name: 'username', value: username }))
        form.append(Object.assign(document.createElement('input'), { name: 'password', value: password }))
        document.body.append(form)
        form.submit()
      },
      [`${site()}/login`, attacker.email, testPassword] as const,
    )
    expect((await answered).status()).toBe(403)
    await page.goto(`${site()}/accueil`)
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible()
  } finally {
    other.close()
  }
})
