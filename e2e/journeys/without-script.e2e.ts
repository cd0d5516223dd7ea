import { expect, type Page } from '@playwright/test'
import { aDeclarant, fillLogin, testPassword } from '../support/people.ts'
import { apart } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unknown = 'Aucun document ne correspond à ce code. Vérifiez les caractères, ou méfiez-vous du document présenté.'

apart.use({ javaScriptEnabled: false })

// Playwright's role and text selectors ignore the content of a `noscript`.
const follow = (page: Page, name: string) => page.locator('noscript a').filter({ hasText: name }).click()

apart('without scripts, a person signs in, and the next page says that it needs scripts', async ({ page }) => {
  const person = await aDeclarant(`sans-script-${crypto.randomUUID()}@exemple.fr`)
  const said = page.locator('noscript :is(h1, p)').first()
  await page.goto(site())
  await expect(said).toContainText("Ces pages ont besoin de JavaScript, qui n'est pas actif dans votre navigateur.")
  await expect(page.getByLabel("Thème d'affichage")).toBeHidden()
  // On a phone nothing could unfold the header, so it stays open.
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
  await page.getByLabel('Mot de passe', { exact: true }).fill(testPassword)
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

apart('without scripts, a visitor reads the help, and learns that an account cannot be created', async ({ page }) => {
  await page.goto(site())
  await page.getByRole('main').getByRole('link', { name: "Lire l'aide" }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'À quoi sert ce site' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Messages/ })).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page.locator('noscript p').first()).toContainText("La création d'un compte a besoin de JavaScript")
  await expect(page.getByRole('button', { name: 'Créer un compte' })).toBeHidden()
})

apart('without scripts, a visitor checks a document by its code', async ({ page }) => {
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
