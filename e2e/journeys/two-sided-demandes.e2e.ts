import { expect, type Page } from '@playwright/test'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { openDatabase } from '../../server/src/core/database.ts'
import { fileCreation, tokenOf } from '../support/api.ts'
import { expectNoDefect } from '../support/axe.ts'
import { databaseUrl, demonstration, strasbourg } from '../support/clerks.ts'
import { actOn, aDemand, inDays, replyPath } from '../support/demands.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const nbsp = '\u00A0'
const today = () => jourDeParis(new Date())
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const step = (page: Page, name: string) => page.getByRole('region', { name: 'Étapes' }).getByRole('listitem').filter({ hasText: name })

/** Sends a reply from its page, signed in. */
const transmitHere = async (page: Page) => {
  await button(page, 'Transmettre la réponse').click()
  await page.getByRole('dialog', { name: 'Transmettre la réponse' }).getByRole('button', { name: 'Transmettre', exact: true }).click()
}

test('a request opposed by the prefect: its declarant answers the planned rejection in one of two windows, and reads the rejection on the request', async ({
  page,
  browser,
}) => {
  const filer = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const numero = await fileCreation(await tokenOf(filer.email, testPassword), { denomination: 'Cercle opposé', commune: 'Strasbourg' })
  await actOn(numero, 'prise-en-charge')
  await actOn(numero, 'communication-prefet', { le: today() })
  await actOn(numero, 'opposition-prefet', { le: today(), motif: 'Objet contraire à la loi.' })
  const grounds = [{ article: `Code civil local, art.${nbsp}61`, motif: 'Le préfet a formé opposition.' }]
  await actOn(numero, 'projet-rejet', { motifs: grounds, dateRetour: inDays(15) })

  await signIn(page, filer, `/requete/detail/${numero}`)
  const project = step(page, `Projet de rejet n°${nbsp}1`)
  await expect(project).toContainText(`Vos observations sont attendues au plus tard le ${formatJour(inDays(15))}.`)
  await expectNoDefect(page)
  await page.getByRole('link', { name: 'Répondre', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: "Ce que le tribunal envisage d'opposer à votre requête" })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Le préfet a formé opposition.')
  const second = await page.context().newPage()
  await second.goto(page.url())
  await expect(second.getByRole('button', { name: /^Mon compte/ })).toBeVisible()
  await second.getByLabel('Observation (facultatif)').fill('Une autre réponse.')
  await page.getByLabel('Observation (facultatif)').fill("L'objet des statuts a changé.")
  await expectNoDefect(page)
  await transmitHere(page)
  await expect(page.getByRole('main')).toContainText('Votre réponse a bien été transmise.')
  await transmitHere(second)
  await expect(second.getByRole('main')).toContainText(/Une réponse a déjà été transmise le \d\d\/\d\d\/\d{4}/)
  await expect(button(second, 'Transmettre la réponse')).toBeHidden()
  await second.close()

  const clerk = await (await browser.newContext()).newPage()
  await signIn(clerk, strasbourg, `/greffe/requete/${numero}`, demonstration)
  const read = clerk.getByRole('article').filter({ hasText: `Projet de rejet n°${nbsp}1` })
  await expect(read).toContainText("L'objet des statuts a changé.")
  await expect(read).not.toContainText('Une autre réponse.')
  await button(clerk, 'Rejeter').click()
  const order = clerk.getByRole('dialog', { name: `Rejeter la requête${nbsp}: Cercle opposé` })
  await expect(order.getByLabel('Motif', { exact: true })).toHaveValue('Le préfet a formé opposition.')
  await order.getByLabel('Décision rendue par').selectOption({ index: 1 })
  await order.getByRole('button', { name: 'Rejeter la requête' }).click()
  await expect(clerk.getByText('La requête est rejetée.')).toBeVisible()
  await clerk.context().close()

  await page.goto(`${site()}/requete/detail/${numero}`)
  await expect(page.getByRole('region', { name: 'Où en est votre requête' })).toContainText('Rejetée')
  await expect(project).toContainText(`Vos observations ont été reçues le ${formatJour(today())}.`)
  await expect(step(page, 'Décision du tribunal')).toContainText('La requête est rejetée.')
  await expect(
    page.getByRole('region', { name: 'Documents communiqués par le tribunal' }).getByRole('heading', { level: 3 }).first(),
  ).toHaveText(/Projet de rejet|Notification de décision/)
  await expect(page.getByRole('region', { name: 'Documents communiqués par le tribunal' })).toContainText('Ordonnance')
})

test('a mail about a demande is refused, which both sides see; the clerk withdraws the demande, and the person answering it is told, also on the request', async ({
  page,
  browser,
}) => {
  const { person, numero, path } = await aDemand('Cercle non prévenu')
  const db = openDatabase(await databaseUrl())
  // Wait until the sender job is done with this mail, so that it does not overwrite the row.
  await expect
    .poll(async () => {
      const { numUpdatedRows } = await db
        .updateTable('courriel')
        .set({ refus: '550 no such mailbox', envoye_le: null })
        .where('evenement', '=', `requete/${numero}/demande/1/1`)
        .where('destinataire', '=', person.email)
        .where('envoye_le', 'is not', null)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    })
    .toBe(1)
  await db.destroy()
  await signIn(page, person, `/requete/detail/${numero}`)
  await expect(page.getByRole('main')).toContainText("Un courriel n'a pas pu être remis")
  await expect(page.getByRole('main')).toContainText(`À ${person.email}${nbsp}: Le tribunal vous demande 1 document et des précisions`)
  await expect(step(page, `Demande de pièces n°${nbsp}1`)).toContainText(
    `Votre réponse est attendue au plus tard le ${formatJour(inDays(20))}.`,
  )
  await expectNoDefect(page)
  await page.goto(`${site()}${path}?auth=true`)
  await expect(page.getByRole('button', { name: /^Mon compte/ })).toBeVisible()
  await page.getByLabel('Observation (facultatif)').fill('Voici.')

  const clerk = await (await browser.newContext()).newPage()
  await signIn(clerk, strasbourg, `/greffe/requete/${numero}`, demonstration)
  await expect(clerk.getByRole('main')).toContainText(`Le courriel n'a pas été remis à ${person.email}. Adressez la demande par courrier.`)
  await clerk.getByText('Autres actes').click()
  await button(clerk, 'Retirer la demande').click()
  const taking = clerk.getByRole('dialog')
  await taking.getByRole('button', { name: 'Retirer la demande' }).click()
  await expect(taking.getByLabel('Motifs du retrait')).toBeFocused()
  await taking.getByLabel('Motifs du retrait').fill('Reçu par courrier.')
  await expectNoDefect(clerk)
  await taking.getByRole('button', { name: 'Retirer la demande' }).click()
  await expect(clerk.getByText('La demande est retirée.')).toBeVisible()
  await expect(button(clerk, 'Demander des pièces')).toBeVisible()
  await clerk.context().close()

  await transmitHere(page)
  await expect(page.getByRole('main')).toContainText(
    `Le tribunal a retiré cette demande le ${formatJour(today())}. Vous n'avez rien à faire.`,
  )
  await page.goto(`${site()}/requete/detail/${numero}`)
  await expect(step(page, `Demande de pièces n°${nbsp}1`)).toContainText('Demandé par le tribunal, qui a retiré cette demande le ')
  await expect(page.getByRole('link', { name: /^Répondre/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Où en est votre requête' })).toContainText("Vous n'avez rien à faire.")
  const [received] = await Promise.all([page.waitForEvent('download'), button(page, "Télécharger l'accusé de réception (PDF)").click()])
  expect(received.suggestedFilename()).toBe(`accuse-reception-${numero}.pdf`)
  expect(await replyPath(person, numero).catch(() => 'none')).toBe('none')
})
