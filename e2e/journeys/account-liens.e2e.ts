import { expect } from '@playwright/test'
import { copyCode } from '../support/captcha.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`

test("[ROUTE-33] when signed in, a visitor's page leads home and a mailed link still opens", async ({ page }) => {
  await signIn(page, await aDeclarant(unique()))
  await page.goto(`${site()}/utilisateur/jaioublie`)
  await expect(page).toHaveURL(`${site()}/accueil`)
  for (const [path, title] of [
    ['finalisation', 'Activer votre compte'],
    ['motdepasseoublie', 'Choisir un nouveau mot de passe'],
    ['nouvelle-adresse', 'Confirmer votre nouvelle adresse'],
  ] as const) {
    await page.goto(`${site()}/utilisateur/${path}?code=inconnu`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(`${site()}/utilisateur/${path}`)
  }
})

test('[ACCOUNT-08] [ACCOUNT-06] after a failed activation or a missing mail, the person gets another link @proof', async ({ page }) => {
  await page.goto(`${site()}/utilisateur/finalisation?code=inconnu`)
  await page.reload()
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click()
  await expect(page).toHaveURL(`${site()}/utilisateur/jaioublie`)

  const email = unique()
  await page.goto(`${site()}/utilisateur/creationcompte`)
  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  await page.getByLabel('Prénom').fill('Élise')
  await page.getByLabel('Adresse courriel').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Un mot de passe 1')
  await copyCode(page)
  await page.getByRole('main').getByRole('button', { name: 'Créer un compte' }).click()
  await page.getByRole('link', { name: "Je n'ai rien reçu" }).click()
  await expect(page.getByLabel('Adresse courriel')).toHaveValue(email)
  await copyCode(page)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByText(`Si un compte correspond à ${email}`)).toBeVisible()

  // The account is not active yet: this link completes the registration.
  await page.goto(linkOf(await mailTo(email, 'Pour activer le compte')))
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Votre compte ${email} est activé.` })).toBeVisible()
})
