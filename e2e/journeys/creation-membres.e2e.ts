import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Depot } from 'domain/requetes/depot/depot'
import { callAs, tokenOf } from '../support/api.ts'
import { expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { addFounder, addMember, fillToMembres, next, stepTitle, threeAnnexes } from '../support/creation.ts'
import { dragWithFinger, holdWithMouse, releaseMouse } from '../support/drag.ts'
import { aDeclarant, signIn, type Declarant } from '../support/people.ts'
import { test } from '../support/test.ts'

let folder: string
let declarant: Declarant
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annexes-'))
  declarant = await aDeclarant(`membres.${Date.now()}@exemple.fr`, 'Anne', 'Weber')
})
test.afterAll(() => rm(folder, { recursive: true }))

const toMembres = async (page: Page) => {
  await signIn(page, declarant, '/creation')
  await fillToMembres(page, 'Association des membres')
  await stepTitle(page, 'Étape 3 sur 5 Membres').waitFor()
}

/** Sends the filing from the members' step. Returns what the court received. */
const sent = async (page: Page): Promise<Depot> => {
  await next(page)
  await threeAnnexes(page, folder)
  await next(page)
  await page.getByRole('button', { name: 'Envoyer la requête' }).click()
  const received = await page.getByText(/^Requête n°\sR\d{8}, reçue/).innerText()
  const [numero = ''] = /R\d{8}/.exec(received) ?? []
  const { json } = await callAs(await tokenOf(strasbourg.email, demonstration), 'GET', `/api/greffe/requete/${numero}`)
  return (json as { depot: Depot }).depot
}

/** The names of the direction, in the order of the filing. */
const orderOf = ({ comite }: Depot) =>
  comite.indexMembres
    .toSorted((one, other) => one.index - other.index)
    .map(({ localUuid }) => comite.physiques.find((membre) => membre.localUuid === localUuid)?.nom)

const direction = (page: Page) => page.getByRole('region', { name: 'Membres de la direction' })
const founders = (page: Page) => page.getByRole('region', { name: 'Membres fondateurs' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Deux fois la même personne ?' })
const same = "Oui, c'est la même personne"
const two = 'Non, ce sont deux personnes différentes'
const typeFounder = async (page: Page, nom: string, prenom: string) => {
  await page.getByRole('button', { name: 'Ajouter un membre fondateur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un membre fondateur' })
  await dialog.getByLabel('Nom', { exact: true }).fill(nom)
  await dialog.getByLabel('Prénom').fill(prenom)
  await dialog.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  return dialog
}

test('[X-76] [FOUND-09] a father and a son of the same name count each, and a name in both lists asks a question whose answer is filed @proof', async ({
  page,
}) => {
  await toMembres(page)
  for (const nom of ['Obersand', 'Obersand', 'Kirchweiler']) await addMember(page, nom)
  await expect(founders(page)).toContainText('Membres fondateurs : 3 sur 7 au minimum')

  const dialog = await typeFounder(page, 'OBER SAND', 'lucien')
  await expect(question(page)).toContainText(
    'lucien OBER SAND et Lucien Obersand, qui figure déjà dans la direction, portent des noms proches. Est-ce la même personne ?',
  )
  await expectNoDefect(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('OBER SAND')
  await dialog.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await question(page).getByRole('button', { name: same }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ajouter un membre fondateur' })).toBeFocused()
  await expect(founders(page)).toContainText('Membres fondateurs : 3 sur 7 au minimum')

  await typeFounder(page, 'Obersand', 'Lucien')
  await question(page).getByRole('button', { name: two }).click()
  await expect(dialog).toBeHidden()
  await expect(founders(page)).toContainText('Membres fondateurs : 4 sur 7 au minimum')
  // The answer is remembered: saving the same founder again asks nothing.
  await founders(page).getByRole('button', { name: 'Modifier Lucien Obersand' }).click()
  await page.getByRole('dialog', { name: 'Modifier Lucien Obersand' }).getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await addFounder(page, 'Tannacker')
  await typeFounder(page, 'tannàcker', 'Irma')
  await expect(question(page)).toContainText(
    'Irma tannàcker et Irma Tannacker, qui figure déjà parmi les fondateurs, portent des noms proches. Est-ce la même personne ?',
  )
  await question(page).getByRole('button', { name: two }).click()
  await expect(dialog).toBeHidden()

  // A founder who is then entered in the direction leaves the list of founders.
  await addFounder(page, 'Rosenholz')
  await expect(founders(page)).toContainText('Membres fondateurs : 7 sur 7 au minimum')
  await founders(page).getByRole('button', { name: 'Retirer Lucien Kirchweiler des membres fondateurs' }).click()
  await direction(page).getByRole('button', { name: 'Modifier Lucien Kirchweiler' }).click()
  const membre = page.getByRole('dialog', { name: 'Modifier Lucien Kirchweiler' })
  await membre.getByLabel('Nom', { exact: true }).fill('Rosenholz')
  await membre.getByLabel('Prénom').fill('Irma')
  await membre.getByText('Compte aussi parmi les membres fondateurs').click()
  await membre.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await question(page).getByRole('button', { name: same }).click()
  await expect(membre).toBeHidden()
  await expect(founders(page)).toContainText('Membres fondateurs : 6 sur 7 au minimum')
  await addFounder(page, 'Wiesenthaler')

  const { comite, fondateurs } = await sent(page)
  expect(comite.physiques.map(({ nom, estFondateur }) => [nom, estFondateur])).toEqual([
    ['Obersand', true],
    ['Obersand', true],
    ['Rosenholz', true],
  ])
  expect(fondateurs.physiques.map(({ nom, homonyme }) => [nom, homonyme ?? false])).toEqual([
    ['Obersand', true],
    ['Tannacker', false],
    ['tannàcker', true],
    ['Wiesenthaler', false],
  ])
})

const fillMembres = async (page: Page) => {
  for (const nom of ['Obersand', 'Kirchweiler', 'Rosenholz']) await addMember(page, nom)
  for (const nom of ['Tannacker', 'Wiesenthaler', 'Mittelbrucher', 'Amtmann']) await addFounder(page, nom)
}
const handle = (page: Page, nom: string) => direction(page).getByTitle(`Faire glisser Lucien ${nom}`)

test('[MEMB-01] the members of the direction are dragged with the mouse, and filed in their new order @proof', async ({ page }) => {
  await toMembres(page)
  await fillMembres(page)
  await holdWithMouse(page, handle(page, 'Rosenholz'), handle(page, 'Obersand'))
  await releaseMouse(page)
  await expect(page.getByText('Lucien Rosenholz est maintenant en position 1 sur 3.')).toBeAttached()
  await expect(direction(page).getByRole('listitem')).toContainText(['Rosenholz', 'Obersand', 'Kirchweiler'])
  expect(orderOf(await sent(page))).toEqual(['Rosenholz', 'Obersand', 'Kirchweiler'])
})

test('[MEMB-01] on a phone they are dragged by touch @proof', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' })
  const page = await context.newPage()
  await toMembres(page)
  await fillMembres(page)
  await dragWithFinger(page, handle(page, 'Obersand'), handle(page, 'Kirchweiler'))
  await expect(direction(page).getByRole('listitem')).toContainText(['Kirchweiler', 'Obersand', 'Rosenholz'])
  await expectNoDefect(page)
  expect(orderOf(await sent(page))).toEqual(['Kirchweiler', 'Obersand', 'Rosenholz'])
  await context.close()
})

test('[MEMB-23] [MEMB-27] [MEMB-28] [REF-08] what the dialogs of members and founders propose, and what they refuse without', async ({
  page,
}) => {
  await toMembres(page)
  await page.getByRole('button', { name: 'Ajouter un membre de la direction' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un membre de la direction' })
  const save = dialog.getByRole('button', { name: 'Sauvegarder', exact: true })
  const proposed = async (label: string) => {
    await dialog.getByRole('combobox', { name: label }).click()
    return dialog.getByRole('listbox', { name: `Suggestions : ${label}` }).getByRole('option')
  }
  await expect(await proposed('Fonction')).toHaveText([
    'Président(e)',
    'Trésorier(ère)',
    'Secrétaire',
    'Vice-Président(e)',
    'Trésorier(ère) adjoint(e)',
    'Secrétaire adjoint(e)',
    'Assesseur(e)',
    'Membre',
  ])
  await dialog.getByRole('option', { name: 'Vice-Président(e)' }).click()
  const nationalite = dialog.getByRole('combobox', { name: 'Nationalité' })
  await expect(nationalite).toHaveAttribute('aria-required', 'true')
  await nationalite.fill('allem')
  await expect(dialog.getByRole('option')).toHaveText(['ALLEMANDE'])
  await nationalite.fill('')
  await nationalite.press('Escape')
  const pays = dialog.getByRole('combobox', { name: 'Pays' })
  await pays.fill('allem')
  await expect(dialog.getByRole('option')).toHaveText(['ALLEMAGNE'])
  await pays.fill('')
  await save.click()
  await expect(nationalite).toHaveAccessibleDescription('le champ est obligatoire')
  // The summary follows the order of the fields, whatever the order of the rules.
  await expect(dialog.locator('.fr-alert').getByRole('link')).toHaveText(
    ['Nom', 'Prénom', 'Nationalité', 'Pays', 'Adresse', 'Code postal', 'Commune'].map((label) => `${label} : le champ est obligatoire`),
  )

  await dialog.getByRole('tab', { name: 'Personne morale' }).click()
  await expect(await proposed('Forme juridique')).toHaveText(['EURL', 'SARL', 'Association'])
  // Leaving an open list with Tab chooses its highlighted option.
  await dialog.getByRole('combobox', { name: 'Forme juridique' }).press('Escape')
  await save.click()
  await expect(dialog.locator('.fr-alert').getByRole('link')).toHaveText(
    ['Forme juridique', 'Dénomination', 'Nom du représentant', 'Prénom du représentant', 'Pays', 'Adresse', 'Code postal', 'Commune'].map(
      (label) => `${label} : le champ est obligatoire`,
    ),
  )
  await dialog.getByRole('combobox', { name: 'Forme juridique' }).fill('Société coopérative de droit local')
  await dialog.getByLabel('Dénomination').fill('Orgues de Mittelbruch')
  await dialog.getByLabel('Nom du représentant', { exact: true }).fill('Amtmann')
  await dialog.getByLabel('Prénom du représentant').fill('Odile')
  await dialog.getByRole('combobox', { name: 'Pays' }).fill('BELGIQUE')
  await dialog.getByLabel('Adresse', { exact: true }).fill('1 rue imaginaire')
  await dialog.getByLabel('Code postal').fill('4000')
  await dialog.getByRole('combobox', { name: 'Commune' }).fill('Liège')
  await save.click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Ajouter un membre fondateur' }).click()
  const founder = page.getByRole('dialog', { name: 'Ajouter un membre fondateur' })
  await founder.getByRole('tab', { name: 'Personne morale' }).click()
  await founder.getByRole('combobox', { name: 'Forme juridique' }).click()
  await expect(founder.getByRole('option')).toHaveText(['EURL', 'SARL', 'Association'])
  await founder.getByRole('combobox', { name: 'Forme juridique' }).press('Escape')
  await founder.getByRole('button', { name: 'Annuler' }).click()
  for (const nom of ['Rosenholz', 'Tannacker', 'Wiesenthaler', 'Mittelbrucher', 'Kirchweiler', 'Amtmann']) await addFounder(page, nom)
  const { comite } = await sent(page)
  expect(comite.morales).toMatchObject([
    { fonction: 'Vice-Président(e)', formeJuridique: 'Société coopérative de droit local', adresse: { pays: 'BELGIQUE' } },
  ])
})
