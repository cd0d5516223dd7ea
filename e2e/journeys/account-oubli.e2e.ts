import { expect, type Page } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { copyCode } from '../support/captcha.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, fillLogin, testPassword } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`
const nouveau = 'Un autre mot de passe 2'

const askLink = async (page: Page, email: string) => {
  await page.goto(`${site()}/utilisateur/jaioublie`)
  await page.getByLabel('Adresse courriel').fill(email)
  await copyCode(page)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeFocused()
}

/** Gets the link of a forgotten password, through the page and the real mail. */
const resetLink = async (page: Page, email: string) => {
  await askLink(page, email)
  return linkOf(await mailTo(email, 'Choisissez un nouveau mot de passe'))
}

const choose = async (page: Page, password: string) => {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
}

test('[LOGIN-05] [ROUTE-13] [ACCOUNT-06] a forgotten password requires the captcha, and the answer reveals nothing', async ({ page }) => {
  await page.goto(`${site()}/accueil`)
  await page.getByRole('link', { name: 'Mot de passe oublié ou inscription à finaliser' }).click()
  await expect(page).toHaveURL(`${site()}/utilisateur/jaioublie`)
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié ou inscription à finaliser' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Code de vérification\./ })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'oubli')

  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/cycle/oubli')) asked += 1
  })
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  const summary = page.getByRole('main').locator('.fr-alert')
  await expect(summary.getByRole('link')).toHaveText([
    'Adresse courriel\u00A0: le champ est obligatoire',
    /^Recopiez les caractères de l'image.*\u00A0: le champ est obligatoire$/,
  ])
  await expect(page.getByLabel('Adresse courriel')).toBeFocused()
  await expectNoDefect(page)
  expect(asked).toBe(0)

  const known = await aDeclarant(unique())
  const words: string[] = []
  for (const email of [known.email, unique()]) {
    await askLink(page, email)
    words.push((await page.getByRole('main').innerText()).replace(email, '{email}'))
  }
  expect(words[0]).toContain('Si un compte correspond à {email}, un courriel vient de lui être envoyé.')
  expect(words[1]).toBe(words[0])
  await expectNoDefect(page)
  await expectSameTree(page, 'oubli-envoye')
  await page.getByRole('button', { name: "Corriger l'adresse" }).click()
  await expect(page.getByLabel('Adresse courriel')).not.toHaveValue('')
  await expect(page.getByLabel(/^Recopiez les caractères de l'image/)).toHaveValue('')
})

test('a wrong code clears only the code', async ({ page }) => {
  await page.goto(`${site()}/utilisateur/jaioublie?email=camille%40exemple.fr`)
  await expect(page.getByRole('img', { name: /^Code de vérification\./ })).toBeVisible()
  const entry = page.getByLabel(/^Recopiez les caractères de l'image/)
  await entry.fill('FAUXXX')
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByRole('main').locator('.fr-alert')).toContainText('Les caractères saisis ne correspondent pas.')
  await expect(page.getByLabel('Adresse courriel')).toHaveValue('camille@exemple.fr')
  await expect(entry).toHaveValue('')
  await expect(entry).toBeFocused()

  // Answering before the image has loaded: the code is refused with a message, and another one loads.
  await page.route('**/oauth2/captcha', (route) => setTimeout(() => void route.continue(), 2000), { times: 1 })
  await page.getByRole('button', { name: 'Obtenir un autre code' }).click()
  await entry.fill('ABCDEF')
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(entry).toHaveAccessibleDescription(/Ce code a expiré\. Un nouveau code vous est proposé\./)
})

test('[ROUTE-15] [ACCOUNT-10] [ACCOUNT-12] [ERR-13] the mailed link, which loading does not use up, sets a new password, then leads to the sign-in', async ({
  page,
}) => {
  const { email } = await aDeclarant(unique())
  const link = await resetLink(page, email)
  for (let scans = 0; scans < 2; scans += 1) {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Choisir un nouveau mot de passe' })).toBeVisible()
    await expect(page).toHaveURL(`${site()}/utilisateur/motdepasseoublie`)
  }
  // The code has left the address, and survives a reload.
  await page.reload()
  const password = page.getByLabel('Nouveau mot de passe', { exact: true })
  await expect(password).toHaveAccessibleDescription(/10 caractères au minimum, dont une majuscule et un caractère spécial\./)
  await expectNoDefect(page)
  await expectSameTree(page, 'nouveau-mot-de-passe')
  await choose(page, 'tropcourt')
  await expect(password).toHaveAccessibleDescription(/Le mot de passe doit comporter au moins 10 caractères/)
  await expectNoDefect(page)
  await choose(page, 'Password-2026!')
  await expect(page.getByText('Erreur durant la réinitialisation du mot de passe')).toBeVisible()
  await expect(password).toHaveAccessibleDescription(/Ce mot de passe est trop courant\. Choisissez-en un autre\./)
  await choose(page, nouveau)
  await expect(page.getByRole('heading', { level: 1, name: 'Votre mot de passe a été changé.' })).toBeFocused()
  await expectNoDefect(page)
  await expectSameTree(page, 'mot-de-passe-change')

  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toHaveValue(email)
  await fillLogin(page, email, testPassword)
  await expect(page.getByText('Identifiant ou mot de passe invalide.')).toBeVisible()
  await fillLogin(page, email, nouveau)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
})

test('[ACCOUNT-11] [ERR-13] a link already used says so, when it is opened and when it is used @proof', async ({ page, context }) => {
  const { email } = await aDeclarant(unique())
  const link = await resetLink(page, email)
  await page.goto(link)
  const other = await context.newPage()
  await other.goto(link)
  await choose(other, nouveau)
  await expect(other.getByRole('heading', { level: 1, name: 'Votre mot de passe a été changé.' })).toBeVisible()
  await other.goto(link)
  const dead = other.getByRole('main').getByText('Ce lien a déjà été utilisé ou a expiré.')
  await expect(dead).toBeVisible()
  await expectNoDefect(other)

  // This page was opened before the link was used: sending is refused.
  await choose(page, nouveau)
  await expect(page.getByRole('main').getByText('Ce lien a déjà été utilisé ou a expiré.')).toBeVisible()
  await expect(page.getByRole('alert').getByText('Erreur durant la réinitialisation du mot de passe')).toBeVisible()
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
  await expect(page).toHaveURL(`${site()}/utilisateur/jaioublie`)
})
