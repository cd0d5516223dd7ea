import { expect, type Page } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, fillLogin, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`
const path = '/utilisateur/modification'
const nouveau = 'Un autre mot de passe 2'

const open = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click()
  return page.getByRole('dialog', { name })
}
const field = (scope: ReturnType<Page['getByRole']>, label: string) => scope.getByLabel(label, { exact: true })

test('[ACCOUNT-17] [ACCOUNT-18] [ACCOUNT-19] [ACCOUNT-20] the password is changed with the old one, and a failure stays in the dialog with the typed values', async ({
  page,
}) => {
  const person = await aDeclarant(unique())
  await signIn(page, person, path)
  const dialog = await open(page, 'Changer de mot de passe')
  await expect(field(dialog, 'Nouveau mot de passe')).toHaveAccessibleDescription('Au moins 10 caractères')
  const save = dialog.getByRole('button', { name: 'Enregistrer le mot de passe' })
  await save.click()
  await expect(dialog.locator('.fr-alert').getByRole('link')).toHaveText([
    'Mot de passe actuel\u00A0: le champ est obligatoire',
    'Nouveau mot de passe\u00A0: le champ est obligatoire',
  ])
  await expectNoDefect(page)
  await expectSameTree(page, 'changer-mot-de-passe')
  await field(dialog, 'Mot de passe actuel').fill('Pas le bon 1!')
  await field(dialog, 'Nouveau mot de passe').fill(nouveau)
  await save.click()
  await expect(dialog.getByText('Erreur durant le changement de mot de passe')).toBeVisible()
  await expect(field(dialog, 'Mot de passe actuel')).toHaveAccessibleDescription('Le mot de passe est incorrect.')
  await expect(field(dialog, 'Nouveau mot de passe')).toHaveValue(nouveau)
  await expectNoDefect(page)
  await field(dialog, 'Mot de passe actuel').fill(testPassword)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible()

  await page.goto(`${site()}/logout`)
  await page.getByRole('main').getByRole('link', { name: 'Se reconnecter' }).click()
  await fillLogin(page, person.email, nouveau)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
})

test('[ACCOUNT-21] [ACCOUNT-23] [ACCOUNT-24] [ACCOUNT-25] the address is changed by the link sent to the new one', async ({ page }) => {
  const person = await aDeclarant(unique())
  const email = unique()
  await signIn(page, person, path)
  const dialog = await open(page, "Changer d'adresse courriel")
  const send = dialog.getByRole('button', { name: 'Envoyer le lien' })
  await send.click()
  await expect(dialog.locator('.fr-alert').getByRole('link').first()).toHaveText(
    'Nouvelle adresse courriel\u00A0: le champ est obligatoire',
  )
  await expectNoDefect(page)
  await expectSameTree(page, 'changer-adresse')
  await field(dialog, 'Nouvelle adresse courriel').fill(email)
  await field(dialog, 'Mot de passe actuel').fill('Pas le bon 1!')
  await send.click()
  await expect(dialog.getByText("Le changement n'a pas été effectué")).toBeVisible()
  await expect(field(dialog, 'Mot de passe actuel')).toHaveAccessibleDescription('Le mot de passe est incorrect.')
  await expect(field(dialog, 'Nouvelle adresse courriel')).toHaveValue(email)
  await field(dialog, 'Mot de passe actuel').fill(testPassword)
  await send.click()
  await expect(page.getByText(`Un courriel de confirmation a été envoyé à ${email}. Le lien est valable 20`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Identifiants de connexion' })).toContainText(person.email)

  const link = linkOf(await mailTo(email, 'Confirmez votre nouvelle adresse'))
  await page.goto(link)
  await expect(page).toHaveURL(`${site()}/utilisateur/nouvelle-adresse`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmer votre nouvelle adresse' })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'confirmer-adresse')
  await page.getByRole('button', { name: "Confirmer l'adresse" }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Votre adresse courriel est désormais ${email}.` })).toBeFocused()
  await expectNoDefect(page)
  await expectSameTree(page, 'adresse-changee')
  await page.getByRole('main').getByRole('link', { name: 'Mon compte' }).click()
  await expect(page.getByRole('region', { name: 'Identifiants de connexion' })).toContainText(email)

  await page.goto(link)
  await page.getByRole('button', { name: "Confirmer l'adresse" }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Le changement n'a pas été effectué" })).toBeFocused()
  await expect(page.getByText('Ce lien a déjà été utilisé ou a expiré.')).toBeVisible()
  await expectNoDefect(page)
})
