import { expect, type Page } from '@playwright/test'
import { expectNoDefect } from '../support/axe.ts'
import { fillDeclarant, next, openCreation, stepTitle } from '../support/creation.ts'
import { saved } from '../support/drafts.ts'
import { anAssociation, changeAssociation } from '../support/make-association.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `brouillon-${crypto.randomUUID()}@exemple.fr`
const drafts = (page: Page) => page.getByRole('region', { name: 'Brouillons à reprendre' })
const denomination = (page: Page) => page.getByLabel('Dénomination')
const elsewhere = (page: Page) => page.getByRole('alert').filter({ hasText: 'dans un autre onglet ou sur un autre appareil.' })

test('[FORM-21] a draft is saved while typing, survives a reload, can be left after a warning, resumed from the home page of another device, and deleted @proof', async ({
  page,
  browser,
}) => {
  const person = await aDeclarant(unique(), 'Odile', 'Mittelbrucher')
  await signIn(page, person, '/creation')
  await expect(
    page.getByText('Votre saisie est enregistrée au fur et à mesure\u00A0: vous pouvez vous arrêter et reprendre plus tard.'),
  ).toBeVisible()
  await openCreation(page)
  await fillDeclarant(page)
  await next(page)
  await denomination(page).fill('Chorale inachevée')
  await saved(page)
  await expectNoDefect(page)
  await page.goto(page.url())
  await expect(stepTitle(page, 'Étape 2 sur 5 Association')).toBeVisible()
  await expect(denomination(page)).toHaveValue('Chorale inachevée')

  await page.getByRole('navigation').getByRole('link', { name: 'Accueil' }).first().click()
  const question = page.getByRole('dialog', { name: 'Annuler les modifications\u00A0?' })
  await expect(question).toContainText(
    /Oui\s: vous quittez ce formulaire\. Votre brouillon enregistré à \d+\sh\s\d\d est conservé jusqu'au \d\d\/\d\d\/\d{4}\. Non\s: vous restez sur cette page\./,
  )
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(drafts(page).getByRole('listitem')).toHaveText(
    /^Création\s: Chorale inachevée enregistré le \d\d\/\d\d\/\d{4} à \d+\sh\s\d\d/,
  )
  await expectNoDefect(page)

  const device = await (await browser.newContext()).newPage()
  await signIn(device, person, '/mes-associations')
  await drafts(device).getByRole('link', { name: 'Reprendre Création\u00A0: Chorale inachevée' }).click()
  await expect(stepTitle(device, 'Étape 2 sur 5 Association')).toBeVisible()
  await expect(denomination(device)).toHaveValue('Chorale inachevée')
  await denomination(device).fill('Chorale presque achevée')
  await device.getByRole('button', { name: 'Enregistrer et quitter' }).click()
  await expect(device).toHaveURL(`${site()}/accueil`)
  await drafts(device).getByRole('button', { name: 'Supprimer Création\u00A0: Chorale presque achevée' }).click()
  const deletion = device.getByRole('dialog', { name: 'Suppression du brouillon' })
  await expect(deletion).toContainText(
    'Supprimer le brouillon «\u00A0Création\u00A0: Chorale presque achevée\u00A0» et les fichiers qui y sont joints\u00A0?',
  )
  await deletion.getByRole('button', { name: 'Oui' }).click()
  await expect(device.getByText('Le brouillon a été supprimé.')).toBeVisible()
  await expect(drafts(device)).toHaveCount(0)
  await device.context().close()

  // This page still lists the draft, which was deleted elsewhere.
  await drafts(page).getByRole('link', { name: 'Reprendre Création\u00A0: Chorale inachevée' }).click()
  await expect(page.getByText("Ce brouillon n'existe plus\u00A0: il a été supprimé, ou il n'est pas à vous.")).toBeVisible()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Créer une association\u00A0: avant de commencer' })).toBeVisible()
})

test('with two windows on one draft, neither overwrites the other: the person chooses; reading changes nothing', async ({
  page,
  context,
}) => {
  const person = await aDeclarant(unique(), 'Odile', 'Mittelbrucher')
  await signIn(page, person, '/creation')
  await openCreation(page)
  const comment = (where: Page) => where.getByLabel('Complément', { exact: false }).first()
  await comment(page).fill('Un')
  await saved(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(comment(other)).toHaveValue('Un')
  // The other window only reads, for longer than a save takes.
  await other.waitForTimeout(3500)
  await comment(page).fill('Deux')
  await expect(elsewhere(page)).toHaveCount(0)
  await page.waitForTimeout(3500)
  await expect(elsewhere(page)).toHaveCount(0)

  await comment(other).fill('Trois')
  await expect(elsewhere(other)).toContainText(
    '«\u00A0Garder ma saisie\u00A0» remplace ce qui a été enregistré ailleurs par ce que vous voyez ici.',
  )
  await expectNoDefect(other)
  await other.getByRole('button', { name: 'Garder ma saisie' }).click()
  await saved(other)
  await expect(elsewhere(other)).toHaveCount(0)

  await comment(page).fill('Quatre')
  await expect(elsewhere(page)).toBeVisible()
  await page.getByRole('button', { name: "Reprendre l'autre saisie" }).click()
  await expect(comment(page)).toHaveValue('Trois')
})

test('while offline the form says that it is not saved, and saves once online', async ({ page, context }) => {
  await signIn(page, await aDeclarant(unique(), 'Odile', 'Mittelbrucher'), '/creation')
  await openCreation(page)
  await context.setOffline(true)
  await page.getByLabel('Adresse', { exact: true }).fill('12 rue des Tilleuls imaginaires')
  const told = page.getByRole('alert').filter({ hasText: 'Non enregistré\u00A0: la connexion est interrompue. Ne fermez pas cette page.' })
  await expect(told).toBeVisible()
  await expectNoDefect(page)
  await context.setOffline(false)
  await saved(page)
  await expect(told).toHaveCount(0)
})

test('[SHEET-13] a filing on an association has one draft, named in the help of its sheet, resumed on the current register, or started again @proof', async ({
  page,
}) => {
  const person = await aDeclarant(unique(), 'Odile', 'Mittelbrucher')
  const numero = await anAssociation(person.email)
  await signIn(page, person, `/association/${numero}/modification`)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await fillDeclarant(page)
  await page.getByRole('button', { name: 'Enregistrer et quitter' }).click()
  await expect(drafts(page).getByRole('listitem')).toHaveCount(1)
  await changeAssociation(numero, (version) => ({ ...version, informations: { ...version.informations, objet: 'Chanter autrement.' } }))
  await page.goto(`${site()}/association/${numero}/modification`)
  await expect(page.getByText(/^Vous avez commencé cette démarche le \d\d\/\d\d\/\d{4}\.$/)).toBeVisible()
  await expectNoDefect(page)
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click()
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('12 rue des Tilleuls imaginaires')
  await expect(page.getByText('Le formulaire est repris sur la version à jour du registre.')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer et quitter' }).click()
  await expect(page).toHaveURL(`${site()}/accueil`)

  await page.goto(`${site()}/association/${numero}`)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('button', { name: 'Pourquoi certaines actions sont-elles indisponibles ?' }).click()
  const begun = page.getByRole('dialog').locator('section', { hasText: 'Déclarer une modification' })
  await expect(begun.getByText(/^Vous avez un brouillon du \d\d\/\d\d\/\d{4} pour cette démarche\.$/)).toBeVisible()
  await expectNoDefect(page)
  await begun.getByRole('link', { name: 'Reprendre le brouillon' }).click()
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('12 rue des Tilleuls imaginaires')
  await page.getByRole('button', { name: 'Enregistrer et quitter' }).click()

  await page.goto(`${site()}/association/${numero}/modification`)
  await page.getByRole('button', { name: 'Recommencer' }).click()
  const question = page.getByRole('dialog', { name: 'Recommencer' })
  await expect(question).toContainText(/^.*Recommencer efface le brouillon du \d\d\/\d\d\/\d{4}\. Continuer\s\?/s)
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('')
})

test('what is typed during a save leaves with the next one, never in parallel, and « Enregistrer et quitter » waits for both', async ({
  page,
}) => {
  const person = await aDeclarant(unique(), 'Odile', 'Mittelbrucher')
  await signIn(page, person, '/creation')
  await openCreation(page)
  const sent: string[] = []
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/api/brouillon/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent.push(route.request().postData() ?? '')
    if (sent.length === 1) await held
    return route.continue()
  })
  const street = page.getByLabel('Adresse', { exact: true })
  await street.fill('1 rue des Premiers mots')
  await expect(page.getByText('Enregistrement…')).toBeVisible()
  await street.fill('2 rue des Seconds mots')
  await page.getByRole('button', { name: 'Enregistrer et quitter' }).click()
  // Longer than the interval between two automatic saves.
  await page.waitForTimeout(3500)
  await expect(stepTitle(page, 'Étape 1 sur 5 Déclarant')).toBeVisible()
  expect(sent).toHaveLength(1)
  release()
  await expect(page).toHaveURL(`${site()}/accueil`)
  expect(sent.map((body) => /\d rue des \w+ mots/.exec(body)?.[0])).toEqual(['1 rue des Premiers mots', '2 rue des Seconds mots'])
  await drafts(page)
    .getByRole('link', { name: /^Reprendre/ })
    .click()
  await expect(street).toHaveValue('2 rue des Seconds mots')
})

/** In the page: the first saving answers during the navigation that « Suivant » starts, before the next step shows. */
const holdFirstSaving = () => {
  const { fetch } = globalThis
  const push = history.pushState.bind(history)
  let answer = () => {}
  const navigated = new Promise<void>((resolve) => (answer = resolve))
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (init?.method !== 'PUT' || !String(input).includes('/api/brouillon/')) return response
    const body: unknown = await response.json()
    document.documentElement.dataset['saving'] = 'held'
    await navigated
    return Object.assign(new Response(null, response), { json: () => Promise.resolve(body) })
  }
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    push(state, unused, url)
    if (String(url).includes('etape=association')) answer()
  }
}

test('[FORM-02] « Suivant » pressed just before the first saving answers goes to the next step, and names the draft @proof', async ({
  page,
}) => {
  await signIn(page, await aDeclarant(unique(), 'Léonie', 'Kirchweiler'), '/accueil')
  await page.addInitScript(holdFirstSaving)
  await page.goto(`${site()}/creation`)
  await openCreation(page)
  await fillDeclarant(page)
  await expect(page.locator('html')).toHaveAttribute('data-saving', 'held')
  await next(page)
  await saved(page)
  await expect(page).toHaveURL(/brouillon=[^&]+/)
  await expect(page).toHaveURL(/etape=association/)
  await expect(stepTitle(page, 'Étape 2 sur 5 Association')).toBeVisible()
})
