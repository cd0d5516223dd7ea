import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { beside } from '../support/controls.ts'
import { aPaperAssociation, button, courtPage, tab } from '../support/greffe-association.ts'
import { chooseOption } from '../support/creation.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

test('[STAFF-11] [STAFF-23] the clerk writes the mentions of the court, then corrects the name: the change is shown before, and in the history after @proof', async ({
  page,
}) => {
  const numero = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), 'Sociétée des jardins')
  await signIn(page, strasbourg, courtPage(numero, 'mentions'), demonstration)
  await expect(button(page, 'Enregistrer les mentions')).toHaveAccessibleDescription("Aucune mention n'est modifiée.")
  await page.getByLabel('Numéro RNA').fill('W671234567')
  await page.getByLabel('Publication de la dissolution').fill('2024-05-02')
  await button(page, 'Enregistrer les mentions').click()
  await expect(page.getByLabel('Publication de la dissolution')).toHaveAccessibleDescription(/n'est pas dissoute/)
  await expectNoDefect(page)
  await expectSameTree(page, 'mentions', page.getByRole('tabpanel'))
  await page.getByLabel('Publication de la dissolution').fill('')
  await button(page, 'Enregistrer les mentions').click()
  await expect(page.getByText('Les mentions sont enregistrées.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Mentions portées par le greffe' })).toBeFocused()

  await page.getByRole('link', { name: 'Rectification' }).click()
  await expect(button(page, "Rectifier d'office")).toHaveAccessibleDescription("Rien n'est modifié.")
  await page.getByRole('heading', { level: 3, name: 'Identité' }).click()
  await page.getByLabel('Dénomination').fill('Société des jardins')
  const changes = page.getByRole('region', { name: 'Ce qui change au registre' })
  await expect(changes).toContainText('Sociétée des jardins')
  await expect(changes.getByText('Société des jardins', { exact: true })).toBeVisible()
  await button(page, "Rectifier d'office").click()
  await expect(page.getByLabel('Motif de la rectification')).toHaveAccessibleDescription(/le champ est obligatoire/)
  await expectNoDefect(page)
  await expectSameTree(page, 'rectification', page.getByRole('tabpanel'))
  await page.getByLabel('Motif de la rectification').fill("Faute de frappe à la reprise de l'inscription")
  await button(page, "Rectifier d'office").click()
  await expect(page.getByText("Le registre est rectifié d'office.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Société des jardins')
  await expect(page.getByLabel('Motif de la rectification')).toHaveValue('')

  await tab(page, 'Journal').click()
  const correction = page.getByRole('row').filter({ hasText: "Rectification d'office" }).filter({ hasText: 'Dénomination' })
  await expect(correction).toContainText("Faute de frappe à la reprise de l'inscription")
  await expectNoDefect(page)
  await expectSameTree(page, 'journal', page.getByRole('tabpanel'))
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Enregistrer le journal (CSV)').click()])
  expect(file.suggestedFilename()).toBe(`journal-${numero}.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain('Numéro RNA\u00A0: rien → W671234567')

  await page.getByRole('link', { name: 'Voir la fiche au registre' }).click()
  await button(page, 'Historique').click()
  const history = page.getByRole('dialog', { name: 'Historique' })
  await expect(history.getByText('Porte sur : Dénomination')).toBeVisible()
  await expect(history.getByText('Porte sur : Mise à jour administrative')).toBeVisible()
})

test('[STAFF-23] each mention of the court is read on the sheet beside its own label @proof', async ({ page }) => {
  const numero = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), 'Cercle des mentions')
  await signIn(page, strasbourg, courtPage(numero, 'mentions'), demonstration)
  await page.getByLabel("Publication de l'inscription").fill('2019-04-01')
  await page.getByRole('checkbox', { name: "Reconnue d'utilité publique" }).check({ force: true })
  await button(page, 'Enregistrer les mentions').click()
  await expect(page.getByText('Les mentions sont enregistrées.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: "Reconnue d'utilité publique" })).toBeChecked()
  await page.getByRole('link', { name: 'Voir la fiche au registre' }).click()
  const sheet = page.getByRole('tabpanel')
  await expect(beside(sheet, "Reconnue d'utilité publique")).toHaveText('Oui')
  await expect(beside(sheet, "Publication de l'inscription")).toHaveText('01/04/2019')
})

test('the clerk corrects the seat: one of another court is refused, a cut connection loses nothing, and the form is empty once done', async ({
  page,
}) => {
  const numero = await anAssociation((await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)).email)
  await signIn(page, strasbourg, courtPage(numero, 'rectification'), demonstration)
  await page.getByRole('heading', { level: 3, name: 'Siège' }).click()
  const commune = page.getByRole('combobox', { name: 'Commune' })
  await page.getByLabel('Code postal').fill('')
  await chooseOption(page, 'Commune', 'colmar', 'Colmar')
  const reason = page.getByLabel('Motif de la rectification')
  await reason.fill('Erreurs de saisie')
  await button(page, "Rectifier d'office").click()
  await expect(commune).toHaveAccessibleDescription(/tribunal/)
  await expectNoDefect(page)
  await page.getByLabel('Code postal').fill('')
  await chooseOption(page, 'Commune', 'strasb', 'Strasbourg')
  await page.getByLabel('Adresse du siège').fill('9 rue du Lavoir')
  await page.route('**/rectification', (route) => route.abort(), { times: 1 })
  await button(page, "Rectifier d'office").click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Erreur de communication.')
  await expect(reason).toHaveValue('Erreurs de saisie')
  await expect(page.getByLabel('Adresse du siège')).toHaveValue('9 rue du Lavoir')
  await expectNoDefect(page)
  await button(page, "Rectifier d'office").click()
  await expect(page.getByText("Le registre est rectifié d'office.")).toBeVisible()
  // The form is filled from the register again: nothing typed is left.
  await expect(reason).toHaveValue('')
  await tab(page, 'Journal').click()
  const correction = page.getByRole('row').filter({ hasText: "Rectification d'office" }).filter({ hasText: 'Erreurs de saisie' })
  await expect(correction).toContainText('9 rue du Lavoir')
})

test('the clerk attests who directs an association: refused while nobody does, previewed, then among its documents and verified by its code', async ({
  page,
}) => {
  const token = await tokenOf(strasbourg.email, demonstration)
  const numero = await aPaperAssociation(token, "Cercle de l'attestation")
  await signIn(page, strasbourg, courtPage(numero, 'attestation'), demonstration)
  await expect(page.getByText('Attestation impossible\u00a0: aucun membre de la direction ne figure au registre.')).toBeVisible()
  await expect(button(page, "Délivrer l'attestation")).toHaveCount(0)
  await expectNoDefect(page)

  const reprise = { numeroVolume: 'XIV', numeroFolio: crypto.randomUUID().slice(0, 18), registre: [] }
  const membres = ['Mme Irma Tannacker, présidente, 3 rue du Moulin à Strasbourg']
  expect((await callAs(token, 'PUT', `/api/greffe/association/${numero}/reprise`, { version: 1, reprise, membres })).status).toBe(200)
  await page.reload()
  const [shown] = await Promise.all([page.waitForEvent('popup'), button(page, 'Aperçu de la lettre').click()])
  await shown.close()
  // After a cut connection, the same button delivers it.
  await page.route('**/attestation', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await button(page, "Délivrer l'attestation").click()
  await expect(page.getByText("Erreur durant l'enregistrement de l'acte").first()).toBeVisible()
  await page.unroute('**/attestation')
  await expectNoDefect(page)
  await expectSameTree(page, 'attestation', page.getByRole('tabpanel'))
  await button(page, "Délivrer l'attestation").click()
  await expect(page.getByText("L'attestation est délivrée, parmi les documents de l'association.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: "Délivrer une attestation d'inscription" })).toBeFocused()
  await tab(page, 'Documents').click()
  await expect(page.getByText(/^Attestation d'inscription/).first()).toBeVisible()
})

test('[STAFF-11] the clerk corrects a director in a dialog inside the form: the change is shown before, and recorded @proof', async ({
  page,
}) => {
  const numero = await anAssociation((await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)).email)
  await signIn(page, strasbourg, courtPage(numero, 'rectification'), demonstration)
  await page.getByRole('heading', { level: 3, name: 'Direction', exact: true }).click()
  await button(page, 'Modifier Odile Mittelbrucher').click()
  const dialog = page.getByRole('dialog', { name: 'Modifier Odile Mittelbrucher' })
  await expect(page.locator('form form')).toHaveCount(0)
  await dialog.getByLabel('Prénom').fill('')
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dialog.getByLabel('Prénom')).toHaveAccessibleDescription(/le champ est obligatoire/)
  await dialog.getByLabel('Prénom').fill('Zoé')
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Modifier Zoé Mittelbrucher')).toBeFocused()
  // Sending the dialog did not submit the page's form.
  await expect(page.getByLabel('Motif de la rectification')).not.toHaveAccessibleDescription(/le champ est obligatoire/)
  const changes = page.getByRole('region', { name: 'Ce qui change au registre' })
  await expect(changes.getByText('Madame Odile Mittelbrucher', { exact: true })).toBeVisible()
  await page.getByLabel('Motif de la rectification').fill('Prénom mal lu')
  await button(page, "Rectifier d'office").click()
  await expect(page.getByText("Le registre est rectifié d'office.")).toBeVisible()
  await page.reload()
  await page.getByRole('heading', { level: 3, name: 'Direction', exact: true }).click()
  await expect(button(page, 'Modifier Zoé Mittelbrucher')).toBeVisible()
})
