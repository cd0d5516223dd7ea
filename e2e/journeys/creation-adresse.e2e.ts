import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { addFounder, addMember, fillToMembres, joinIn, next, stepTitle } from '../support/creation.ts'
import { aPdf } from '../support/files.ts'
import { aDeclarant, signIn, type Declarant } from '../support/people.ts'
import { test } from '../support/test.ts'

let folder: string
let declarant: Declarant
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adresse-'))
  declarant = await aDeclarant(`adresse.${Date.now()}@exemple.fr`, 'Anne', 'Weber')
})
test.afterAll(() => rm(folder, { recursive: true }))

const creation = `${process.env['E2E_URL']}/creation`
/** The address of a step, with or without its draft. */
const address = (etape: string) => new RegExp(`/creation\\?(?:brouillon=[\\w-]+&)?etape=${etape}$`)
const question = (page: Page) => page.getByRole('dialog', { name: 'Annuler les modifications ?' })
const direction = (page: Page) => page.getByRole('region', { name: 'Membres de la direction' }).getByRole('listitem')
const toMembres = async (page: Page) => {
  await signIn(page, declarant, '/creation')
  await fillToMembres(page, 'Association en chemin')
  await addMember(page, 'Obersand')
}
/** Reloads the page and accepts the browser's own question. */
const reload = async (page: Page) => {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

test('the step is in the address: Back and Forward go through the steps, keep what was typed and ask nothing', async ({ page }) => {
  await toMembres(page)
  await expect(page).toHaveURL(address('membres'))
  await page.goBack()
  await expect(stepTitle(page, 'Étape 2 sur 5 Association')).toBeFocused()
  await expect(page).toHaveURL(address('association'))
  await expect(page).toHaveTitle(/^Étape 2 sur 5\s: Association/)
  await expect(page.getByLabel('Dénomination')).toHaveValue('Association en chemin')
  await page.getByLabel('Dénomination').fill('Association rebaptisée')
  await page.goBack()
  await expect(stepTitle(page, 'Étape 1 sur 5 Déclarant')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Créer une association : avant de commencer' })).toBeVisible()
  await expect(question(page)).toBeHidden()
  await page.goForward()
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('12 rue des Tilleuls imaginaires')
  await page.goForward()
  await expect(page.getByLabel('Dénomination')).toHaveValue('Association rebaptisée')
  await page.goForward()
  await expect(direction(page)).toContainText(['Obersand'])

  // « Précédent » goes back in the history: Back afterwards goes one step further, not to the step just left.
  await page.getByRole('button', { name: 'Précédent' }).click()
  await expect(page).toHaveURL(address('association'))
  await page.goBack()
  await expect(page).toHaveURL(address('declarant'))

  // Leaving the form itself still asks.
  await page.getByRole('link', { name: "Registre des associations d'Alsace-Moselle" }).click()
  await expect(question(page)).toBeVisible()
})

test('a reloaded page stays on its step, with what was typed, its dialogs and its files, and once sent nothing of it is left', async ({
  page,
}) => {
  await toMembres(page)
  await page.getByRole('button', { name: 'Ajouter un membre fondateur' }).click()
  const founder = page.getByRole('dialog', { name: 'Ajouter un membre fondateur' })
  await founder.getByLabel('Nom', { exact: true }).fill('Kirchweiler')
  await reload(page)
  await expect(page).toHaveURL(address('membres'))
  await expect(stepTitle(page, 'Étape 3 sur 5 Membres')).toBeVisible()
  await expect(page.getByText('Votre saisie a été retrouvée.')).toBeVisible()
  await expect(direction(page)).toContainText(['Obersand'])
  await expect(founder.getByLabel('Nom', { exact: true })).toHaveValue('Kirchweiler')
  await page.keyboard.press('Escape')

  for (const nom of ['Kirchweiler', 'Rosenholz', 'Tannacker', 'Wiesenthaler', 'Mittelbrucher', 'Amtmann']) await addFounder(page, nom)
  await next(page)
  await joinIn(page, "Déclaration d'inscription", await aPdf(folder, 'declaration.pdf', "Déclaration d'inscription"))
  await reload(page)
  await expect(stepTitle(page, 'Étape 4 sur 5 Annexes')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Consulter declaration\.pdf/ })).toBeVisible()
  const date = '2026-10-10'
  await joinIn(page, 'Statuts signés', await aPdf(folder, 'statuts.pdf', 'Statuts'), { label: "Date d'adoption", value: date })
  const minutes = await aPdf(folder, 'proces-verbal.pdf', 'Procès-verbal')
  await joinIn(page, "Procès-verbal de l'assemblée générale constitutive", minutes, { label: "Date de l'assemblée générale", value: date })
  await next(page)
  await reload(page)
  await expect(page.getByText('Rien ne manque.')).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer la requête' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre requête a été transmise' })).toBeFocused()

  await expect(page).toHaveURL(creation)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre requête a été transmise' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Ce brouillon a été déposé\s: requête n°\sR\d{8}\.$/)).toBeVisible()
  await expect(page.getByText('Votre saisie a été retrouvée.')).toHaveCount(0)
})

test('the address of a step not reached yet leads to the first incomplete one, without errors', async ({ page }) => {
  await signIn(page, declarant, '/creation?etape=documents')
  await expect(stepTitle(page, 'Étape 1 sur 5 Déclarant')).toBeVisible()
  await expect(page).toHaveURL(address('declarant'))
  await expect(page.getByText('Veuillez vérifier votre saisie.')).toHaveCount(0)
  await page.goto(`${creation}?etape=nulle-part`)
  await expect(page).toHaveURL(address('declarant'))
})

test('Forward from a step that no longer validates stays on it, and shows the errors', async ({ page }) => {
  await toMembres(page)
  await page.goBack()
  await page.goBack()
  await page.getByLabel('Prénom').fill('')
  await page.goForward()
  await page.getByLabel('Prénom').waitFor()
  await expect(page).toHaveURL(address('declarant'))
  await expect(stepTitle(page, 'Étape 1 sur 5 Déclarant')).toBeVisible()
  await expect(page.getByLabel('Prénom')).toBeFocused()
  await expect(page.getByLabel('Prénom')).toHaveAccessibleDescription('le champ est obligatoire')
  await page.getByLabel('Prénom').fill('Anne')
  await next(page)
  await expect(stepTitle(page, 'Étape 2 sur 5 Association')).toBeFocused()
})
