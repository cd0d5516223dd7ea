import { expect, type Page } from '@playwright/test'
import { addJours, jourDeParis } from 'domain/core/jour'
import { makeVersion } from 'domain/requetes/examples/filings'
import { button } from '../support/administration.ts'
import { callAs, fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { colmar, demonstration, strasbourg } from '../support/clerks.ts'
import { chooseOption, fillDeclarant, next, openCreation, stepTitle } from '../support/creation.ts'
import { findFiche } from '../support/fiches.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { startServer } from '../support/start-server.ts'
import { test } from '../support/test.ts'

// A server of its own: the court's messages would show on the pages of the other journeys.
let stop = async () => {}
test.beforeAll(async () => {
  stop = await startServer()
})
test.afterAll(() => stop())

const site = () => process.env['E2E_URL'] ?? ''
const texte = 'Le greffe de Colmar est fermé du 24 décembre au 2 janvier.'
const told = (page: Page) => page.getByRole('region', { name: 'Messages du tribunal' })
const path = '/api/greffe/tribunal/TJ-COLMAR/message'

test('a clerk writes a message of their court, shown with its associations, requests and forms, and withdraws it', async ({
  page,
  browser,
}) => {
  const filer = await aDeclarant('odile.colmar@exemple.fr', 'Odile', 'Mittelbrucher')
  const token = await tokenOf(filer.email, testPassword)
  const numero = await fileCreation(token, { denomination: 'Cercle du canal', commune: 'Colmar' })
  await signIn(page, colmar, '/greffe', demonstration)
  await page.getByRole('main').getByRole('link', { name: 'Message du tribunal' }).click()
  await expect(page.getByText("Aucun message n'a encore été écrit pour ce tribunal.")).toBeVisible()
  const field = page.getByLabel('Texte du message')
  await button(page, 'Afficher le message').click()
  await expect(field).toBeFocused()
  await field.fill(texte)
  await page.getByLabel("Dernier jour d'affichage").fill('2020-01-01')
  await button(page, 'Afficher le message').click()
  await expect(page.getByLabel("Dernier jour d'affichage")).toHaveAccessibleDescription(/Le dernier jour ne peut pas précéder le premier/)
  await expectNoDefect(page)
  await page.getByLabel("Dernier jour d'affichage").fill('2030-01-02')
  await page.route(`**${path}`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()), { times: 1 })
  await button(page, 'Afficher le message').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Erreur de communication.')
  await expect(field).toHaveValue(texte)
  await button(page, 'Afficher le message').click()
  await expect(page.getByText('Le message est enregistré.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: texte })).toContainText(/Affiché.*au 02\/01\/2030/)
  await expectNoDefect(page)
  await expectSameTree(page, 'message')

  const declarant = await (await browser.newContext()).newPage()
  await signIn(declarant, filer, `/requete/detail/${numero}`)
  await expect(told(declarant)).toContainText(`Message du tribunal\u00A0: ${texte}`)
  await expectNoDefect(declarant)
  const fiche = await findFiche(token, 'tribunal=TJ-COLMAR&etats=INSCRITE', () => true)
  await declarant.goto(`${site()}/association/${fiche.association.numero}`)
  await expect(told(declarant)).toContainText(texte)
  await expectNoDefect(declarant)
  await declarant.goto(`${site()}/creation`)
  await openCreation(declarant)
  await fillDeclarant(declarant)
  await next(declarant)
  await stepTitle(declarant, 'Étape 2 sur 5 Association').waitFor()
  await chooseOption(declarant, 'Commune', 'strasb', 'Strasbourg')
  await expect(declarant.getByText(/Tribunal judiciaire de Strasbourg/)).toBeVisible()
  await expect(told(declarant)).toHaveCount(0)
  await declarant.getByLabel('Code postal').fill('')
  await chooseOption(declarant, 'Commune', 'colmar', 'Colmar')
  await expect(told(declarant)).toContainText(texte)
  await expectNoDefect(declarant)

  await button(page, `Retirer le message\u00A0: ${texte}`).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer ce message' })
  const clerk = await tokenOf(colmar.email, demonstration)
  const { json } = await callAs(clerk, 'GET', path)
  const [{ id } = { id: 0 }] = (json as { messages: { id: number }[] }).messages
  await callAs(clerk, 'POST', `${path}/${id}/retrait`)
  await button(dialog, 'Retirer').click()
  await expect(dialog.getByRole('alert')).toContainText('Ce message est déjà retiré.')
  await button(dialog, 'Annuler').click()
  await expect(page.getByRole('row').filter({ hasText: texte })).toContainText('Retiré')
  await declarant.goto(`${site()}/requete/detail/${numero}`)
  await expect(declarant.getByText('Cercle du canal').first()).toBeVisible()
  await expect(told(declarant)).toHaveCount(0)
  await declarant.context().close()
})

test('the message of a court is shown in the forms about its associations, before the first step and on the last one', async ({ page }) => {
  const person = await aDeclarant('odile.strasbourg@exemple.fr', 'Odile', 'Mittelbrucher')
  const informations = { ...makeVersion().informations, dateDissolution: '2025-05-05' }
  const active = await anAssociation(person.email)
  const dissolved = await anAssociation(person.email, { etatAssociation: 'DISSOUTE', informations })
  const closed = 'Le greffe de Strasbourg est fermé le 24 décembre.'
  const clerk = await tokenOf(strasbourg.email, demonstration)
  const today = jourDeParis(new Date())
  await callAs(clerk, 'POST', '/api/greffe/tribunal/TJ-STRASBOURG/message', { texte: closed, debut: today, fin: addJours(today, 3) })
  await signIn(page, person, `/association/${active}/dissolution`)
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible()
  await expect(told(page)).toContainText(closed)
  await expectNoDefect(page)
  await page.goto(`${site()}/association/${dissolved}/radiation`)
  await expect(told(page)).toContainText(closed)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await stepTitle(page, 'Étape 1 sur 4 Déclarant').waitFor()
  await expect(told(page)).toHaveCount(0)
  await fillDeclarant(page)
  await next(page)
  await page.getByRole('checkbox', { name: /^Je certifie que la liquidation est terminée/ }).check({ force: true })
  await next(page)
  await stepTitle(page, 'Étape 3 sur 4 Annexes').waitFor()
  await next(page)
  await stepTitle(page, 'Étape 4 sur 4').waitFor()
  await expect(told(page)).toContainText(closed)
  await expectNoDefect(page)
})
