import { expect, type Page } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aDeclarant, fillLogin, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `porte-${crypto.randomUUID()}@exemple.fr`
const unknown = 'Aucun document ne correspond à ce code. Vérifiez les caractères, ou méfiez-vous du document présenté.'

/** Every request of a page, until the network is idle. */
const requestsOf = async (page: Page, path: string): Promise<string[]> => {
  const asked: string[] = []
  const note = (request: { url: () => string }) => void (request.url().startsWith('data:') || asked.push(request.url()))
  page.on('request', note)
  await page.goto(site() + path, { waitUntil: 'networkidle' })
  page.off('request', note)
  return asked
}

test('the front page tells a visitor what the register is, checks a document, and each of its entries leads through the sign-in to its page', async ({
  page,
}) => {
  const person = await aDeclarant(unique())
  await page.goto(site())
  await expect(page).toHaveTitle("Registre des associations d'Alsace-Moselle")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le registre des associations de droit local')
  await expectNoDefect(page)
  await expectSameTree(page, 'porte')
  await expect(page.getByRole('main').getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/utilisateur/creationcompte')
  await expect(page.getByRole('main').getByRole('link', { name: "Lire l'aide" })).toHaveAttribute('href', '/aide')

  // The address printed beside the code, as a person would copy it.
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

test('[ROUTE-01] a signed-in person who opens the front page goes home, also from a link of another site, which gets no cookie @proof', async ({
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

test('a first page makes six requests at most, and loads the application only at the first action', async ({ page }) => {
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

test('the address of a first page in capitals is a page not found, without an endless reload', async ({ page }) => {
  await page.goto(`${site()}/Verification`)
  await expect(page.getByRole('heading', { level: 1, name: "Il n'y a rien ici." })).toBeVisible()
})

test('the small script of the first pages shows the password, unfolds the menu, and keeps the chosen theme', async ({ page }) => {
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
