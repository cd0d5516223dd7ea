import { expect } from '@playwright/test'
import { administer, button } from '../support/administration.ts'
import { memeArbre, sansDefautPartout } from '../support/axe.ts'
import { test } from '../support/test.ts'

test('an administrator adds a newspaper, withdraws it, and corrects how a court is reached', async ({ page }) => {
  const nom = `La Gazette ${crypto.randomUUID().slice(0, 6)}`
  await administer(page, '/administration')
  await page.getByRole('main').getByRole('link', { name: 'Listes de référence' }).click()
  await page.getByRole('main').getByRole('link', { name: "Journaux d'annonces légales" }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Journaux d'annonces légales" })).toBeFocused()
  await button(page, 'Ajouter un journal').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Enregistrer').click()
  await expect(dialog.getByLabel('Nom')).toHaveAccessibleDescription(/le champ est obligatoire/)
  await sansDefautPartout(page)
  await memeArbre(page, 'journal')
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
  await sansDefautPartout(page)

  await page.getByRole('link', { name: 'Toutes les listes' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Tribunaux', exact: true }).click()
  await button(page, 'Modifier Tribunal de proximité de Thann').click()
  await dialog.getByLabel('Téléphone').fill('03 89 37 00 00')
  await dialog.getByLabel('Adresse', { exact: true }).fill('1 rue du Tribunal')
  await button(dialog, 'Enregistrer').click()
  await expect(page.getByRole('row').filter({ hasText: 'Thann' })).toContainText('03 89 37 00 00')
  await button(page, 'Modifier Tribunal de proximité de Thann').click()
  await expect(dialog.getByRole('region', { name: 'Journal des modifications' })).toContainText('Téléphone')
  await sansDefautPartout(page)
  await memeArbre(page, 'tribunal')
})
