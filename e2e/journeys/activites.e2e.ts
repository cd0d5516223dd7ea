import { expect, type Page } from '@playwright/test'
import { administer, administrator, button } from '../support/administration.ts'
import { callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration } from '../support/clerks.ts'
import { chooseOption, fillAssociation, fillDeclarant, next, openCreation, stepTitle } from '../support/creation.ts'
import { saved } from '../support/drafts.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const cut = 'Erreur de communication.Vérifiez votre connexion, puis réessayez.'
const toAssociation = async (page: Page) => {
  await signIn(page, await aDeclarant(`jardin-${crypto.randomUUID()}@exemple.fr`), '/creation')
  await openCreation(page)
  await fillDeclarant(page)
  await next(page)
  await stepTitle(page, 'Étape 2 sur 5 Association').waitFor()
}

const unique = (nom: string) => `${nom} ${crypto.randomUUID().slice(0, 6)}`
/** The elements added by this journey, to remove: the other journeys expect 28 domains. */
const added: string[] = []

/** A write by another administrator at the same time. */
const keep = async (method: string, path: string, body?: object) => {
  const token = await tokenOf(administrator.email, demonstration)
  const { json } = await callAs(token, method, `/api/administration/liste/${path}`, body)
  return json as { id: string; version: number; valeurs: object }
}
const change = async (path: string, valeurs: object, actif = true) => {
  const { version, valeurs: before } = await keep('GET', path)
  await keep('PUT', path, { valeurs: { ...before, ...valeurs }, actif, version })
}
const aDomainWithATheme = async () => {
  const [domaine, theme] = [unique('Jardins partagés'), unique('Compost')]
  const { id: ofDomain } = await keep('POST', 'domaines', { valeurs: { libelle: domaine } })
  added.push(ofDomain)
  const { id: ofTheme } = await keep('POST', 'themes', { valeurs: { domaine, libelle: theme } })
  return { domaine, theme, pathOfDomain: `domaines/${ofDomain}`, pathOfTheme: `themes/${ofTheme}` }
}
test.afterEach(async () => {
  for (const id of added.splice(0)) await change(`domaines/${id}`, {}, false)
})

test('[REF-05] 28 domains are offered, never the holding one @proof', async ({ page }) => {
  await toAssociation(page)
  const box = page.getByRole('combobox', { name: "Ajouter un domaine d'activité (facultatif)" })
  await box.click()
  const offered = page.getByRole('listbox').getByRole('option')
  await expect(offered).toHaveCount(28)
  await expect(offered.first()).toHaveText('Activités politiques')
  await box.fill('divers')
  await expect(offered.filter({ hasText: 'Domaines divers' })).toHaveCount(0)
})

test('an administrator adds a domain and its theme: a taken name is refused, and a cut connection loses nothing', async ({ page }) => {
  const [domaine, theme] = [unique('Jardins partagés'), unique('Compost')]
  await administer(page, '/administration/listes')
  await page.getByRole('main').getByRole('link', { name: "Domaines d'activité" }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Domaines d'activité" })).toBeFocused()
  await expect(page.getByText(/^\d+ domaines$/)).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'domaines')
  await button(page, 'Ajouter un domaine').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom').fill('justice')
  await button(dialog, 'Enregistrer').click()
  await expect(dialog.getByLabel('Nom')).toHaveAccessibleDescription(/«\sJustice\s» porte ce nom ou l'a porté/)
  await expect(dialog.getByLabel('Nom')).toHaveValue('justice')
  await dialog.getByLabel('Nom').fill(domaine)
  await page.route('**/api/administration/liste/domaines', (route) => route.abort(), { times: 1 })
  await button(dialog, 'Enregistrer').click()
  await expect(dialog.getByRole('alert')).toContainText(cut)
  await expect(dialog.getByLabel('Nom')).toHaveValue(domaine)
  await expectNoDefect(page)
  const done = page.waitForResponse('**/api/administration/liste/domaines')
  await button(dialog, 'Enregistrer').click()
  added.push(((await (await done).json()) as { id: string }).id)
  await expect(page.getByText(`${domaine} est dans la liste.`)).toBeVisible()

  await page.getByRole('link', { name: 'Toutes les listes' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Thèmes des domaines' }).click()
  await button(page, 'Ajouter un thème').click()
  await dialog.getByLabel("Domaine d'activité").selectOption(domaine)
  await dialog.getByLabel('Nom').fill(theme)
  await button(dialog, 'Enregistrer').click()
  await expect(page.getByText(`${theme} est dans la liste.`)).toBeVisible()
  await page.getByLabel('Rechercher').fill(domaine)
  await expect(page.getByRole('row').filter({ hasText: theme })).toContainText(domaine)
  await expectNoDefect(page)
})

test('a change by somebody else is a conflict that loses nothing, and a theme cannot come back before its domain', async ({ page }) => {
  const { theme, pathOfDomain, pathOfTheme } = await aDomainWithATheme()
  await administer(page, '/administration/listes/themes')
  await page.getByLabel('Rechercher').fill(theme)
  await button(page, `Modifier ${theme}`).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel("Domaine d'activité")).toHaveCount(0)
  await dialog.getByLabel('Nom').fill(`${theme} et paillage`)
  await change(pathOfTheme, { libelle: `${theme} bis` })
  await button(dialog, 'Enregistrer').click()
  await expect(dialog.getByRole('alert')).toContainText('a modifié cet élément le')
  await expect(dialog.getByLabel('Nom')).toHaveValue(`${theme} et paillage`)
  await expectNoDefect(page)
  await button(dialog, 'Annuler').click()

  await change(pathOfDomain, {}, false)
  await page.reload()
  await page.getByLabel('Rechercher').fill(theme)
  await expect(page.getByRole('row').filter({ hasText: theme })).toContainText('Retiré')
  await button(page, `Modifier ${theme} bis`).click()
  await dialog.getByText('Proposé dans les formulaires', { exact: true }).click()
  await button(dialog, 'Enregistrer').click()
  await expect(dialog.getByRole('alert')).toContainText("Remettez d'abord le domaine")
  await expectNoDefect(page)
  await change(pathOfDomain, {}, true)
  await button(dialog, 'Annuler').click()
  await page.reload()
  await page.getByLabel('Rechercher').fill(theme)
  await expect(page.getByRole('row').filter({ hasText: theme })).toContainText('Proposé')
})

test('a form offers the current domains and reports those withdrawn since, and a list that fails to load can be retried', async ({
  page,
}) => {
  const { domaine, theme, pathOfDomain } = await aDomainWithATheme()
  await page.route(
    '**/api/activites',
    (route) => route.fulfill({ status: 503, json: { message: 'Maintenance.', errors: [], globalErrors: [] } }),
    {
      times: 1,
    },
  )
  await toAssociation(page)
  await button(page, 'Réessayer').click()
  await fillAssociation(page, 'Les Jardins des essais')
  await chooseOption(page, "Ajouter un domaine d'activité (facultatif)", domaine, domaine)
  await chooseOption(page, 'Ajouter un thème (facultatif)', theme, theme)
  await saved(page)
  await change(pathOfDomain, {}, false)
  await page.reload()
  await button(page, 'Suivant').click()
  const box = page.getByRole('combobox', { name: "Ajouter un domaine d'activité (facultatif)" })
  await expect(box).toHaveAccessibleDescription(new RegExp(`«\\s${domaine}\\s» n'est plus proposé`))
  await expectNoDefect(page)
  await button(page, `Retirer ${theme}`).click()
  await button(page, `Retirer ${domaine}`).click()
  await next(page)
  await expect(stepTitle(page, 'Étape 3 sur 5 Membres')).toBeVisible()
})
