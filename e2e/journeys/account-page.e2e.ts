import { expect, type Page } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`
const path = '/utilisateur/modification'
const modify = (page: Page) => page.getByRole('button', { name: 'Modifier', exact: true })

test('[HEAD-12] [HEAD-13] [ROUTE-16] [ACCOUNT-13] the menu leads to the account: its details, its two dialogs, its sessions', async ({
  page,
}) => {
  const person = await aDeclarant(unique(), 'Élise', 'Weber')
  await signIn(page, person)
  await page.getByRole('button', { name: 'Mon compte\u00A0: Élise Weber' }).click()
  const menu = page.locator('.user-menu__list').getByRole('listitem')
  await expect(menu).toHaveText(['Mon compte', 'Se déconnecter'])
  await page.getByRole('link', { name: 'Mon compte' }).click()
  await expect(page).toHaveURL(site() + path)
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Identifiants de connexion' })).toContainText(person.email)
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
  await expect(page.getByLabel('Prénom')).toHaveValue('Élise')
  await expect(page.getByRole('radio', { name: 'Madame' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Sessions ouvertes' }).getByRole('listitem')).toHaveCount(1)
  await expectNoDefect(page)
  await expectSameTree(page, 'mon-compte')
  for (const name of ["Changer d'adresse courriel", 'Changer de mot de passe']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectNoDefect(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
})

test('[ACCOUNT-15] [ACCOUNT-16] [ERR-11] details are changed: the button is blocked at first, then the token is renewed and the person refetched', async ({
  page,
}) => {
  await signIn(page, await aDeclarant(unique(), 'Élise', 'Weber'), path)
  await expect(modify(page)).toBeDisabled()
  await expect(modify(page)).toHaveAccessibleDescription('Aucune modification à enregistrer.')
  await page.getByLabel('Nom', { exact: true }).fill('')
  await expect(modify(page)).toBeEnabled()
  await page.getByLabel('Prénom').fill('')
  await modify(page).click()
  await expect(page.getByRole('main').locator('.fr-alert').getByRole('link')).toHaveText([
    'Nom\u00A0: le champ est obligatoire',
    'Prénom\u00A0: le champ est obligatoire',
  ])
  await expectNoDefect(page)

  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  await page.getByLabel('Prénom').fill('Élise')
  await expect(modify(page)).toBeDisabled()
  await page.getByLabel('Prénom').fill('Élisabeth')
  await page.getByLabel('Commune (facultatif)').fill('Colmar')
  const saved = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/oauth2/utilisateur/mesinfos'))
  const renewed = page.waitForRequest((request) => (request.postData() ?? '').includes('grant_type=refresh_token'))
  const reread = page.waitForRequest(/\/api\/utilisateur\/authenticate$/)
  await modify(page).click()
  const before = (await saved).headers()['authorization']
  expect((await renewed).url()).toBe(`${site()}/oauth2/token`)
  expect((await reread).headers()['authorization']).not.toBe(before)
  await expect(page.getByText('Vos informations ont été modifiées')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mon compte\u00A0: Élisabeth Weber' })).toBeVisible()
  await expect(modify(page)).toBeDisabled()
  await page.reload()
  await expect(page.getByLabel('Commune (facultatif)')).toHaveValue('Colmar')
})

test('[ERR-11] when the server refuses the details, the typed values stay and the reason is shown', async ({ page }) => {
  await signIn(page, await aDeclarant(unique()), path)
  await page.getByLabel('Prénom').fill('Élisabeth')
  await page.route('**/oauth2/utilisateur/mesinfos', (route) =>
    route.fulfill({
      status: 400,
      json: { message: '', errors: [{ field: 'prenom', defaultMessage: 'Ce prénom est refusé.' }], globalErrors: [] },
    }),
  )
  await modify(page).click()
  await expect(page.getByRole('alert').getByText('Erreur durant la modification')).toBeVisible()
  await expect(page.getByLabel('Prénom')).toHaveAccessibleDescription('Ce prénom est refusé.')
  await expect(page.getByLabel('Prénom')).toHaveValue('Élisabeth')
})

test('[FORM-19] leaving changed details asks first, a saved form does not @proof', async ({ page }) => {
  await signIn(page, await aDeclarant(unique()), path)
  await page.getByLabel('Prénom').fill('Élisabeth')
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Accueil' }).click()
  const question = page.getByRole('dialog', { name: 'Annuler les modifications ?' })
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(page.getByLabel('Prénom')).toHaveValue('Élisabeth')
  await modify(page).click()
  await expect(page.getByText('Vos informations ont été modifiées')).toBeVisible()
  await expect(modify(page)).toBeDisabled()
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Accueil' }).click()
  await expect(page).toHaveURL(`${site()}/accueil`)
})

test('on a phone the past messages open from the folded menu, which stays as it was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, await aDeclarant(`${crypto.randomUUID()}@exemple.fr`), '/mon-compte')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const messages = page.getByRole('button', { name: /^Messages \(/ })
  await messages.click()
  const dialog = page.getByRole('dialog', { name: 'Messages' })
  // A click on an inert place, with the mouse even in a keyboard run.
  const place = (await dialog.getByRole('heading').boundingBox())!
  await page.mouse.click(place.x + 5, place.y + 5)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(messages).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(messages).toBeHidden()
})
