import { expect } from '@playwright/test'
import { administer, button } from '../support/administration.ts'
import { fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk } from '../support/clerks.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const original = "L'avis doit être joint en entier."
const corrected = "L'avis du ministère public doit être joint en entier, signé."

test('an administrator corrects the usual grounds of a document, previews and publishes them, the clerk chooses them, and the defaults are restored', async ({
  page,
  browser,
}) => {
  await administer(page, '/administration')
  await page.getByRole('main').getByRole('link', { name: 'Motifs usuels des demandes et des rejets' }).click()
  await page.getByLabel('Liste à corriger').selectOption('demande-AVIS_MINISTERE_PUBLIC')
  const text = page.getByLabel('Motifs', { exact: true })
  await expect(text).toHaveValue(original)
  await expect(button(page, 'Publier cette liste')).toHaveAccessibleDescription('Aucune modification à enregistrer.')
  await expect(button(page, "Revenir aux textes d'origine")).toHaveAccessibleDescription('Ces textes sont ceux fournis avec le site.')
  await text.fill(`${corrected}\n${corrected}`)
  await button(page, 'Publier cette liste').click()
  await expect(text).toHaveAccessibleDescription(/Motif 2\s: il est déjà dans la liste\./)
  await expectNoDefect(page)
  await expectSameTree(page, 'motifs')
  await text.fill(corrected)
  await expect(page.getByRole('region', { name: 'Aperçu : ce que le greffe choisira' })).toContainText(corrected)
  await button(page, 'Publier cette liste').click()
  await expect(page.getByText('La liste est publiée.')).toBeVisible()
  await page
    .getByText(/^Version 1, publiée le/)
    .last()
    .click()
  await expect(page.getByRole('region', { name: 'Versions publiées' })).toContainText(corrected)
  await expectNoDefect(page)

  const filer = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)
  const numero = await fileCreation(await tokenOf(filer.email, testPassword), { denomination: 'Cercle des avis', commune: 'Thann' })
  const clerk = await (await browser.newContext()).newPage()
  await signIn(clerk, await aClerk('TPRX-THANN', 'Alix', 'Obergreff'), `/greffe/requete/${numero}`)
  await button(clerk, 'Prendre en charge').click()
  await button(clerk, 'Demander des pièces').click()
  const composer = clerk.getByRole('dialog', { name: 'Demander des pièces' })
  await composer.getByLabel('Document demandé').selectOption('AVIS_MINISTERE_PUBLIC')
  await composer.getByText('Motifs usuels').click()
  await composer.getByRole('button', { name: corrected }).click()
  await expect(composer.getByLabel(/^Précisions pour le déclarant/)).toHaveValue(corrected)
  await clerk.context().close()

  await button(page, "Revenir aux textes d'origine").click()
  const dialog = page.getByRole('dialog', { name: "Revenir aux textes d'origine" })
  await button(dialog, "Revenir aux textes d'origine").click()
  await expect(page.getByText("Les textes d'origine sont rétablis.")).toBeVisible()
  await expect(text).toHaveValue(original)
  await button(page, 'Reprendre ce texte, version 1')
    .or(page.getByText(/^Version 1, publiée le/))
    .first()
    .click()
  await button(page, 'Reprendre ce texte, version 1').click()
  await expect(text).toHaveValue(corrected)
  await text.fill(original)
})
