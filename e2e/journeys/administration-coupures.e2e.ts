import { expect, type Page } from '@playwright/test'
import { administer, button, findAccount } from '../support/administration.ts'
import { expectNoDefect } from '../support/axe.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const unique = () => `personne-${crypto.randomUUID()}@exemple.fr`
const site = () => process.env['E2E_URL'] ?? ''
const cut = 'Erreur de communication.Vérifiez votre connexion, puis réessayez.'
/** Sentences that apply only to a filing, or to drafts. */
const promises = /Rien n'a été perdu|ne sera déposée qu'une seule fois|brouillons/

const account = async (page: Page): Promise<void> => {
  const person = await aDeclarant(unique(), 'Odile', 'Coupeur')
  await administer(page)
  await findAccount(page, person)
}

test('after a cut connection, the form of a dialog keeps its values, shows what happened, and can be sent again', async ({ page }) => {
  await account(page)
  await button(page, 'Désactiver le compte').click()
  const dialog = page.getByRole('dialog', { name: 'Désactiver le compte de Odile Coupeur' })
  await dialog.getByLabel('Motif').fill('Demande écrite de la personne.')
  await page.route('**/desactivation', (route) => route.abort(), { times: 1 })
  await button(dialog, 'Désactiver le compte').click()
  await expect(dialog.getByRole('alert')).toContainText(cut)
  await expect(page.getByText(promises)).toHaveCount(0)
  await expect(dialog.getByLabel('Motif')).toHaveValue('Demande écrite de la personne.')
  await expectNoDefect(page)
  await button(dialog, 'Désactiver le compte').click()
  await expect(page.getByText("Ce compte est désactivé : personne ne peut s'y connecter.")).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a confirmation dialog that fails stays open with the sentence of the server, and closes on success', async ({ page }) => {
  await account(page)
  await button(page, 'Terminer les sessions').click()
  const dialog = page.getByRole('dialog')
  const message = 'Le service est en maintenance jusque midi.'
  await page.route('**/sessions/fin', (route) => route.fulfill({ status: 503, json: { message, errors: [], globalErrors: [] } }), {
    times: 1,
  })
  await button(dialog, 'Terminer les sessions').click()
  await expect(dialog.getByRole('alert')).toContainText(message)
  await button(dialog, 'Terminer les sessions').click()
  await expect(dialog).toHaveCount(0)
})

test('when a dialog is closed before a slow answer, its failure is still shown', async ({ page }) => {
  await account(page)
  await button(page, 'Terminer les sessions').click()
  const dialog = page.getByRole('dialog')
  await page.route('**/sessions/fin', (route) => setTimeout(() => void route.abort(), 1500), { times: 1 })
  await button(dialog, 'Terminer les sessions').click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText(cut)
})

test('when the connection is cut, changed details keep the typed values and no success is shown', async ({ page }) => {
  await signIn(page, await aDeclarant(unique()), '/utilisateur/modification')
  await page.getByLabel('Prénom').fill('Élisabeth')
  await page.route('**/oauth2/utilisateur/mesinfos', (route) => route.abort(), { times: 1 })
  await button(page, 'Modifier').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(cut)
  await expect(page.getByText(promises)).toHaveCount(0)
  await expect(page.getByLabel('Prénom')).toHaveValue('Élisabeth')
  await button(page, 'Modifier').click()
  await expect(page.getByText('Vos informations ont été modifiées')).toBeVisible()
  expect(page.url()).toBe(`${site()}/utilisateur/modification`)
})
