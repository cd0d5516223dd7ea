import { expect, type Locator, type Page } from '@playwright/test'
import { jpegCouche, makeImage } from '../../server/test/corpus/images.ts'
import { picturesOfPdf } from '../../server/test/pictures-of-pdf.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { fillToAnnexes, slot } from '../support/creation.ts'
import { holdWithMouse, releaseMouse } from '../support/drag.ts'
import { readDraft } from '../support/drafts.ts'
import { losesNothing } from '../support/geometry.ts'
import { openedBy } from '../support/opened.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const debout = { largeur: 600, hauteur: 800 }
const couche = { largeur: 800, hauteur: 600 }

/** A photograph, padded to a size: cameras append other data to the image. */
const photo = (name: string, image: Buffer, octets = image.length) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([image, Buffer.alloc(octets - image.length)]),
})
type Chosen = ReturnType<typeof photo>

const press = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true }).click()
const take = async (page: Page, button: Locator, photos: Chosen[]) => {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(photos)
}
const openDialog = async (page: Page) => {
  await press(page, 'Ajouter un autre document')
  return page.getByRole('dialog', { name: 'Ajouter une annexe' })
}
const thumbnails = (dialog: Locator) => dialog.getByRole('img', { name: /^Page \d$/ })
/** For each page, whether it is shown wider than high. */
const lying = (dialog: Locator) =>
  thumbnails(dialog).evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ naturalWidth, naturalHeight }) => naturalWidth > naturalHeight),
  )

test('a paper document is photographed page by page, survives a reload, is restored on another device and added as one PDF; a heavy photograph is offered reduced, an unreadable one refused', async ({
  page,
  browser,
}) => {
  const person = await aDeclarant(`photos-${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  await signIn(page, person, '/creation')
  await fillToAnnexes(page, 'Chorale photographiée')
  const place = slot(page, 'Statuts signés')
  await expectNoDefect(page)
  const declaration = slot(page, "Déclaration d'inscription").getByRole('button', {
    name: /^Télécharger\s: Déclaration d'inscription \(PDF\)$/,
  })
  const [download] = await Promise.all([page.waitForEvent('download'), declaration.click()])
  expect(download.suggestedFilename()).toBe("Déclaration d'inscription.pdf")

  // One photograph is upright by its EXIF orientation, the other by its pixels. Both become lighter.
  const camera = place.getByRole('button', { name: /^Photographier/ })
  await take(page, camera, [photo('une.jpg', await makeImage(debout), 2_000_000)])
  await take(page, place.getByRole('button', { name: /^Ajouter une page/ }), [photo('deux.jpg', await jpegCouche(couche))])
  await expect(thumbnails(place)).toHaveCount(2)
  await expect.poll(() => lying(place)).toEqual([false, false])
  await expect(place.getByText(/^2 pages, \d+,\d\d\sKo$/)).toBeVisible()
  await expect(place.getByText(/^Trop lourd\s\? Nous l'avons réduit de 1,\d\d\sMo\. Vérifiez qu'il reste lisible\.$/)).toBeVisible()
  await press(place, 'Tourner la page 2')
  await expect.poll(() => lying(place)).toEqual([false, true])
  await press(place, 'Monter Page 2')
  await expect(place.getByText('Page 2 est maintenant en position 1 sur 2.')).toBeAttached()
  await expect.poll(() => lying(place)).toEqual([true, false])
  await press(place, 'Agrandir la page 1')
  await expectNoDefect(page)
  await expectSameTree(page, 'page-agrandie')

  // After a page is removed, the focus stays in the document.
  await take(page, place.getByRole('button', { name: /^Ajouter une page/ }), [photo('trois.jpg', await makeImage(couche))])
  await expect(thumbnails(place)).toHaveCount(3)
  await press(place, 'Supprimer la page 3')
  await expect(thumbnails(place)).toHaveCount(2)
  await expect(place.getByRole('group', { name: /^Fichier ou pages photographiées/ })).toBeFocused()

  await page.reload()
  await expect(thumbnails(place)).toHaveCount(2)
  await expect.poll(() => lying(place)).toEqual([true, false])
  // Another device restores them in order, with their rotation.
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const { pathname, search } = new URL(page.url())
  await signIn(other, person, pathname + search)
  const found = slot(other, 'Statuts signés')
  await expect(thumbnails(found)).toHaveCount(2)
  await expect.poll(() => lying(found)).toEqual([true, false])
  await elsewhere.close()
  const join = place.getByRole('button', { name: /^Joindre le document/ })
  await join.click()
  const date = place.getByLabel("Date d'adoption")
  await expect(date).toBeFocused()
  await expect(date).toHaveAccessibleDescription(/le champ est obligatoire/)
  await date.fill('2026-10-10')
  await join.click()
  // The final PDF is shown before it is added, and the pages are still there.
  const told = /^Vos pages forment un seul PDF de \d+,\d\d\sKo\./
  await expect(place.getByText(told)).toBeVisible()
  await expectNoDefect(page)
  await losesNothing(page)
  expect(await openedBy(page, () => place.getByRole('button', { name: /^Consulter Statuts \(PDF/ }).click())).toMatch(/^blob:/)
  await page.context().pages().at(-1)?.close()
  await press(place, 'Revenir aux pages')
  await expect(thumbnails(place)).toHaveCount(2)
  await join.click()
  await expect(place.getByText(told)).toBeVisible()
  await press(place, 'Garder ce document')
  await expect(place.getByText('Joints', { exact: true })).toBeVisible()
  await expect(place.getByText('Le document a été ajouté.')).toBeVisible()
  await expect(place.getByRole('heading')).toBeFocused()
  await expect(page.getByRole('button', { name: /^Consulter Statuts \(PDF, \d+,\d\d\sKo, nouvel onglet\)$/ })).toBeVisible()
  const { fichiers } = await readDraft(page, person, 1)
  const pages = await picturesOfPdf(new Uint8Array(await fichiers[0]!.arrayBuffer()))
  expect(pages.map(({ paper }) => paper)).toEqual([
    [842, 595],
    [595, 842],
  ])

  // Another document: a single photograph, too heavy.
  const dialog = await openDialog(page)
  await dialog.getByLabel('Type de document').selectOption('Pièce jointe')
  const file = dialog.getByLabel('Fichier', { exact: true })
  const unreadable = (name: string) =>
    dialog
      .getByRole('group', { name: 'Fichier ou pages photographiées' })
      .getByText(`Votre navigateur ne peut pas lire l'image ${name}. Enregistrez-la au format JPEG, PNG ou PDF, puis ajoutez-la à nouveau.`)
  await file.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') })
  await expect(unreadable('IMG_1.HEIC')).toBeVisible()
  await take(page, dialog.getByRole('button', { name: 'Photographier des pages', exact: true }), [photo('noire.jpg', Buffer.from('rien'))])
  await expect(unreadable('noire.jpg')).toBeVisible()

  await file.setInputFiles(photo('bail.jpg', await makeImage(debout), 3_900_000))
  await expect(
    dialog.getByText(
      "Cette photo pèse 3,72\u00A0Mo\u00A0; la limite est de 3,00\u00A0Mo. Voulez-vous utiliser une version réduite\u00A0? Vérifiez qu'elle reste lisible.",
    ),
  ).toBeVisible()
  await expectNoDefect(page)
  await press(dialog, 'Utiliser la version réduite')
  await expect(thumbnails(dialog)).toHaveCount(1)
  await press(dialog, 'Ajouter une annexe')
  await expect(dialog).toBeHidden()
  // A single photograph stays a JPEG.
  await expect(page.getByRole('button', { name: /^Consulter .+ \(JPEG, \d+,\d\d\sKo, nouvel onglet\)$/ })).toBeVisible()
})

test('pages are cropped by keyboard, dragged, and reduced when they are too heavy together', async ({ page }) => {
  const person = await aDeclarant(`pages-${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  await signIn(page, person, '/creation')
  await fillToAnnexes(page, 'Chorale des pages')
  const place = slot(page, "Déclaration d'inscription")
  await take(page, place.getByRole('button', { name: /^Photographier/ }), [
    photo('une.jpg', await makeImage(debout)),
    photo('deux.jpg', await jpegCouche(couche)),
  ])
  await expect(thumbnails(place)).toHaveCount(2)
  const sizes = () =>
    thumbnails(place).evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]),
    )
  await press(place, 'Recadrer la page 1')
  const crop = place.getByRole('group', { name: 'Recadrer la page 1' })
  await expect(crop).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(crop.getByLabel('Retirer en haut')).toBeFocused()
  for (let i = 0; i < 25; i += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(crop.getByLabel('Retirer en bas')).toHaveValue('45')
  await expectNoDefect(page)
  await expectSameTree(page, 'recadrer')
  await losesNothing(page)
  await press(crop, 'Recadrer ainsi')
  await expect.poll(sizes).toEqual([
    [600, 240],
    [600, 800],
  ])
  await expect(place.getByRole('group', { name: 'Page 1', exact: true })).toBeFocused()

  // Drag it below the other one, then undo the crop.
  const rows = place.getByRole('listitem')
  await holdWithMouse(page, rows.first().locator('.ordered-list__handle'), rows.last().locator('.ordered-list__handle'))
  await releaseMouse(page)
  await expect.poll(sizes).toEqual([
    [600, 800],
    [600, 240],
  ])
  await press(place, 'Page entière\u00A0: page 2')
  await expect.poll(sizes).toEqual([
    [600, 800],
    [600, 800],
  ])

  const heavy = await makeImage({ largeur: 1650, hauteur: 2330 })
  await take(page, place.getByRole('button', { name: /^Ajouter une page/ }), [photo('lourde.jpg', heavy), photo('lourde-bis.jpg', heavy)])
  const tooHeavy = place.getByText(/^Les pages pèsent ensemble .* Réduisez-les, ou joignez-les en plusieurs documents\.$/)
  await expect(tooHeavy).toBeVisible()
  // The first two have less than 150 dots per inch at A4.
  await expect(place.getByText(/^Photo peu détaillée\./)).toHaveCount(2)
  await place.getByRole('button', { name: /^Joindre le document/ }).click()
  await expect(tooHeavy).toHaveCount(1)
  await expectNoDefect(page)
  await press(place, 'Réduire les pages')
  await expect(tooHeavy).toHaveCount(0)
  await place.getByRole('button', { name: /^Joindre le document/ }).click()
  await press(place, 'Garder ce document')
  await expect(place.getByText('Jointe', { exact: true })).toBeVisible()
})
