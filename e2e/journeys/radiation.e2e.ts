import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { fileRadiation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { at, beside } from '../support/controls.ts'
import { chooseOption, fillDeclarant, joinIn, next, slot, stepTitle } from '../support/creation.ts'
import { aPdf } from '../support/files.ts'
import { filedAs, openFromSheet, send } from '../support/filing.ts'
import { keyboard } from '../support/hands.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, testPassword, signIn, type Declarant } from '../support/people.ts'
import { test } from '../support/test.ts'

// A radiation with every control, by the keyboard alone.
test.describe.configure({ mode: 'serial' })
let folder: string
let person: Declarant
let association = ''
let autre = ''
let numero = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'radiation-'))
  person = await aDeclarant(`radiation.${Date.now()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const informations = { ...makeVersion().informations, dateDissolution: '2025-05-05' }
  association = await anAssociation(person.email, { etatAssociation: 'DISSOUTE', informations })
  autre = await anAssociation(person.email, { etatAssociation: 'DISSOUTE', informations })
})
test.afterAll(() => rm(folder, { recursive: true }))

const sansPublication =
  /Aucune publication de plus de 365 jours n'est jointe\. La requête peut être envoyée\s; le tribunal pourra la demander\./
const comment = 'Les comptes sont clos.'

test('[ROUTE-21, SHEET-09, RADIA-01, RADIA-03, ANNEX-12, ANNEX-13, DEPOT-01, ERR-08, A3] the whole radiation, by the keyboard alone', async ({
  page,
}) => {
  const hands = keyboard(page)
  await openFromSheet(page, person, association, 'Demander la radiation', hands)
  await expect(page.getByRole('heading', { level: 1, name: 'Demander la radiation : avant de commencer' })).toBeFocused()
  await expect(page.getByText('La radiation se demande une fois la liquidation terminée')).toBeVisible()
  await expectSameTree(page, 'avant')
  await hands.press(page.getByRole('button', { name: 'Commencer' }))
  await stepTitle(page, 'Étape 1 sur 4 Déclarant').waitFor()
  await fillDeclarant(page, hands)
  await next(page, hands)

  await stepTitle(page, 'Étape 2 sur 4 Radiation').waitFor()
  const date = page.getByLabel('Date de la dissolution')
  await expect(date).toHaveValue('05/05/2025')
  const quitus = page.getByRole('checkbox', {
    name: 'Je certifie que la liquidation est terminée et que le quitus a été donné aux liquidateurs',
  })
  await next(page, hands)
  await expect(quitus).toBeFocused()
  await expect(quitus).toHaveAccessibleDescription('le champ est obligatoire')
  await page.keyboard.press('Space')
  await hands.type(date, '2025-06-06')
  await hands.type(page.getByLabel('Commentaire (facultatif)'), comment)
  await expectNoDefect(page)
  await expectSameTree(page, 'radiation')
  await next(page, hands)

  await stepTitle(page, 'Étape 3 sur 4 Annexes').waitFor()
  await expect(
    page.getByText(
      "Joignez la publication de la dissolution dans un journal d'annonces légales, datée de plus de 365 jours, si elle n'a pas déjà été fournie.",
    ),
  ).toBeVisible()
  await expect(page.getByText(sansPublication)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suivant' })).not.toHaveAttribute('aria-disabled')
  await expectNoDefect(page)
  await expectSameTree(page, 'annexes')
  const titre = 'Publication de la dissolution'
  await expect(slot(page, titre).getByText('Facultatif', { exact: true })).toBeVisible()
  await hands.type(slot(page, titre).getByLabel('Date de publication'), '2025-10-10')
  await chooseOption(slot(page, titre), "Journal d'annonces légales", "L'Al", "L'Alsace", hands)
  await joinIn(page, titre, await aPdf(folder, 'publication.pdf', 'Publication'), undefined, hands)
  await expect(page.getByText(sansPublication)).toHaveCount(0)
  await next(page, hands)

  await stepTitle(page, 'Étape 4 sur 4 Vérification et envoi').waitFor()
  const read = page.getByRole('region', { name: 'Radiation', exact: true })
  await expect(beside(read, 'Date de la dissolution')).toHaveText('06/06/2025')
  await expect(beside(read, 'Commentaire')).toHaveText(comment)
  await expectSameTree(page, 'verifiez')
  await page.route('**/api/requete/radiation/*', (route) => route.abort('connectionreset'), { times: 1 })
  await hands.press(page.getByRole('button', { name: 'Envoyer la requête' }))
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur durant la création de la requête' })).toBeVisible()
  numero = await send(page, hands)
  await expect(page.locator('.notices')).toContainText('La requête a été créée')
  await expect(page.getByText("À son inscription, l'association est radiée du registre.")).toBeVisible()
  await expectSameTree(page, 'transmise')

  await page.goto(`${process.env['E2E_URL'] ?? ''}/consultation/depot/${numero}`)
  await expect(page.getByRole('heading', { level: 1, name: `Dépôt de la requête n°\u00A0${numero}` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Déclarant', 'Radiation', 'Annexes', 'Observation du déclarant'])
  const filed = page.getByRole('region', { name: 'Radiation', exact: true })
  for (const [title, said] of [
    ['Date de la dissolution', '06/06/2025'],
    ['Quitus aux liquidateurs', 'Donné'],
    ['Commentaire', comment],
  ] as const)
    await expect(beside(filed, title)).toHaveText(said)
})

test('[RADIA-02] the stored filing holds the typed values, and the clerk reads them on the file', async ({ page }) => {
  const depot = await filedAs(numero)
  expect(at(depot, 'radiationAssociation')).toEqual({ dateDissolution: '2025-06-06', commentaireRadiation: comment, quitus: true })
  expect(at(depot, 'liquidationAssociation')).toBeNull()
  expect(at(depot, 'documents[0]')).toMatchObject({ type: 'EXTRAIT_PUB_JAL', sousType: 'PUBDIS', date: '2025-10-10' })
  await signIn(page, strasbourg, `/greffe/requete/${numero}`, demonstration)
  const main = page.getByRole('main')
  // The register's own date comes first, among the unchanged fields.
  await expect(beside(main, 'Date de la dissolution').last()).toHaveText('06/06/2025')
  await expect(beside(main, 'Quitus aux liquidateurs')).toHaveText('Donné')
  await expect(beside(main, 'Commentaire')).toHaveText(comment)
  await expect(main.getByRole('region', { name: 'Ce qui change' })).toContainText('Radiée')
  const flag = 'Ni le registre ni les annexes ne montrent une publication de la dissolution datée de plus de 365 jours'
  const check = main.getByRole('button', { name: /^Dissolution publiée depuis plus d'un an/ })
  await check.click()
  await expect(main).not.toContainText(flag)

  // No document was added: the court is told, as the declarant was (ANNEX-13).
  const sansRien = await fileRadiation(await tokenOf(person.email, testPassword), autre)
  await page.goto(`${process.env['E2E_URL'] ?? ''}/greffe/requete/${sansRien}`)
  await check.click()
  await expect(main).toContainText(flag)
  await expectNoDefect(page)
  await expectSameTree(page, 'dossier')
})
