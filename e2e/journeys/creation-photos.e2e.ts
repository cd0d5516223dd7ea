import { expect, type Locator, type Page } from '@playwright/test'
import { jpegCouche, uneImage } from '../../server/test/corpus/images.ts'
import { picturesOfPdf } from '../../server/test/pictures-of-pdf.ts'
import { sansDefautPartout } from '../support/axe.ts'
import { fillToAnnexes } from '../support/creation.ts'
import { readDraft } from '../support/drafts.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const debout = { largeur: 600, hauteur: 800 }
const couche = { largeur: 800, hauteur: 600 }

/** A photograph as its camera names it; longer than it need be, as films and sounds behind it make it. */
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
  await press(page, 'Ajouter une annexe')
  return page.getByRole('dialog', { name: 'Ajouter une annexe' })
}
const thumbnails = (dialog: Locator) => dialog.getByRole('img', { name: /^Page \d$/ })
/** Wider than high, for each page as it is shown. */
const lying = (dialog: Locator) =>
  thumbnails(dialog).evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ naturalWidth, naturalHeight }) => naturalWidth > naturalHeight),
  )

test('a paper document is photographed page by page, survives a reload and is joined as one PDF; a photograph too heavy is offered reduced, one that cannot be read refused at once', async ({
  page,
}) => {
  const person = await aDeclarant(`photos-${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  await signIn(page, person, '/creation')
  await fillToAnnexes(page, 'Chorale photographiée')
  const dialog = await openDialog(page)
  await dialog.getByLabel('Type de document').selectOption('Statuts')
  await dialog.getByLabel("Date d'adoption").fill('2026-10-10')

  // Upright by what its camera says, then a second one held upright; both lighter than they were.
  const camera = dialog.getByRole('button', { name: 'Photographier des pages', exact: true })
  await take(page, camera, [photo('une.jpg', await uneImage(debout), 2_000_000)])
  await take(page, dialog.getByRole('button', { name: 'Ajouter une page', exact: true }), [photo('deux.jpg', await jpegCouche(couche))])
  await expect(thumbnails(dialog)).toHaveCount(2)
  await expect.poll(() => lying(dialog)).toEqual([false, false])
  await expect(dialog.getByText(/^2 pages, \d+,\d\d\sKo$/)).toBeVisible()
  await expect(dialog.getByText(/^Trop lourd\s\? Nous l'avons réduit de 1,\d\d\sMo\. Vérifiez qu'il reste lisible\.$/)).toBeVisible()
  await press(dialog, 'Tourner la page 2')
  await expect.poll(() => lying(dialog)).toEqual([false, true])
  await press(dialog, 'Monter Page 2')
  await expect(dialog.getByText('Page 2 est maintenant en position 1 sur 2.')).toBeAttached()
  await expect.poll(() => lying(dialog)).toEqual([true, false])
  await press(dialog, 'Agrandir la page 1')
  await sansDefautPartout(page)

  // A page too many is removed, and the focus stays in the document.
  await take(page, dialog.getByRole('button', { name: 'Ajouter une page', exact: true }), [photo('trois.jpg', await uneImage(couche))])
  await expect(thumbnails(dialog)).toHaveCount(3)
  await press(dialog, 'Supprimer la page 3')
  await expect(thumbnails(dialog)).toHaveCount(2)
  await expect(dialog.getByRole('group', { name: 'Fichier ou pages photographiées' })).toBeFocused()

  await page.reload()
  await expect(thumbnails(dialog)).toHaveCount(2)
  await expect.poll(() => lying(dialog)).toEqual([true, false])
  await press(dialog, 'Ajouter une annexe')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Consulter Statuts \(PDF, \d+,\d\d\sKo, nouvel onglet\)$/ })).toBeVisible()
  const { fichiers } = await readDraft(page, person, 1)
  const pages = await picturesOfPdf(new Uint8Array(await fichiers[0]!.arrayBuffer()))
  expect(pages.map(({ paper }) => paper)).toEqual([
    [842, 595],
    [595, 842],
  ])

  // Another document: one photograph, too heavy.
  await openDialog(page)
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

  await file.setInputFiles(photo('bail.jpg', await uneImage(debout), 3_900_000))
  await expect(
    dialog.getByText(
      "Cette photo pèse 3,72\u00A0Mo\u00A0; la limite est de 3,00\u00A0Mo. Voulez-vous utiliser une version réduite\u00A0? Vérifiez qu'elle reste lisible.",
    ),
  ).toBeVisible()
  await sansDefautPartout(page)
  await press(dialog, 'Utiliser la version réduite')
  await expect(thumbnails(dialog)).toHaveCount(1)
  await press(dialog, 'Ajouter une annexe')
  await expect(dialog).toBeHidden()
  // Alone it stays the picture it is.
  await expect(page.getByRole('button', { name: /^Consulter .+ \(JPEG, \d+,\d\d\sKo, nouvel onglet\)$/ })).toBeVisible()
})
