import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { makeImage } from '../../server/test/corpus/images.ts'
import { expectNoDefect } from '../support/axe.ts'
import { chooseOption, fillDeclarant, next, slot, stepTitle } from '../support/creation.ts'
import { aPdf } from '../support/files.ts'
import { losesNothing } from '../support/geometry.ts'
import { pointer } from '../support/hands.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

// A document begun but not added yet: nothing is lost, and nobody leaves it behind without a warning.
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commencee-'))
})
test.afterAll(() => rm(folder, { recursive: true }))

const thumbnails = (scope: Locator) => scope.getByRole('img', { name: /^Page \d$/ })
const take = async (button: Locator, name: string) => {
  const chooser = button.page().waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await makeImage({ largeur: 600, hauteur: 800 }) })
}

test('a file without its date blocks « Suivant » even in an optional slot, a document closed by × is restored, and pages photographed offline are sent once online', async ({
  page,
}) => {
  const person = await aDeclarant(`commencee.${Date.now()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const informations = { ...makeVersion().informations, dateDissolution: '2025-05-05' }
  const association = await anAssociation(person.email, { etatAssociation: 'DISSOUTE', informations })
  await signIn(page, person, `/association/${association}/radiation`)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await fillDeclarant(page)
  await next(page)
  await page.getByRole('checkbox', { name: /^Je certifie que la liquidation est terminée/ }).check({ force: true })
  await next(page)
  await stepTitle(page, 'Étape 3 sur 4 Annexes').waitFor()

  const place = slot(page, 'Publication de la dissolution')
  const suivant = page.getByRole('button', { name: 'Suivant' })
  await expect(suivant).not.toHaveAttribute('aria-disabled')
  const begun = /Publication de la dissolution\s: commencé, pas encore joint\. Joignez-le, ou annulez-le\./
  await pointer.attach(place.getByRole('button', { name: /^Choisir un fichier/ }), await aPdf(folder, 'publication.pdf', 'Publication'))
  await expect(place.getByText(/^publication\.pdf, .*pas encore joint/)).toBeVisible()
  await expect(suivant).toHaveAccessibleDescription(begun)
  await expectNoDefect(page)
  await losesNothing(page)
  await suivant.click({ force: true })
  await expect(stepTitle(page, 'Étape 3 sur 4 Annexes')).toBeVisible()
  await place.getByRole('button', { name: /^Annuler/ }).click()
  await expect(suivant).not.toHaveAttribute('aria-disabled')

  // Pages photographed offline stay on the device, with a message, and are sent once online.
  const camera = place.getByRole('button', { name: /^(Photographier|Ajouter une page)/ })
  await take(camera, 'une.jpg')
  await expect(thumbnails(place)).toHaveCount(1)
  await page.context().setOffline(true)
  await take(camera, 'deux.jpg')
  await expect(thumbnails(place)).toHaveCount(2)
  await expect(place.getByText(/^Pas encore enregistrée\s: la connexion est interrompue\. La page reste sur cet appareil/)).toBeVisible()
  await expectNoDefect(page)
  await place.getByRole('button', { name: 'Tourner la page 2' }).click()
  await place.getByLabel('Date de publication').fill('2025-10-10')
  await chooseOption(place, "Journal d'annonces légales", "L'Al", "L'Alsace")
  await place.getByRole('button', { name: /^Joindre le document/ }).click()
  await expect(place.getByRole('alert')).toContainText(/L'envoi de .* a échoué\./)
  await expect(thumbnails(place)).toHaveCount(2)
  await page.context().setOffline(false)
  await expect(place.getByText(/^Pas encore enregistrée/)).toHaveCount(0)
  await page.reload()
  await expect(thumbnails(place)).toHaveCount(2)
  await expect(suivant).toHaveAccessibleDescription(begun)
  await place.getByLabel('Date de publication').fill('2025-10-10')
  await chooseOption(place, "Journal d'annonces légales", "L'Al", "L'Alsace")
  await place.getByRole('button', { name: /^Joindre le document/ }).click()
  await place.getByRole('button', { name: 'Garder ce document' }).click()
  await expect(place.getByText('Jointe', { exact: true })).toBeVisible()
  await expect(suivant).not.toHaveAttribute('aria-disabled')

  // Another document: × keeps it, « Annuler » drops it.
  const other = page.getByRole('button', { name: 'Ajouter un autre document' })
  const again = page.getByRole('button', { name: 'Reprendre le document commencé' })
  const dialog = page.getByRole('dialog', { name: 'Ajouter une annexe' })
  const close = dialog.getByRole('button', { name: 'Fermer' })
  await other.click()
  await close.click()
  await expect(again).toHaveCount(0)
  await other.click()
  await dialog.getByLabel('Type de document').selectOption('Pièce jointe')
  await take(dialog.getByRole('button', { name: 'Photographier des pages' }), 'bail.jpg')
  await expect(thumbnails(dialog)).toHaveCount(1)
  await close.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Un document est commencé\s; il n'est pas encore joint\.$/)).toBeVisible()
  await expect(again).toBeFocused()
  await expect(suivant).toHaveAccessibleDescription(/Autre document\s: commencé, pas encore joint\./)
  await expectNoDefect(page)
  // Another step or a reload neither opens it nor loses it.
  await page.getByRole('button', { name: 'Précédent' }).click()
  await next(page)
  await expect(again).toBeVisible()
  await page.reload()
  await expect(again).toBeVisible()
  await expect(dialog).toBeHidden()
  await again.click()
  await expect(dialog.getByLabel('Type de document').locator('option:checked')).toHaveText('Pièce jointe')
  await expect(thumbnails(dialog)).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(other).toBeFocused()
  await expect(suivant).not.toHaveAttribute('aria-disabled')
  await other.click()
  await expect(thumbnails(dialog)).toHaveCount(0)
  await expect(dialog.getByLabel('Type de document')).toHaveValue('')
})
