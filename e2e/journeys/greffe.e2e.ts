import { expect, type Page } from '@playwright/test'
import { makeImage, makePdf } from '../../server/test/corpus/corpus.ts'
import { fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk, colmar, demonstration, strasbourg } from '../support/clerks.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { markAllConforming } from '../support/verdicts.ts'

let declarant: string

test.beforeAll(async () => {
  const { email } = await aDeclarant(`deposant.${Date.now()}@exemple.fr`, 'Basile', 'Rosenholz')
  declarant = await tokenOf(email, testPassword)
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The preview of an annexe: a PDF or an image. */
const preview = (page: Page, nom: string) => page.getByRole('region', { name: `Aperçu\u00A0: ${nom}` }).getByRole('img')
const dossier = (numero: string) => `/greffe/requete/${numero}`

/** Records the acts from taking charge to the prefect's answer, all today. */
const untilDecision = async (page: Page): Promise<void> => {
  await button(page, 'Prendre en charge').click()
  for (const act of ['Enregistrer la communication au préfet', "Enregistrer l'absence d'opposition"]) {
    await button(page, act).click()
    await button(page, 'Enregistrer').click()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await markAllConforming(page)
  await expect(button(page, 'Inscrire')).not.toHaveAttribute('aria-disabled')
}

test("[LOGIN-15] a declarant who opens the court's pages gets « Accès interdit » @proof", async ({ page }) => {
  await page.goto(process.env['E2E_URL'] ?? '')
  const person = await aDeclarant(`curieux.${Date.now()}@exemple.fr`)
  await signIn(page, person)
  for (const path of ['/greffe', dossier('R26000001'), '/juge', '/juge/requete/R26000001']) {
    await page.goto((process.env['E2E_URL'] ?? '') + path)
    await expect(page).toHaveURL(/\/restricted$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Accès interdit' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Espace du greffe' })).toHaveCount(0)
})

test('[STAFF-02] a clerk takes a filing from the queue to the register @proof', async ({ page }) => {
  const numero = await fileCreation(declarant, { denomination: 'Cercle des horlogers imaginaires', commune: 'Strasbourg' })
  await signIn(page, strasbourg, '/greffe', demonstration)
  await expect(page.getByRole('link', { name: /^À faire \([1-9]\d*\)$/ })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox', { name: 'Rechercher : n°, nom, commune' }).fill(numero.toLowerCase())
  const row = page.getByRole('row').filter({ hasText: numero })
  await expect(row).toContainText(/\d\d\/\d\d\/\d{4} Récépissé/)
  await row.getByRole('link', { name: `Requête n° ${numero}` }).click()

  await expect(page.getByRole('heading', { level: 1, name: `Requête n° ${numero} : Création` })).toBeFocused()
  await page.getByText('Contenu déclaré', { exact: true }).click()
  for (const text of [
    'Pratiquer et faire connaître le chant choral.',
    'Madame Odile Mittelbrucher',
    'odile.mittelbrucher@exemple.fr',
    'Monsieur Basile Rosenholz',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expect(button(page, 'Inscrire')).toHaveAccessibleDescription(
    /^Décision\simpossible\s:\sle\sdossier\sn'est\spas\sencore\spris\sen\scharge/,
  )
  await button(page, 'Inscrire').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await button(page, 'Prendre en charge').click()
  await expect(page.getByText('Dossier pris en charge par Aloïse Greffenacker')).toBeVisible()
  await expect(button(page, 'Enregistrer la communication au préfet')).toBeFocused()

  await page.keyboard.press('Enter')
  const day = page.getByLabel('Date de la communication au préfet')
  await day.fill('2099-01-01')
  await button(page, 'Enregistrer').click()
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription(/La\sdate\sne\speut\sêtre\spostérieure\sà\sla\sdate\sdu\sjour/)
  await page.keyboard.press('Escape')
  await button(page, 'Enregistrer la communication au préfet').click()
  await button(page, 'Enregistrer').click()
  await expect(button(page, 'Inscrire')).toHaveAccessibleDescription(
    /^Décision\simpossible\s:\sle\spréfet\speut\ss'opposer\sau\splus\stard\sle\s\d\d\/\d\d\/\d{4}, 11\svérifications\srestent\sà\sfaire\.$/,
  )

  await button(page, "Enregistrer l'absence d'opposition").click()
  await button(page, 'Enregistrer').click()
  // The clerk can only choose a judge from the administrator's list.
  await expect(button(page, 'Ajouter un signataire')).toHaveCount(0)
  await expect(button(page, 'Inscrire')).toHaveAccessibleDescription(/^Décision\simpossible\s:\s11\svérifications\srestent\sà\sfaire\.$/)
  await markAllConforming(page)
  await expect(button(page, 'Inscrire')).not.toHaveAccessibleDescription(/./)

  await button(page, 'Inscrire').click()
  await button(page, "Inscrire l'association").click()
  const signatory = page.getByLabel('Décision rendue par')
  await expect(signatory).toHaveAccessibleDescription('le champ est obligatoire')
  const judge = signatory.getByRole('option', { name: /^\S+ [A-ZÀ-Ü-]+, Juge du registre$/ })
  await expect(judge).toHaveCount(1)
  await signatory.selectOption((await judge.textContent()) ?? '')
  await button(page, "Inscrire l'association").click()
  const sheet = page.getByRole('main').getByRole('link', { name: 'Ouvrir la fiche de Cercle des horlogers imaginaires' })
  await expect(sheet).toBeVisible()
  await expect(button(page, 'Inscrire')).toHaveCount(0)
  await page.getByText('Journal', { exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Vérification\s: conforme \(\d+ actes, n°\s\d+ à \d+\)/ })).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Inscription au registre' })).toContainText('par Aloïse Greffenacker')
  await sheet.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cercle des horlogers imaginaires' })).toBeVisible()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await expect(page.getByText("Ordonnance d'inscription", { exact: true })).toBeVisible()
})

test('when two clerks take a file at once, the second is told who came first, and sees the current file', async ({ page, browser }) => {
  const numero = await fileCreation(declarant, { denomination: 'Compagnie des deux greffiers', commune: 'Strasbourg' })
  const other = await aClerk('TJ-STRASBOURG', 'Alix', 'Obergreff')
  await signIn(page, strasbourg, dossier(numero), demonstration)
  const context = await browser.newContext()
  const second = await context.newPage()
  await signIn(second, other, dossier(numero))
  await expect(button(second, 'Prendre en charge')).toBeVisible()
  await button(page, 'Prendre en charge').click()
  await expect(page.getByText('Le dossier est pris en charge.')).toBeVisible()

  await button(second, 'Prendre en charge').click()
  const told = second.getByText(/^Erreur\s:\sAloïse\sGreffenacker\sa\s.+\sle\s\d\d\/\d\d\/\d{4}\sà\s\d+\sh\s\d\d/)
  await expect(told).toBeVisible()
  await button(second, 'Voir le dossier à jour').click()
  await expect(told).toHaveCount(0)
  await expect(button(second, 'Enregistrer la communication au préfet')).toHaveAccessibleDescription(
    /le\sdossier\sest\spris\sen\scharge\spar\sAloïse\sGreffenacker/,
  )
  await context.close()
})

test('a decision sent from two tabs is recorded once, both say so, and another clerk learns who decided', async ({
  page,
  context,
  browser,
}) => {
  const numero = await fileCreation(declarant, { denomination: 'Fanfare des deux onglets', commune: 'Strasbourg' })
  await signIn(page, strasbourg, dossier(numero), demonstration)
  await untilDecision(page)
  const other = await aClerk('TJ-STRASBOURG', 'Alix', 'Hintergreff')
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, other, dossier(numero))
  await expect(button(elsewhere, 'Inscrire')).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  for (const tab of [page, second]) await button(tab, 'Inscrire').click()
  for (const tab of [page, second]) await tab.getByLabel('Décision rendue par').selectOption({ index: 1 })
  for (const tab of [page, second]) {
    await button(tab, "Inscrire l'association").click()
    await expect(tab.getByRole('link', { name: /^Ouvrir la fiche de/ })).toBeVisible()
  }
  await page.getByText('Journal', { exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Inscription au registre' })).toHaveCount(1)
  await elsewhere.reload()
  await expect(elsewhere.getByRole('link', { name: /^Ouvrir la fiche de/ })).toBeVisible()
  await elsewhere.context().close()
})

test('[STAFF-02] a file is returned to the queue, taken again, and handed over to a colleague @proof', async ({ page, browser }) => {
  const numero = await fileCreation(declarant, { denomination: 'Confrérie des passeurs', commune: 'Strasbourg' })
  const other = await aClerk('TJ-STRASBOURG', 'Alix', 'Nebengreff')
  await signIn(page, strasbourg, dossier(numero), demonstration)
  await button(page, 'Prendre en charge').click()
  await page.getByText('Autres actes').click()
  await button(page, 'Rendre à la file').click()
  await expect(page.getByText('Le dossier est rendu à la file.')).toBeVisible()
  await button(page, 'Prendre en charge').click()
  await expect(button(page, 'Enregistrer la communication au préfet')).toBeVisible()
  await button(page, 'Confier à…').click()
  await button(page, 'Confier le dossier').click()
  await expect(page.getByRole('dialog').getByText('le champ est obligatoire').first()).toBeVisible()
  await page.getByLabel('Confier à', { exact: true }).selectOption({ label: 'Alix Nebengreff' })
  await expectNoDefect(page)
  await expectSameTree(page, 'confier')
  await button(page, 'Confier le dossier').click()
  await expect(page.getByText(/Dossier pris en charge par Alix Nebengreff depuis le/)).toBeVisible()
  await expect(page.getByText('Autres actes')).toHaveCount(0)
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, other, dossier(numero))
  await expect(button(theirs, 'Enregistrer la communication au préfet')).toBeEnabled()
  await theirs.context().close()
})

test('[STAFF-02] the file of an absent colleague is taken over by keyboard: a reason is required at once, and the receipt is delivered @proof', async ({
  page,
  browser,
}) => {
  const numero = await fileCreation(declarant, { denomination: 'Confrérie des relais', commune: 'Strasbourg' })
  const absent = await aClerk('TJ-STRASBOURG', 'Alix', 'Absentgreff')
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, absent, dossier(numero))
  await button(theirs, 'Prendre en charge').click()
  await expect(theirs.getByText('Le dossier est pris en charge.')).toBeVisible()
  await signIn(page, strasbourg, dossier(numero), demonstration)
  await expect(page.getByText(/Dossier pris en charge par Alix Absentgreff depuis le/)).toBeVisible()
  await button(page, 'Reprendre le dossier').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Reprise du dossier par un autre agent' })
  const reason = dialog.getByLabel('Pourquoi reprendre le dossier')
  await expect(reason).toBeFocused()
  await dialog.getByRole('button', { name: 'Reprendre le dossier' }).press('Enter')
  await expect(reason).toHaveAccessibleDescription(/le champ est obligatoire/)
  await expect(reason).toBeFocused()
  await page.keyboard.type('Alix Absentgreff est en congé de maladie.')
  await expectNoDefect(page)
  await expectSameTree(page, 'reprendre-le-dossier')
  await dialog.getByRole('button', { name: 'Reprendre le dossier' }).press('Enter')
  await expect(page.getByText('Vous avez repris le dossier.')).toBeVisible()
  await expect(page.getByText('Motif : Alix Absentgreff est en congé de maladie.')).toBeAttached()
  await button(page, 'Délivrer le récépissé').press('Enter')
  await expect(page.getByText('Le récépissé est délivré.')).toBeVisible()
  await theirs.reload()
  await expect(button(theirs, 'Reprendre le dossier')).toBeVisible()
  await theirs.context().close()
})

test('a mistaken act is corrected with a reason and recorded again, and the journal keeps both', async ({ page }) => {
  const numero = await fileCreation(declarant, { denomination: 'Cercle des repentirs', commune: 'Strasbourg' })
  await signIn(page, strasbourg, dossier(numero), demonstration)
  await button(page, 'Prendre en charge').click()
  await button(page, 'Enregistrer la communication au préfet').click()
  await button(page, 'Enregistrer').click()
  await expect(page.getByText('Opposition possible du préfet')).toBeVisible()
  await page.getByText('Autres actes').click()
  await button(page, 'Corriger un acte').click()
  await page.getByLabel('Motif de la correction (conservé au journal)').fill("La lettre n'est pas partie.")
  await expectNoDefect(page)
  await expectSameTree(page, 'corriger')
  await button(page, "Corriger l'acte").click()
  await expect(page.getByText('La correction est enregistrée.')).toBeVisible()
  await expect(page.getByText('Opposition possible du préfet')).toHaveCount(0)
  await expect(button(page, 'Enregistrer la communication au préfet')).toBeEnabled()
  await page.getByText('Journal', { exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Correction' })).toContainText("La lettre n'est pas partie.")
  await expect(page.getByRole('listitem').filter({ hasText: 'Communication au préfet' })).toHaveCount(1)
})

test('[STAFF-01] a clerk of another court finds neither the request in the queue nor the file', async ({ page }) => {
  const numero = await fileCreation(declarant, { denomination: 'Société des ponts de Strasbourg', commune: 'Strasbourg' })
  await signIn(page, colmar, '/greffe', demonstration)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByLabel('Lignes par page').selectOption('toutes')
  await expect(page.getByText(numero)).toHaveCount(0)
  await page.goto((process.env['E2E_URL'] ?? '') + dossier(numero))
  await expect(page.getByRole('heading', { level: 1, name: "Il n'y a rien ici." })).toBeVisible()
  await expect(page.getByText(`Aucune requête de vos tribunaux ne porte le n° ${numero}.`)).toBeVisible()
})

test('[STAFF-02] annexes are shown beside the data: PDF, image, and active content only on request @proof', async ({ page }) => {
  const actif = await makePdf({ javascript: 'app.alert(1)', pieceJointe: 'virus.exe' })
  const fichiers = [await makePdf({ texte: 'Déclaration' }), await makeImage({ format: 'png' }), actif]
  const numero = await fileCreation(declarant, { denomination: 'Amis de la photographie', commune: 'Strasbourg', fichiers })
  await signIn(page, strasbourg, dossier(numero), demonstration)
  // Rendered by our viewer, with a text layer that can be selected and read aloud.
  await expect(preview(page, 'declaration.pdf')).toHaveAccessibleName(/page 1 sur 1$/)
  await expect(page.locator('.viewer__text')).toContainText('Déclaration')
  await page.getByRole('button', { name: /^Statuts, / }).click()
  // Filed as statuts.pdf: the file is named after its real content.
  const image = preview(page, 'statuts.png')
  await expect(image).toBeVisible()
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Procès-verbal/ }).click()
  await expect(page.getByText("Contenu actif : un fichier joint et un script. Ce PDF n'est pas affiché automatiquement.")).toBeVisible()
  await expect(preview(page, 'proces-verbal.pdf')).toHaveCount(0)
  await button(page, 'Afficher quand même').click()
  await expect(preview(page, 'proces-verbal.pdf')).toBeVisible()
})

test("axe finds no defect on the court's pages, at 320 and 1280 pixels, in both themes", async ({ page }) => {
  const numero = await fileCreation(declarant, { denomination: 'Ligue des couleurs contrastées', commune: 'Strasbourg' })
  await signIn(page, strasbourg, '/greffe', demonstration)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'file')
  await page.goto((process.env['E2E_URL'] ?? '') + dossier(numero))
  await expect(preview(page, 'declaration.pdf')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'dossier')
  await untilDecision(page)
  await button(page, 'Inscrire').click()
  await button(page, "Inscrire l'association").click()
  await expect(page.getByText('1 champ à corriger :')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'inscrire')
})

test('[STAFF-10] what is chosen at the registration is what the declarant reads: to whom it is notified, by what way, and the appeal @proof', async ({
  page,
}) => {
  const filer = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)
  const numero = await fileCreation(await tokenOf(filer.email, testPassword), {
    denomination: 'Cercle du siège notifié',
    commune: 'Strasbourg',
  })
  await signIn(page, strasbourg, dossier(numero), demonstration)
  await untilDecision(page)
  await button(page, 'Inscrire').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Décision rendue par').selectOption({ index: 1 })
  await dialog.getByLabel('Voie de recours').selectOption('Pourvoi ordinaire')
  await dialog.getByLabel('Notification adressée à').selectOption("L'association, à son siège")
  await dialog.getByRole('checkbox', { name: /^Lettre recommandée avec avis de réception/ }).check({ force: true })
  await button(page, "Inscrire l'association").click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Ouvrir la fiche de/ })).toBeVisible()
  await signIn(page, filer, `/requete/detail/${numero}`)
  await expect(page.getByRole('region', { name: 'Documents communiqués par le tribunal' })).toContainText(
    /Adressée à\s: .*Cercle du siège notifié.*\. Lettre recommandée avec avis de réception\. Voie de recours\s: Pourvoi ordinaire\b/,
  )
})
