import { expect, type Page } from '@playwright/test'
import { tokenOf } from '../support/api.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, fillLogin, testPassword } from '../support/people.ts'
import { scan } from '../support/scanner.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`

const ask = async (path: string, body: unknown, headers: Record<string, string>): Promise<void> => {
  const answer = await fetch(site() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (answer.status !== 204) throw new Error(`${path} answered ${answer.status}`)
}

const captcha = async (): Promise<Record<string, string>> => {
  const { headers } = await fetch(`${site()}/oauth2/captcha`)
  return { 'x-captcha-id': headers.get('x-captcha-id') ?? '', 'x-captcha-saisie': 'ABCDEF' }
}

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('[MAIL-01] a scanner that opens an activation link does not use it up @proof', async ({ page, browser }) => {
  const email = unique()
  const infos = { email, civilite: 'MME', prenom: 'Camille', nom: 'Essai' }
  await ask('/oauth2/utilisateur/cycle/creer', { infos, motPasse: testPassword }, await captcha())
  const link = linkOf(await mailTo(email, 'Pour activer le compte'))
  await scan(browser, link)
  await page.goto(`${site()}/accueil`)
  await fillLogin(page, email)
  await expect(page.getByText('Identifiant ou mot de passe invalide.')).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
  await title(page, `Votre compte ${email} est activé.`)
})

test('a scanner that opens a forgotten password link does not use it up', async ({ page, browser }) => {
  const { email } = await aDeclarant(unique())
  await ask('/oauth2/utilisateur/cycle/oubli', { email }, await captcha())
  const link = linkOf(await mailTo(email, 'Choisissez un nouveau mot de passe'))
  await scan(browser, link)
  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Un autre mot de passe 2')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await title(page, 'Votre mot de passe a été changé.')
})

test('a scanner that opens a new address link does not use it up', async ({ page, browser }) => {
  const { email } = await aDeclarant(unique())
  const next = unique()
  await ask(
    '/oauth2/utilisateur/mail',
    { email: next, motPasse: testPassword },
    { authorization: `Bearer ${await tokenOf(email, testPassword)}` },
  )
  const link = linkOf(await mailTo(next, 'Confirmez votre nouvelle adresse'))
  await scan(browser, link)
  // The old address still signs in: nothing has changed yet.
  await tokenOf(email, testPassword)
  await page.goto(link)
  await page.getByRole('button', { name: "Confirmer l'adresse" }).click()
  await title(page, `Votre adresse courriel est désormais ${next}.`)
})
