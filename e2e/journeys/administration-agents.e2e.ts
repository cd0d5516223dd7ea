import { expect } from '@playwright/test'
import { act, administer, administrator, button, findAccount } from '../support/administration.ts'
import { fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aDeclarant, fillLogin, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `agent-${crypto.randomUUID()}@exemple.fr`

test('[STAFF-28] [LOGIN-15] [ROUTE-08] a new clerk gets one court, sees its requests, and loses it @proof', async ({ page, browser }) => {
  const person = await aDeclarant(unique(), 'Gaspard', 'Schreiber')
  const numero = await fileCreation(await tokenOf(person.email, testPassword), { denomination: 'Cercle de Colmar', commune: 'Colmar' })
  const clerk = await (await browser.newContext()).newPage()
  await administer(page)
  await findAccount(page, person)

  await button(page, 'Modifier les droits').click()
  const dialog = page.getByRole('dialog', { name: 'Modifier les droits de Gaspard Schreiber' })
  await expect(button(dialog, 'Enregistrer les droits')).toHaveAccessibleDescription('Aucune modification à enregistrer.')
  // The DSFR draws the box over the input, so force the click.
  await dialog.getByLabel(/^Greffe/).check({ force: true })
  await button(dialog, 'Enregistrer les droits').click()
  await expect(dialog.getByText('Tribunaux : Cochez au moins un tribunal.')).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Tribunaux' }).getByRole('checkbox').first()).toBeFocused()
  await expectNoDefect(page)
  await expectSameTree(page, 'droits')
  await dialog.getByLabel('Tribunal judiciaire de Colmar').check({ force: true })
  await button(dialog, 'Enregistrer les droits').click()
  await expect(page.getByText('Les droits sont enregistrés.')).toBeVisible()
  await expect(button(page, 'Modifier les droits')).toBeFocused()
  await expect(page.getByText('Greffe : Tribunal judiciaire de Colmar', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Modification des droits' })).toContainText(
    /par Hermine Adminbrunn\s*Avant\s:\sDéclarant\s*Après\s:\sGreffe\s:\sTribunal judiciaire de Colmar$/,
  )

  await signIn(clerk, person, '/greffe')
  await expect(clerk.getByRole('heading', { level: 1, name: 'Espace du greffe' })).toBeVisible()
  await clerk.goto(`${site()}/greffe/requete/${numero}`)
  await expect(clerk.getByRole('heading', { level: 1, name: `Requête n° ${numero}` })).toBeVisible()
  // A part of the page that loads after the rights are gone would end the session before the link is used.
  await clerk.waitForLoadState('networkidle')

  await button(page, 'Modifier les droits').click()
  await dialog.getByLabel(/^Greffe/).uncheck({ force: true })
  await button(dialog, 'Enregistrer les droits').click()
  await expect(page.getByText('Déclarant', { exact: true })).toBeVisible()
  await clerk.getByRole('link', { name: "Revenir aux files d'attente" }).click()
  await expect(clerk.getByText('Votre session a expiré.')).toBeVisible()
  await clerk.goto(`${site()}/greffe`)
  await fillLogin(clerk, person.email)
  await expect(clerk).toHaveURL(`${site()}/restricted`)
  await expect(clerk.getByRole('heading', { level: 1, name: 'Accès interdit' })).toBeVisible()
  await expect(clerk.getByRole('link', { name: 'Espace du greffe' })).toHaveCount(0)
  await clerk.context().close()
})

test('[LOGIN-15] [ROUTE-08] the administration is closed to others, whose browser does not even fetch its pages @proof', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await signIn(page, await aDeclarant(unique()))
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
  for (const path of ['/administration', '/administration/comptes', '/administration/comptes/nouveau']) {
    await page.goto(site() + path)
    await expect(page).toHaveURL(`${site()}/restricted`)
    await expect(page.getByText("Votre compte ne permet pas d'ouvrir cette page.")).toBeVisible()
  }
  expect(fetched.some((path) => path.includes('RestrictedPage'))).toBe(true)
  expect(fetched.filter((path) => /Account|Administration|administration/.test(path.replace(/^\/administration.*/, '')))).toEqual([])
})

test('an administrator can deactivate neither their own account nor the last administration account', async ({ page }) => {
  await administer(page)
  // Click the label and wait for the address: the checkbox follows it a moment later.
  await page.getByText('Agents seulement (greffe, juges, administration)').click()
  await expect(page).toHaveURL(/agents=true/)
  await page.getByLabel('Nom, prénom ou adresse courriel').fill(administrator.email)
  await expect(page).toHaveURL(/texte=administration/)
  await page.getByRole('link', { name: 'Adminbrunn Hermine' }).click()
  await expect(button(page, 'Désactiver le compte')).toHaveAccessibleDescription(
    /Vous ne pouvez pas désactiver votre propre compte\..*dernier compte d'administration actif/,
  )
  await button(page, 'Désactiver le compte').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNoDefect(page)
  await page.goBack()
  await expect(page.getByLabel('Nom, prénom ou adresse courriel')).toHaveValue(administrator.email)
  await expect(page.getByLabel('Agents seulement (greffe, juges, administration)')).toBeChecked()
})

test('[STAFF-27] a search of accounts without results, and an unknown account, have a sentence and a way back @proof', async ({ page }) => {
  await administer(page, '/administration/comptes')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'comptes')
  await page.getByLabel('Nom, prénom ou adresse courriel').fill('Personne de ce nom')
  await expect(page.getByText('Aucun compte ne correspond à votre recherche.')).toBeVisible()
  await expectNoDefect(page)
  await button(page, 'Effacer la recherche').click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto(`${site()}/administration/comptes/${crypto.randomUUID()}`)
  await expect(page.getByText('Aucun compte ne correspond à cette adresse.')).toBeVisible()
})

test('[STAFF-27] the support ends all sessions of a person, and sends a password link that it never sees @proof', async ({
  page,
  browser,
}) => {
  const person = await aDeclarant(unique(), 'Léontine', 'Vergesslich')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, person, '/mes-associations')
  await administer(page)
  await findAccount(page, person)
  await button(page, 'Terminer les sessions').click()
  await expect(page.getByRole('dialog')).toContainText('La personne est déconnectée sur tous ses appareils.')
  await expectNoDefect(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Terminer les sessions')).toBeFocused()
  await expect(page.getByRole('table', { name: 'Où la personne est connectée' })).toBeVisible()
  await act(page, 'Terminer les sessions', 'Les sessions sont terminées.')
  await expect(page.getByText('Aucune session ouverte.')).toBeVisible()
  await other.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Mon suivi' }).click()
  await expect(other.getByText('Votre session a expiré.')).toBeVisible()
  await other.context().close()
  await act(page, 'Envoyer un lien de mot de passe', `Un lien de mot de passe a été envoyé à ${person.email}.`)
  await expect(page.getByRole('table', { name: 'Courriels envoyés, du plus récent au plus ancien' })).toContainText(
    'Choisissez un nouveau mot de passe',
  )
})
