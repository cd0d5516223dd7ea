import { expect } from '@playwright/test'
import { administer, button } from '../support/administration.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { test } from '../support/test.ts'

/** The suggestions of the forms for the beginning of a name. */
const proposed = async (list: string, nom: string): Promise<unknown[]> =>
  (await fetch(`${process.env['E2E_URL'] ?? ''}/api/${list}/autocomplete?nom=${nom}`)).json() as Promise<unknown[]>

test('an administrator adds and withdraws a newspaper, and corrects the contacts of a court', async ({ page }) => {
  const nom = `La Gazette ${crypto.randomUUID().slice(0, 6)}`
  await administer(page, '/administration')
  await page.getByRole('main').getByRole('link', { name: 'Listes de référence' }).click()
  await page.getByRole('main').getByRole('link', { name: "Journaux d'annonces légales" }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Journaux d'annonces légales" })).toBeFocused()
  await button(page, 'Ajouter un journal').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Enregistrer').click()
  await expect(dialog.getByLabel('Nom')).toHaveAccessibleDescription(/le champ est obligatoire/)
  await expectNoDefect(page)
  await expectSameTree(page, 'journal')
  await dialog.getByLabel('Nom').fill(nom)
  await dialog.getByLabel('Département').selectOption('67, Bas-Rhin')
  await button(dialog, 'Enregistrer').click()
  await expect(page.getByText(`${nom} est dans la liste.`)).toBeVisible()
  await page.getByLabel('Rechercher').fill(nom)
  await expect(page.getByText('1 journal')).toBeVisible()
  await button(page, `Modifier ${nom}`).click()
  await dialog.getByText('Proposé dans les formulaires', { exact: true }).click()
  await button(dialog, 'Enregistrer').click()
  await expect(page.getByRole('row').filter({ hasText: nom })).toContainText('Retiré')
  await expectNoDefect(page)

  await page.getByRole('link', { name: 'Toutes les listes' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Tribunaux', exact: true }).click()
  await button(page, 'Modifier Tribunal de proximité de Thann').click()
  await dialog.getByLabel('Téléphone').fill('03 89 37 00 00')
  await dialog.getByLabel('Adresse', { exact: true }).fill('1 rue du Tribunal')
  await button(dialog, 'Enregistrer').click()
  await expect(page.getByRole('row').filter({ hasText: 'Thann' })).toContainText('03 89 37 00 00')
  await button(page, 'Modifier Tribunal de proximité de Thann').click()
  await expect(dialog.getByRole('region', { name: 'Journal des modifications' })).toContainText('Téléphone')
  await expectNoDefect(page)
  await expectSameTree(page, 'tribunal')
})

test('[STAFF-25] an administrator gives a commune to another court, then back: its row and what the forms ask the court of follow @proof', async ({
  page,
}) => {
  await administer(page, '/administration/listes/communes')
  await page.getByLabel('Rechercher').fill('ferrette')
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Ferrette', exact: true }) })
  const dialog = page.getByRole('dialog', { name: 'Modifier Ferrette' })
  const own = { name: 'Tribunal judiciaire de Mulhouse', tribunalJudiciaire: 'TJ-MULHOUSE', tribunalProximite: null }
  const other = { name: 'Tribunal de proximité de Guebwiller', tribunalJudiciaire: 'TJ-COLMAR', tribunalProximite: 'TPRX-GUEBWILLER' }
  await expect(row).toContainText(own.name)
  for (const { name, ...courts } of [other, own]) {
    await button(page, 'Modifier Ferrette').click()
    await dialog.getByLabel('Tribunal compétent').selectOption(name)
    await button(dialog, 'Enregistrer').click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(name)
    expect((await proposed('commune', 'ferrette'))[0]).toMatchObject({ libelle: 'Ferrette', ...courts })
  }
})

test('[STAFF-25] an administrator adds a country: its name and its nationality are each proposed where they are asked, until it is withdrawn @proof', async ({
  page,
}) => {
  await administer(page, '/administration/listes/pays')
  await button(page, 'Ajouter un pays').click()
  const adding = page.getByRole('dialog', { name: 'Ajouter un pays' })
  await adding.getByLabel('Code du pays (deux lettres)').fill('xm')
  await adding.getByLabel('Nom').fill('Mittelbruchie')
  await adding.getByLabel('Nationalité, au féminin (facultatif)').fill('Mittelbruchoise')
  await button(adding, 'Enregistrer').click()
  await expect(adding).toBeHidden()
  await page.getByLabel('Rechercher').fill('mittelbruch')
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'MITTELBRUCHIE', exact: true }) })
  await expect(row).toContainText('XM, MITTELBRUCHOISE')
  const found = async () => [await proposed('pays', 'mittel'), await proposed('nationalites', 'mittel')]
  expect(await found()).toEqual([['MITTELBRUCHIE'], ['MITTELBRUCHOISE']])
  await button(page, 'Modifier MITTELBRUCHIE').click()
  const dialog = page.getByRole('dialog', { name: 'Modifier MITTELBRUCHIE' })
  await expect(dialog.getByLabel('Nationalité, au féminin (facultatif)')).toHaveValue('MITTELBRUCHOISE')
  await dialog.getByText('Proposé dans les formulaires', { exact: true }).click()
  await button(dialog, 'Enregistrer').click()
  await expect(row).toContainText('Retiré')
  expect(await found()).toEqual([[], []])
})
