import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { addJours, formatJour, jourDeParis } from 'domain/core/jour'
import { truncatedPdf } from '../../server/test/corpus/corpus.ts'
import { makePdf } from '../../server/test/corpus/pdf.ts'
import { expectNoDefect } from '../support/axe.ts'
import { fillToAnnexes, joinIn, next, slot } from '../support/creation.ts'
import { readDraft } from '../support/drafts.ts'
import { aPdf } from '../support/files.ts'
import { losesNothing } from '../support/geometry.ts'
import { test } from '../support/kept-context.ts'
import { openedBy } from '../support/opened.ts'
import { aDeclarant, signIn, type Declarant } from '../support/people.ts'

const obligatoire = 'le champ est obligatoire'
let folder: string
let declarant: Declarant
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annexes-'))
  declarant = await aDeclarant(`annexes.${Date.now()}@exemple.fr`, 'Odile', 'Mittelbrucher')
})
test.afterAll(() => rm(folder, { recursive: true }))

test.beforeEach(async ({ page }) => {
  await signIn(page, declarant, '/creation')
})

const press = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true }).click()

/** A whole one-pixel GIF: the browser can read it, but the court does not accept the format. */
const aGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test('[ANNEX-01] [ANNEX-04] [ANNEX-05] [ANNEX-06] [ANNEX-08] [ANNEX-20] [ANNEX-23] [ANNEX-24] [ANNEX-25] [ANNEX-27] [ANNEX-28] [FORM-17] documents are checked when added, listed, weighed and deleted', async ({
  page,
}) => {
  await fillToAnnexes(page, 'Association des essais')
  const suivant = page.getByRole('button', { name: 'Suivant' })
  await expect(suivant).toHaveAccessibleDescription(/Déclaration d'inscription\s: à joindre.*Statuts signés\s: à joindre.*Procès-verbal/)
  await page.getByRole('button', { name: 'Ajouter un autre document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une annexe' })
  const add = dialog.getByRole('button', { name: 'Ajouter une annexe' })
  const fichier = dialog.getByLabel('Fichier', { exact: true })
  await dialog.getByLabel('Type de document').selectOption({ label: 'Statuts' })
  await add.click()
  await expect(dialog.getByLabel("Date d'adoption")).toHaveAccessibleDescription(new RegExp(obligatoire))
  await expect(fichier).toHaveAccessibleDescription(new RegExp(obligatoire))
  await dialog.getByLabel("Date d'adoption").fill(formatJour(addJours(jourDeParis(new Date()), 1)))
  await add.click()
  await expect(dialog.getByLabel("Date d'adoption")).toHaveAccessibleDescription(/La date ne peut être postérieure à la date du jour/)
  await dialog.getByLabel("Date d'adoption").fill('2026-10-03')
  await fichier.setInputFiles({ name: 'lourd.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(3_200_000) })
  await add.click()
  await expect(fichier).toHaveAccessibleDescription(/le fichier dépasse la taille maximale autorisée de 3,00\sMo/)
  await writeFile(join(folder, 'image.gif'), aGif)
  await fichier.setInputFiles(join(folder, 'image.gif'))
  await add.click()
  await expect(fichier).toHaveAccessibleDescription(/le type de fichier n'est pas acceptable/)
  // The browser accepts a truncated PDF, and the server, which opens it, refuses it.
  await writeFile(join(folder, 'coupe.pdf'), await truncatedPdf())
  await fichier.setInputFiles(join(folder, 'coupe.pdf'))
  await add.click()
  await expect(dialog.getByText("Erreur durant l'ajout du document.")).toBeVisible()
  await expect(fichier).toHaveAccessibleDescription(/Fichier inaccessible ou endommagé/)
  await fichier.setInputFiles(await aPdf(folder, 'statuts.pdf', 'Statuts'))
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Le document a été ajouté.')).toBeVisible()
  await expect(slot(page, 'Statuts signés').getByText('Joints', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Total\s: 1,\d\d\sKo sur 30,00\sMo$/)).toBeVisible()

  const consult = page.getByRole('button', { name: /^Consulter statuts.pdf \(PDF/ })
  expect(await openedBy(page, () => consult.click())).toMatch(/^blob:/)
  await page.context().pages().at(-1)?.close()

  await page.getByRole('button', { name: 'Supprimer statuts.pdf' }).click()
  const question = page.getByRole('dialog', { name: "Suppression de l'annexe" })
  await expect(question).toContainText("Voulez-vous supprimer l'annexe « statuts.pdf » ?")
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(slot(page, 'Statuts signés').getByText('Joints', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer statuts.pdf' }).click()
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByText("L'annexe a été supprimée.")).toBeVisible()
  await expect(slot(page, 'Statuts signés').getByText('À joindre', { exact: true })).toBeVisible()
})

test('[ANNEX-03] [ANNEX-09] [ANNEX-26] the documents are weighed against the limits that the server says', async ({ page }) => {
  await page.route('**/api/constantes', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), tailleMax: 2000 } })
  })
  await page.reload()
  await fillToAnnexes(page, 'Association des limites')
  const date = { label: "Date d'adoption", value: '2026-10-03' }
  await joinIn(page, 'Statuts signés', await aPdf(folder, 'statuts.pdf', 'Statuts'), date)
  await expect(page.getByText(/^Total\s: 1,\d\d\sKo sur 1,95\sKo$/)).toBeVisible()
  await joinIn(page, "Déclaration d'inscription", await aPdf(folder, 'declaration.pdf', 'Déclaration'))
  await expect(page.getByRole('button', { name: 'Suivant' })).toHaveAccessibleDescription(
    /La taille des fichiers dépasse la limite de 1,95\sKo/,
  )
})

test('[X-77] [ANNEX-15] minutes are of an ordinary assembly at first: the checklist says that it is not the constitutive one, one gesture changes it @proof', async ({
  page,
}) => {
  await fillToAnnexes(page, 'Association des essais')
  await page.getByRole('button', { name: 'Ajouter un autre document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une annexe' })
  await dialog.getByLabel('Type de document').selectOption({ label: "Procès-verbal d'assemblée générale" })
  await expect(dialog.getByLabel('Sous-type').locator('option')).toHaveText(['Ordinaire', 'Extraordinaire', 'Constitutive'])
  await expect(dialog.getByLabel('Sous-type').locator('option:checked')).toHaveText('Ordinaire')
  await dialog.getByLabel("Date de l'assemblée générale").fill('2026-10-03')
  await dialog.getByLabel('Fichier', { exact: true }).setInputFiles(await aPdf(folder, 'pv.pdf', 'Procès-verbal'))
  await dialog.getByRole('button', { name: 'Ajouter une annexe' }).click()
  const minutes = slot(page, "Procès-verbal de l'assemblée générale constitutive")
  await expect(minutes).toContainText("joint, mais ce n'est pas celui de l'assemblée constitutive")
  await expect(minutes.getByText('À préciser', { exact: true })).toBeVisible()
  await expectNoDefect(page)
  await minutes.getByRole('button', { name: /^Indiquer l'assemblée constitutive\s: pv\.pdf$/ }).click()
  await expect(minutes.getByText('Joint', { exact: true })).toBeVisible()
  await expect(minutes).not.toContainText("ce n'est pas celui")
  await expect(minutes.getByRole('heading')).toBeFocused()
  await expect(minutes).toContainText("Procès-verbal d'assemblée générale, Constitutive")
})

test('a required document is chosen in its slot: checked at once, kept while its date is missing, replaced, restored', async ({ page }) => {
  await fillToAnnexes(page, 'Chorale des emplacements')
  const place = slot(page, 'Statuts signés')
  const date = place.getByLabel("Date d'adoption")
  const choose = async (name: string, buffer: Buffer, mimeType = 'application/pdf') => {
    const chooser = page.waitForEvent('filechooser')
    await place.getByRole('button', { name: /^Choisir un fichier/ }).click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  await choose('image.gif', aGif, 'image/gif')
  await expect(place.getByRole('alert')).toContainText("le type de fichier n'est pas acceptable")
  await choose('lourd.pdf', Buffer.alloc(3_200_000))
  await expect(place.getByRole('alert')).toContainText(/le fichier dépasse la taille maximale autorisée de 3,00\sMo/)
  await expect(place.getByText('Enregistrez-le en qualité réduite, ou séparez-le en plusieurs fichiers.')).toBeVisible()
  await choose('coupe.pdf', await truncatedPdf())
  await expect(place.getByRole('alert')).toContainText('Fichier inaccessible ou endommagé')
  await expect(date).toHaveAccessibleDescription(/le champ est obligatoire/)
  await expectNoDefect(page)

  await choose('statuts.pdf', await makePdf({ texte: 'Statuts' }))
  await expect(place.getByRole('alert')).toBeEmpty()
  await expect(place.getByText(/^statuts\.pdf, \d,\d\d\sKo\s: pas encore joint/)).toBeVisible()
  await expect(date).toBeFocused()
  await losesNothing(page)
  await expectNoDefect(page)
  // Another step, then a reload: the file not added yet is still there.
  await press(page, 'Précédent')
  await next(page)
  await expect(place.getByText(/^statuts\.pdf, .*pas encore joint/)).toBeVisible()
  await page.reload()
  await expect(place.getByText(/^statuts\.pdf, .*pas encore joint/)).toBeVisible()
  await date.fill('2026-10-10')
  await place.getByRole('button', { name: /^Joindre le document/ }).click()
  await expect(place).toContainText('Statuts, daté du 10/10/2026')

  const again = 'Corriger ou remplacer statuts.pdf'
  await press(place, again)
  await expect(date).toHaveValue('10/10/2026')
  await expectNoDefect(page)
  await place.getByRole('button', { name: /^Annuler/ }).click()
  await expect(place.getByRole('heading')).toBeFocused()
  // A wrong date does not lose the file.
  await press(place, again)
  const correct = place.getByRole('button', { name: /^Corriger sans changer de fichier/ })
  await date.fill('')
  await correct.click()
  await expect(date).toHaveAccessibleDescription(/le champ est obligatoire/)
  await date.fill('2026-10-12')
  await correct.click()
  await expect(place.getByText('Le document a été corrigé.')).toBeVisible()
  await expect(place).toContainText('Statuts, daté du 12/10/2026')
  await press(place, again)
  await choose('statuts-signes.pdf', await makePdf({ texte: 'Statuts signés' }))
  await expect(place.getByText('Le document a été remplacé.')).toBeVisible()
  await expect(place.getByText('statuts-signes.pdf', { exact: true })).toBeVisible()
  await expect(place.getByRole('button', { name: 'Supprimer statuts.pdf' })).toHaveCount(0)
  const { fichiers } = await readDraft(page, declarant, 1)
  expect(fichiers).toHaveLength(1)
})
