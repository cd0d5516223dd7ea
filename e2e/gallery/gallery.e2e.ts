import { expect, test, type Page } from '@playwright/test'
import { sansDefautPartout } from '../support/axe.ts'
import { holdWithMouse } from '../support/drag.ts'
import { serveGallery } from './serve.ts'

let gallery: Awaited<ReturnType<typeof serveGallery>>
const complaints: string[] = []

test.beforeAll(async () => {
  gallery = await serveGallery()
})
test.afterAll(() => gallery.close())
test.beforeEach(({ page }) => {
  complaints.length = 0
  // The policy of threats.md T3 is on: an inline style or script would complain here.
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
})
test.afterEach(() => expect(complaints).toEqual([]))

const open = (page: Page, path: string) => page.goto(gallery.url + path)

test.describe('a form', () => {
  test.beforeEach(({ page }) => open(page, '/'))

  test('[FORM-16] [ERR-04] sent empty: each message is tied to its field, listed with links, and the focus is on the first', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Envoyer' }).click()
    const nom = page.getByLabel('Nom', { exact: true })
    await expect(nom).toBeFocused()
    await expect(nom).toHaveAttribute('aria-invalid', 'true')
    await expect(nom).toHaveAccessibleDescription('le champ est obligatoire')
    await expect(page.getByText('Veuillez vérifier votre saisie. Les erreurs sont indiquées en rouge.')).toBeVisible()
    await expect(page.locator('.fr-alert').getByRole('link')).toHaveText(
      ['Nom', 'Date des statuts', 'Commune'].map((label) => `${label} : le champ est obligatoire`),
    )
    await page.getByRole('link', { name: 'Commune : le champ est obligatoire' }).click()
    await expect(page.getByRole('combobox', { name: 'Commune' })).toBeFocused()
  })

  test('[FORM-04] [FORM-06] refused by the server: messages joined on their field, gone when it changes', async ({ page }) => {
    const nom = page.getByLabel('Nom', { exact: true })
    await nom.fill('refus')
    await page.getByLabel('Date des statuts').fill('2026-11-01')
    await page.getByRole('combobox', { name: 'Commune' }).fill('Kehl')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(nom).toHaveAccessibleDescription('nom refusé, nom trop court')
    await expect(page.getByLabel('Fichier (facultatif)')).toHaveAccessibleDescription(/Fichier inaccessible ou endommagé/)
    await expect(page.getByRole('link', { name: 'liste incomplète' })).toBeVisible()
    await nom.fill('refu')
    await expect(nom).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText('nom refusé')).toHaveCount(0)
  })

  test('no message comes from leaving a field empty', async ({ page }) => {
    await page.getByLabel('Nom', { exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByText('le champ est obligatoire')).toHaveCount(0)
  })

  test('a password can be read while it is typed', async ({ page }) => {
    const password = page.getByLabel('Mot de passe (facultatif)')
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('[CONST-18] a chosen file is told with its size', async ({ page }) => {
    const file = page.getByLabel('Fichier (facultatif)')
    await file.setInputFiles({ name: 'statuts.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(3_145_728) })
    await expect(page.getByText('Fichier choisi : statuts.pdf (3,00 Mo)')).toBeVisible()
  })

  test('[FORM-19] [FORM-20] leaving asks when something has changed, and not otherwise', async ({ page }) => {
    const away = page.getByRole('link', { name: 'Vers la page Divers' })
    const nom = page.getByLabel('Nom', { exact: true })
    await nom.fill('Muller')
    await away.click()
    const question = page.getByRole('dialog', { name: 'Annuler les modifications ?' })
    await question.getByRole('button', { name: 'Non' }).click()
    await expect(nom).toHaveValue('Muller')
    await nom.fill('')
    await away.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Divers' })).toBeFocused()
  })

  test('leaving with « Oui » leaves', async ({ page }) => {
    await page.getByLabel('Nom', { exact: true }).fill('Muller')
    await page.getByRole('link', { name: 'Vers la page Divers' }).click()
    await page.getByRole('button', { name: 'Oui' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Divers' })).toBeVisible()
  })
})

test.describe('a combobox', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/')
    await page.getByLabel('Nom', { exact: true }).fill('Muller')
    await page.getByLabel('Date des statuts').fill('2026-11-01')
  })
  const sent = async (page: Page): Promise<unknown> => {
    await page.getByRole('button', { name: 'Envoyer' }).click()
    return (JSON.parse(await page.locator('output').innerText()) as { commune: unknown }).commune
  }

  test('announces how many suggestions there are, and one is chosen by keyboard', async ({ page }) => {
    const commune = page.getByRole('combobox', { name: 'Commune' })
    await commune.pressSequentially('stras')
    await expect(page.getByText('2 suggestions, utilisez les flèches pour choisir.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(commune).toHaveValue('Strasbourg')
    await expect(commune).toHaveAttribute('aria-expanded', 'false')
    expect(await sent(page)).toEqual({ id: 0, libelle: 'Strasbourg' })
  })

  test('keeps a text found in no list, with the id -1', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Commune' }).pressSequentially('Kehl am Rhein')
    expect(await sent(page)).toEqual({ id: -1, libelle: 'Kehl am Rhein' })
  })

  test('can be changed again and again: chosen, retyped, chosen by pointer, then free', async ({ page }) => {
    const commune = page.getByRole('combobox', { name: 'Commune' })
    for (let round = 0; round < 5; round += 1) {
      await commune.fill('col')
      await page.getByRole('option', { name: 'Colmar' }).click()
      await expect(commune).toHaveValue('Colmar')
      await commune.press('Backspace')
      await expect(commune).toHaveValue('Colma')
      await commune.fill('mul')
      await page.getByRole('option', { name: 'Mulhouse' }).click()
    }
    expect(await sent(page)).toEqual({ id: 3, libelle: 'Mulhouse' })
    await commune.fill('Mulhouse-Est')
    expect(await sent(page)).toEqual({ id: -1, libelle: 'Mulhouse-Est' })
  })
})

test.describe('a table', () => {
  test.beforeEach(({ page }) => open(page, '/tableau'))

  test('[CONST-04] shows 20 rows, or 10, 20, 50, all', async ({ page }) => {
    await expect(page.getByRole('row')).toHaveCount(21)
    const size = page.getByLabel('Lignes par page')
    await expect(size.getByRole('option')).toHaveText(['10', '20', '50', 'toutes'])
    await size.selectOption('toutes')
    await expect(page.getByRole('row')).toHaveCount(46)
  })

  test('[TABLE-02] its pages count from 1', async ({ page }) => {
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('cell', { name: 'STR000021' })).toBeVisible()
  })

  test('[TABLE-03] a sort button names its column, and the order is announced', async ({ page }) => {
    const header = page.getByRole('columnheader', { name: 'Trier par N°' })
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Trier par N°' }).click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByRole('status').filter({ hasText: 'Trié par N°, ordre décroissant' })).toBeAttached()
    await expect(page.getByRole('row').nth(1)).toContainText('STR000045')
  })

  test('[TABLE-04] goes back to its last page when the list has become shorter', async ({ page }) => {
    await page.getByRole('button', { name: 'Page 3' }).click()
    await page.getByRole('button', { name: 'Raccourcir la liste' }).click()
    await expect(page.getByRole('row')).toHaveCount(16)
  })

  test('[TABLE-05] keeps its rows when the server does not answer, and says so without a notice', async ({ page }) => {
    await page.getByRole('button', { name: 'Couper le serveur' }).click()
    await expect(page.getByText("La liste n'est pas à jour : le serveur n'a pas répondu.")).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(21)
    await expect(page.getByRole('button', { name: 'Messages (0)' })).toBeVisible()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText("La liste n'est pas à jour")).toHaveCount(0)
  })

  test('[TABLE-08] says that it is empty', async ({ page }) => {
    await page.getByRole('button', { name: 'Vider la liste' }).click()
    await expect(page.getByText('Aucun élément.')).toBeVisible()
  })
})

test.describe('the other components', () => {
  test.beforeEach(({ page }) => open(page, '/divers'))

  test('[CONST-01] a notice leaves after five seconds unless it is being read, an error stays until closed', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    await page.getByRole('button', { name: 'Succès' }).click()
    const notice = page.getByRole('status').getByText('La requête a été créée')
    await page.clock.runFor(4_900)
    const { x, y } = (await notice.boundingBox())!
    await page.mouse.move(x + 5, y + 5)
    await page.clock.runFor(10_000)
    await expect(notice).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(4_900)
    await expect(notice).toBeVisible()
    await page.clock.runFor(200)
    await expect(notice).toHaveCount(0)

    await page.getByRole('button', { name: 'Erreur' }).click()
    await page.clock.runFor(60_000)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Erreur durant la soumission')
    await alert.getByRole('button', { name: 'Fermer ce message' }).click()
    await expect(alert).toBeEmpty()

    await page.getByRole('button', { name: 'Messages (2)' }).click()
    await expect(page.getByRole('dialog', { name: 'Messages de cette session' })).toContainText('La requête a été créée')
  })

  test('[CONST-13] a dialog is 600 to 800 pixels wide, closes on Escape as a refusal, and gives the focus back', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Retirer la requête' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Retirer la requête ?' })
    const { width } = (await dialog.boundingBox())!
    expect(width).toBeGreaterThanOrEqual(600)
    expect(width).toBeLessThanOrEqual(800)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator('output')).toHaveText('non')
    await button.click()
    await dialog.getByRole('button', { name: 'Oui' }).click()
    await expect(page.locator('output')).toHaveText('oui')
  })

  test('[MEMB-01] a list is ordered by buttons alone, the new place is announced and the focus stays', async ({ page }) => {
    const down = page.getByRole('button', { name: 'Descendre Anne' })
    await down.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Anne est maintenant en position 3 sur 3.' })).toBeAttached()
    await expect(down).toBeFocused()
    await expect(down).toBeDisabled()
    await page.keyboard.press('Enter')
    const [first, last] = [
      page.getByRole('listitem').filter({ hasText: /^Bruno$/ }),
      page.getByRole('listitem').filter({ hasText: /^Anne$/ }),
    ]
    expect((await first.boundingBox())!.y).toBeLessThan((await last.boundingBox())!.y)
  })

  const order = (page: Page) => page.locator('.ordered-list__content')

  test('[MEMB-01] a row is dragged by its handle with the mouse; Escape puts it back where it was', async ({ page }) => {
    const [first, last] = [page.getByTitle('Faire glisser Anne'), page.getByTitle('Faire glisser Claire')]
    await holdWithMouse(page, last, first)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(order(page)).toHaveText(['Anne', 'Bruno', 'Claire'])
    await expect(page.getByRole('status').filter({ hasText: 'Claire est maintenant' })).toHaveCount(0)
    await holdWithMouse(page, last, first)
    await page.mouse.up()
    await expect(order(page)).toHaveText(['Claire', 'Anne', 'Bruno'])
    await expect(page.getByRole('status').filter({ hasText: 'Claire est maintenant en position 1 sur 3.' })).toBeAttached()
  })

  test('a dialog opened again before its closing was told stays open', async ({ page }) => {
    await page.getByRole('button', { name: 'Retirer la requête' }).click()
    const dialog = page.getByRole('dialog', { name: 'Retirer la requête ?' })
    await dialog.getByRole('button', { name: 'Recommencer' }).click()
    // Two turns of the browser: the late event has been told.
    await page.evaluate(() => new Promise((told) => setTimeout(() => requestAnimationFrame(told), 50)))
    await expect(dialog).toBeVisible()
    await expect(page.locator('output')).toHaveText('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('output')).toHaveText('non')
  })

  test('[FORM-01] a reached step can be opened again, its title takes the focus; the others are only text', async ({ page }) => {
    const steps = page.getByRole('navigation', { name: 'Étapes' })
    await expect(steps.getByRole('button', { name: 'Annexes' })).toHaveCount(0)
    await steps.getByRole('button', { name: 'Membres' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Étape 3 sur 4 Membres' })).toBeFocused()
  })

  test('[CONST-10] a document above 5,000,000 octets is saved, a smaller one opens in a tab, and never HTML', async ({ page, context }) => {
    const tab = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Petit document' }).click()
    await expect(await tab).toHaveURL(/^blob:/)
    for (const [button, name] of [
      ['Grand document', 'grand.pdf'],
      ['Document HTML', 'page.html'],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      expect((await download).suggestedFilename()).toBe(name)
    }
    expect(context.pages()).toHaveLength(2)
  })

  test('tabs follow the arrows', async ({ page }) => {
    await page.getByRole('tab', { name: 'Informations' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Documents' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Documents' })).toContainText('Contenu C')
    await page.keyboard.press('Home')
    await expect(page.getByRole('tabpanel', { name: 'Informations' })).toBeVisible()
  })

  test('a blocked button is reached by Tab and reads its reason', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Suivant' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Ajoutez un document pour continuer.')
    await button.focus()
    await expect(button).toBeFocused()
  })
})

test.describe('the chrome', () => {
  test('[HEAD-03] the badge shows the bare value of the setting, and the versions come last', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByTitle(/^Site de formation.: aucune requête déposée ici ne parvient à un tribunal\.$/)).toHaveText(
      'Environnement : formation',
    )
    await expect(page.getByRole('banner').locator(':scope > * > :last-child')).toHaveText(
      'Versions : site 2.2.0, serveur 2.2.0, authentification 2.2.0',
    )
  })

  test('[HEAD-15] the title of the tab bears the page', async ({ page }) => {
    await open(page, '/tableau')
    await expect(page).toHaveTitle("Tableau – Registre des associations d'Alsace-Moselle")
  })

  test('[HEAD-12] the menu of the person opens, closes on Escape and gives the focus back', async ({ page }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Mon compte : Camille Weber' })
    await button.click()
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeHidden()
  })

  test('[HEAD-12] the menu closes on a click elsewhere and when Tab leaves it, and takes the focus from nobody', async ({ page }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Mon compte : Camille Weber' })
    const entry = page.getByRole('button', { name: 'Se déconnecter' })
    await button.click()
    await page.getByLabel('Nom', { exact: true }).click()
    await expect(entry).toBeHidden()
    await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
    await button.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(entry).toBeHidden()
    await button.click()
    await page.keyboard.press('Tab')
    await expect(entry).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(entry).toBeHidden()
    await button.click()
    await page.keyboard.press('Shift+Tab')
    await expect(entry).toBeHidden()
  })

  test('a link of several lines is underlined on each of them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/')
    const link = page.getByRole('link', { name: 'Vers la page Divers' })
    await link.evaluate((each) => each.append(' dont le titre est long, et ne tient pas sur une seule ligne'))
    const { height } = (await link.boundingBox())!
    expect(height).toBeGreaterThan(40)
    // A background is drawn along the lines of an inline box; under the last line only of any other box.
    const drawn = await link.evaluate((each) => {
      const { display, backgroundImage, textDecorationLine } = getComputedStyle(each)
      return backgroundImage.includes('gradient') ? display : textDecorationLine
    })
    expect(['underline', 'inline']).toContain(drawn)
  })

  test('the first Tab reaches the skip links; on a phone the one of the menu opens it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Tableau' })).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Formulaire' })).toBeFocused()
  })

  test('the chosen theme holds over a reload, without localStorage', async ({ page }) => {
    await open(page, '/')
    await page.getByLabel("Thème d'affichage").selectOption('Sombre')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-fr-theme', 'dark')
    await expect(page.getByLabel("Thème d'affichage")).toHaveValue('dark')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

const states: [string, string, (page: Page) => Promise<unknown>][] = [
  ['an empty form', '/', async () => {}],
  ['a form in error', '/', (page) => page.getByRole('button', { name: 'Envoyer' }).click()],
  ['a table out of date', '/tableau', (page) => page.getByRole('button', { name: 'Couper le serveur' }).click()],
  ['widgets and a notice', '/divers', (page) => page.getByRole('button', { name: 'Erreur' }).click()],
  ['an open dialog', '/divers', (page) => page.getByRole('button', { name: 'Retirer la requête' }).click()],
]

test('the look for defects sees one of the light, one of the dark and a page wider than a phone', async ({ page }) => {
  await open(page, '/')
  const spoil = (change: (text: HTMLElement) => void) => page.locator('main p').first().evaluate(change)
  await spoil((text) => void text.append(document.createElement('img')))
  await expect(sansDefautPartout(page)).rejects.toThrow('image-alt')
  await spoil((text) => text.replaceChildren('Un texte'))
  await sansDefautPartout(page)
  await spoil((text) => text.style.setProperty('color', 'light-dark(#000, #333)'))
  await expect(sansDefautPartout(page)).rejects.toThrow('color-contrast')
  await page.emulateMedia({ colorScheme: 'light' })
  await spoil((text) => text.style.setProperty('color', 'inherit'))
  await spoil((text) => text.style.setProperty('min-width', '400px'))
  await expect(sansDefautPartout(page)).rejects.toThrow('320')
})

test('axe finds nothing and no page is wider than the screen, at both widths, in both themes', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const [state, path, act] of states) {
    await test.step(state, async () => {
      await open(page, path)
      await act(page)
      await sansDefautPartout(page)
    })
  }
  await context.close()
})

test('another filing than the creation is a value too: the same wizard carries its steps, its words, its rules and its sending', async ({
  page,
}) => {
  const step = (name: string) => page.getByRole('heading', { level: 2, name })
  await open(page, '/demarche')
  await expect(page.getByRole('heading', { level: 1, name: 'Mettre en sommeil une association : avant de commencer' })).toBeVisible()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(step('Étape 1 sur 3 Sommeil')).toBeVisible()
  await page.getByRole('button', { name: 'Suivant' }).click()
  const date = page.getByLabel('Date de mise en sommeil')
  await expect(date).toBeFocused()
  await expect(date).toHaveAccessibleDescription(/le champ est obligatoire/)
  await date.fill('2026-12-01')
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(step('Étape 2 sur 3 Témoins')).toBeFocused()
  await expect(page).toHaveURL(`${gallery.url}/demarche?etape=fondateurs`)
  await expect(page.getByRole('button', { name: 'Suivant' })).toHaveAccessibleDescription(/Indiquez un témoin\./)
  await page.getByRole('button', { name: 'Ajouter un membre fondateur' }).click()
  await page.getByRole('dialog').getByLabel('Nom', { exact: true }).fill('Rosenholz')
  await page.getByRole('dialog').getByLabel('Prénom').fill('Irma')
  await page.getByRole('dialog').getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await page.goBack()
  await expect(date).toHaveValue('2026-12-01')
  await page.goForward()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page).toHaveTitle(/^Étape 3 sur 3\s: Relire – Mettre en sommeil une association/)
  await expect(page.getByText('Rien ne manque.')).toBeVisible()
  await expect(page.getByText('Le tribunal des songes.')).toBeVisible()
  await page.getByLabel('Observation pour le tribunal (facultatif)').fill('Merci.')
  await page.getByRole('button', { name: 'Envoyer la requête' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre requête a été transmise' })).toBeFocused()
  await expect(page.getByText('La mise en sommeil a été transmise')).toBeVisible()
  await expect(page.getByText('Rien à envoyer pour R00000007.')).toBeVisible()
  await expect(page.getByText('["2026-12-01",["Rosenholz"],"Merci."]')).toBeAttached()
})
