import { expect, type Page } from '@playwright/test'
import { textesRefus } from 'domain/core/textes/refus'
import { expectNoDefect } from '../support/axe.ts'
import { copyCode } from '../support/captcha.ts'
import { chooseOption } from '../support/creation.ts'
import { aDemand, demandsOf } from '../support/demands.ts'
import { aPdf } from '../support/files.ts'
import { fillLogin, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: "n'a pas pu être chargée" })

/** Holds the application's script until the returned function is called. */
const scriptHeld = async (page: Page) => {
  let come = () => {}
  const late = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await late
    await route.continue()
  })
  return come
}

test('what is typed before a sign-in is required, or in a second window while the first one answers, is not lost', async ({
  page,
  context,
}) => {
  const { person, numero, path } = await aDemand('Cercle des deux fenêtres')
  const come = await scriptHeld(page)
  await page.goto(`${site()}${path}?auth=true`, { waitUntil: 'commit' })
  const observation = page.getByLabel('Observation (facultatif)')
  await observation.fill('Odile préside depuis mai.')
  come()
  await fillLogin(page, person.email)
  await expect(page).toHaveURL(`${site()}${path}?auth=true`)
  await expect(observation).toHaveValue('Odile préside depuis mai.')
  await expect(page.locator('.notices')).toContainText('Votre saisie a été retrouvée')
  await page.unrouteAll()

  const second = await context.newPage()
  await second.goto(`${site()}${path}?auth=true`)
  await second.getByLabel('Observation (facultatif)').fill('Et la trésorière a changé.')
  await page.bringToFront()
  await button(page, 'Transmettre la réponse').click()
  await button(page, 'Transmettre').click()
  await expect(page.getByRole('main')).toContainText('Votre réponse a bien été transmise.')
  await expect(page.getByLabel("Ce que vous aviez saisi ici n'a pas été transmis")).toBeHidden()

  await second.bringToFront()
  // A headless browser does not fire this event when the tab regains focus.
  await second.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(second.getByRole('main')).toContainText('Une réponse a déjà été transmise le')
  await expect(second.getByLabel("Ce que vous aviez saisi ici n'a pas été transmis")).toHaveValue('Et la trésorière a changé.')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(second, 'Copier le texte').click()
  await expect(second.getByRole('main')).toContainText('Le texte a été copié.')
  expect(await second.evaluate(() => navigator.clipboard.readText())).toBe('Et la trésorière a changé.')
  await expectNoDefect(second)
  expect((await demandsOf(numero))[0]?.tours[0]?.reponse).toMatchObject({ observation: 'Odile préside depuis mai.' })
})

test('[ROUTE-06, PIECES-25] a demande is answered with its link, without an account and with a captcha, or signed in without one', async ({
  page,
}) => {
  const [first, second] = [await aDemand('Cercle sans compte'), await aDemand('Cercle avec compte')]
  const captcha = page.getByLabel(/^Recopiez les caractères/)
  const observation = page.getByLabel('Observation (facultatif)')
  const transmit = async () => {
    await button(page, 'Transmettre la réponse').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await page.goto(site() + first.path)
  await observation.fill('Odile préside depuis mai.')
  await transmit()
  await expect(page.getByRole('dialog')).toContainText(
    /Il reste 1 demande sans réponse\s: Statuts\. Vous ne pourrez la compléter que si le tribunal vous envoie un nouveau lien\./,
  )
  await copyCode(page)
  await button(page, 'Transmettre').click()
  await expect(page.getByRole('main')).toContainText('Votre réponse a bien été transmise.')

  await signIn(page, second.person, second.path)
  const add = page.getByRole('button', { name: /^Ajouter un document/ }).first()
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(site() + second.path, { waitUntil: 'commit' })
  await expect(missing(page)).toContainText('Ce que vous avez saisi est encore là.')
  await expect(missing(page)).not.toContainText('mot de passe')
  await page.unrouteAll()

  // A button pressed before the application and the session are ready is replayed once, when they are.
  const come = await scriptHeld(page)
  await page.goto(site() + second.path, { waitUntil: 'domcontentloaded' })
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  come()
  await expect(page.getByRole('dialog', { name: 'Ajouter un document' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mon compte/, includeHidden: true })).toBeAttached()
  await button(page, 'Annuler').click()
  await expect(page.getByRole('dialog')).toBeHidden()

  // The button takes into account what was typed before hydration.
  const comeAgain = await scriptHeld(page)
  await page.goto(site() + second.path, { waitUntil: 'commit' })
  await observation.fill('Odile préside depuis mai.')
  comeAgain()
  await transmit()
  await expect(captcha).toHaveCount(0)
  await button(page, 'Transmettre').click()
  await expect(page.getByRole('main')).toContainText('Votre réponse a bien été transmise.')
})

test('[PIECES-17, PIECES-21, PIECES-27] each document of a reply is asked for what its type carries, which the court reads; one too many is refused in the dialog @proof', async ({
  page,
}, { outputDir }) => {
  const { person, numero, path } = await aDemand('Cercle des types')
  const file = await aPdf(outputDir.replace(/[^/]*$/, ''), 'piece.pdf', 'Pièce')
  const dialog = page.getByRole('dialog', { name: 'Ajouter un document' })
  const begin = async (type: string, nom: string) => {
    await page.getByRole('button', { name: /^Ajouter un document\s: Demande 2 sur 2/ }).click()
    await dialog.getByLabel('Type de document').selectOption(type)
    await dialog.getByLabel('Fichier', { exact: true }).setInputFiles(file)
    await dialog.getByLabel('Nom du document').fill(nom)
  }
  const add = async (nom: string) => {
    await button(page, 'Ajouter le document').click()
    await expect(dialog).toBeHidden()
    // The document then enters the list above the button, and moves it.
    await expect(button(page, `Supprimer ${nom}`)).toBeVisible()
  }
  await signIn(page, person, path)
  await begin("Déclaration d'inscription", 'fusion.pdf')
  await dialog.getByLabel('Sous-type').selectOption('Choisir dans la liste')
  await button(page, 'Ajouter le document').click()
  await expect(dialog.getByLabel('Sous-type')).toHaveAccessibleDescription('le champ est obligatoire')
  await dialog.getByLabel('Sous-type').selectOption('Fusion-absorption')
  await add('fusion.pdf')
  await begin("Extrait de publication dans un journal d'annonces légales", 'publication.pdf')
  await dialog.getByLabel('Sous-type').selectOption('Publication de la dissolution')
  await dialog.getByLabel('Date de publication').fill('2026-10-11')
  await chooseOption(dialog, "Journal d'annonces légales", "L'Al", "L'Alsace")
  await add('publication.pdf')
  await begin("Traité d'apport", 'apport.pdf')
  await dialog.getByLabel('Date du traité').fill('2026-10-12')
  await dialog.getByLabel("Date d'effet (facultatif)").fill('2026-10-13')
  await add('apport.pdf')
  await begin('Pièce jointe', 'de-trop.pdf')
  const full = "Cette réponse a atteint le nombre ou le poids de documents admis. Retirez un document avant d'en ajouter un autre."
  await page.route('**/api/pieces/*/*/1', (route) =>
    route.fulfill({ status: 412, json: { message: textesRefus.etat, errors: [], globalErrors: [{ defaultMessage: full }] } }),
  )
  await button(page, 'Ajouter le document').click()
  await expect(dialog.getByRole('alert')).toContainText(full)
  await button(page, 'Annuler').click()
  await button(page, 'Transmettre la réponse').click()
  await button(page, 'Transmettre').click()
  await expect(page.getByRole('main')).toContainText('Votre réponse a bien été transmise.')
  expect((await demandsOf(numero))[0]?.tours[0]?.reponse?.pieces).toMatchObject([
    { index: 1, nom: 'fusion.pdf', type: 'DECLARATION_INSCR', sousType: 'FUSION_ABSORPTION' },
    { nom: 'publication.pdf', type: 'EXTRAIT_PUB_JAL', sousType: 'PUBDIS', date: '2026-10-11', journal: { libelle: "L'Alsace" } },
    { nom: 'apport.pdf', type: 'TRAITE_APPORT', date: '2026-10-12', dateEffet: '2026-10-13' },
  ])
})
