import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { callAs, tokenOf } from '../support/api.ts'
import { expectNoDefect } from '../support/axe.ts'
import { addAnnexe, fillToAnnexes, next, slot, stepTitle } from '../support/creation.ts'
import { makeImage } from '../../server/test/corpus/images.ts'
import { aPdf } from '../support/files.ts'
import { aDeclarant, fillLogin, testPassword, signIn, type Declarant } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`
const gardee = 'Votre saisie est enregistrée\u00A0: vous la retrouverez après connexion.'

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saisie-'))
})
test.afterAll(() => rm(folder, { recursive: true }))

/** Ends the person's session from another device. */
const endElsewhere = async ({ email }: Declarant) => {
  const { status } = await callAs(await tokenOf(email, testPassword), 'DELETE', '/oauth2/utilisateur/sessions')
  expect(status).toBe(204)
}

const reconnect = async (page: Page, { email }: Declarant) => {
  await page.getByRole('main').getByRole('link', { name: 'Se reconnecter' }).click()
  await fillLogin(page, email)
}

/** Changes the account form until the session is found ended. */
const typeAndExpire = async (page: Page, person: Declarant) => {
  await page.getByLabel('Prénom').fill('Élisabeth')
  await endElsewhere(person)
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect(page).toHaveURL(`${site()}/logout`)
}

test('[SESSION-05] a creation in progress survives an expired session, with its files @proof', async ({ page }) => {
  const person = await aDeclarant(unique(), 'Odile', 'Mittelbrucher')
  await signIn(page, person, '/creation')
  await fillToAnnexes(page, 'Chorale interrompue')
  const declaration = await aPdf(folder, 'declaration.pdf', "Déclaration d'inscription")
  await addAnnexe(page, "Déclaration d'inscription", declaration)
  // One document with a photographed page in its slot, another one in the dialog.
  const minutes = slot(page, "Procès-verbal de l'assemblée générale constitutive")
  const camera = page.waitForEvent('filechooser')
  await minutes.getByRole('button', { name: /^Photographier/ }).click()
  const taken = { mimeType: 'image/jpeg', buffer: await makeImage() }
  await (
    await camera
  ).setFiles([
    { name: 'une.jpg', ...taken },
    { name: 'deux.jpg', ...taken },
  ])
  const pages = minutes.getByRole('img', { name: /^Page \d$/ })
  await expect(pages).toHaveCount(2)
  await page.getByRole('button', { name: 'Ajouter un autre document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une annexe' })
  await dialog.getByLabel('Type de document').selectOption('Statuts')
  await dialog.getByLabel("Date d'adoption").fill('2026-10-10')
  await dialog.getByLabel('Fichier', { exact: true }).setInputFiles(await aPdf(folder, 'statuts.pdf', 'Statuts'))
  // End the session once the button is pressed. Otherwise the automatic save would find it ended first, and leave the dialog.
  await page.route(
    '**/api/brouillon/*/document',
    async (route) => {
      await endElsewhere(person)
      await route.continue()
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Ajouter une annexe' }).click()

  await expect(page).toHaveURL(`${site()}/logout`)
  await expect(page.getByRole('heading', { level: 1, name: 'Fin de session' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Veuillez rafraichir la page pour vous reconnecter.')
  await expect(page.getByRole('alert')).toContainText(gardee)
  await expect(page.getByRole('main').getByText(gardee)).toBeVisible()
  await expectNoDefect(page)
  await reconnect(page, person)

  // Everything is restored: the step, the document already added, and the one in the dialog.
  await expect(stepTitle(page, 'Étape 4 sur 5 Annexes')).toBeVisible()
  await expect(page.getByText('Votre saisie a été retrouvée.')).toBeVisible()
  await expect(dialog.getByLabel("Date d'adoption")).toHaveValue('10/10/2026')
  await expect(dialog.getByText(/Fichier choisi\u00A0: statuts\.pdf/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ajouter une annexe' }).click()
  await expect(dialog).toBeHidden()
  for (const [titre, joint] of [
    ["Déclaration d'inscription", 'Jointe'],
    ['Statuts signés', 'Joints'],
  ] as const)
    await expect(slot(page, titre).getByText(joint, { exact: true })).toBeVisible()
  await expect(pages).toHaveCount(2)
  await minutes.getByLabel("Date de l'assemblée générale").fill('2026-10-10')
  await minutes.getByRole('button', { name: /^Joindre le document/ }).click()
  await minutes.getByRole('button', { name: 'Garder ce document' }).click()
  await expect(minutes.getByText('Joint', { exact: true })).toBeVisible()
  await next(page)
  await expect(page.getByText('Rien ne manque.')).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer la requête' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre requête a été transmise' })).toBeVisible()

  // The content was restored once, then sent: nothing of it is left.
  await page.goto(`${site()}/creation`)
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible()
})

test('what one account typed is not given to another', async ({ page }) => {
  const person = await aDeclarant(unique(), 'Odile', 'Mittelbrucher')
  const stranger = await aDeclarant(unique(), 'Camille', 'Essai')
  await signIn(page, person, '/utilisateur/modification')
  await typeAndExpire(page, person)
  await reconnect(page, stranger)
  await expect(page).toHaveURL(`${site()}/utilisateur/modification`)
  await expect(page.getByLabel('Prénom')).toHaveValue('Camille')
  // The next account finds nothing either.
  await page.goto(`${site()}/logout`)
  await expect(page.getByRole('heading', { level: 1, name: 'Fin de session' })).toBeVisible()
  await signIn(page, person, '/utilisateur/modification')
  await expect(page.getByLabel('Prénom')).toHaveValue('Odile')
})

test('changed details survive too, and signing out erases what was saved', async ({ page }) => {
  const person = await aDeclarant(unique(), 'Odile', 'Mittelbrucher')
  await signIn(page, person, '/utilisateur/modification')
  await typeAndExpire(page, person)
  await reconnect(page, person)
  await expect(page.getByLabel('Prénom')).toHaveValue('Élisabeth')
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeEnabled()

  await typeAndExpire(page, person)
  await page.goto(`${site()}/accueil`)
  await fillLogin(page, person.email)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  await page.getByRole('button', { name: /^Mon compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fin de session' })).toBeVisible()
  await signIn(page, person, '/utilisateur/modification')
  await expect(page.getByLabel('Prénom')).toHaveValue('Odile')
})
