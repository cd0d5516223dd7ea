import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { makeImage } from '../../server/test/corpus/images.ts'
import { tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk, demonstration, strasbourg } from '../support/clerks.ts'
import { beside, cell } from '../support/controls.ts'
import { aPdf } from '../support/files.ts'
import { aPaperAssociation, attach, button, tab } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const ask = 'Demander mon rattachement'
const sent = 'Votre demande de rattachement a été envoyée. Vous recevrez la réponse du tribunal par courriel.'

const take = async (page: Page, name: string, path: string): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, name).click()])
  await chooser.setFiles(path)
}

/** A clerk in their own window, on this person's request. */
const atTheCourt = async (browser: Browser, who: { email: string }, person: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 620 } })).newPage()
  await signIn(page, who, '/greffe', testPassword)
  await page.getByRole('link', { name: /^Rattachements \([1-9]/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rattachements à valider' })).toBeVisible()
  await page.getByLabel('Lignes par page').selectOption('toutes')
  await page.getByRole('row').filter({ hasText: person }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: `Demande de rattachement : Odile ${person}` })).toBeVisible()
  return page
}

test('[SHEET-16] [MINE-07] [ATTACH-10] [ATTACH-12] [ATTACH-14] [STAFF-16] [MAIL-07] a request from a phone is refused with a reason, sent again, granted, then used', async ({
  page,
  browser,
}) => {
  const name = `Kuntz${randomUUID().slice(0, 8)}`
  const denomination = `Chorale ${name}`
  const numero = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), denomination)
  const person = await aDeclarant(`odile.${name}@exemple.fr`, 'Odile', name)
  const [first, second] = [await aClerk('TJ-STRASBOURG', 'Anne', 'Kern'), await aClerk('TJ-STRASBOURG', 'Paul', 'Ritter')]
  const folder = await mkdtemp(join(tmpdir(), 'rattachement-'))
  const minutes = await aPdf(folder, 'election.pdf', 'Procès-verbal')
  const photo = join(folder, 'IMG_1.jpg')
  await writeFile(photo, await makeImage({ largeur: 640, hauteur: 400 }))

  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, person, `/association/${numero}`, testPassword)
  await button(page, ask).click()
  const dialog = page.getByRole('dialog', { name: ask })
  await expect(dialog).toContainText(`Le tribunal vérifiera que vous pouvez agir pour l'association ${denomination}.`)
  await expect(dialog).toContainText("Votre pièce d'identité n'est vue que par le greffe. Elle est supprimée 180 jours après la décision.")
  await button(page, 'Envoyer la demande').click()
  await expect(dialog.getByText("Joignez au moins une pièce d'identité.").last()).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'demander')
  await dialog.getByRole('combobox', { name: 'Votre fonction' }).fill('Présidente')
  await take(page, "Photographier : Pièce d'identité", photo)
  await expect(dialog.getByText('Photo 1.jpg', { exact: true })).toBeVisible()
  await take(page, 'Choisir un fichier : Ce qui établit votre fonction', minutes)
  await expect(dialog.getByText('election.pdf', { exact: true })).toBeVisible()
  await button(page, 'Supprimer election.pdf').click()
  await expect(dialog.getByText('election.pdf est retiré.')).toBeVisible()
  await dialog.getByLabel('Ce que vous souhaitez faire (facultatif)').fill('Déclarer le nouveau siège.')
  await expectNoDefect(page)
  await button(page, 'Envoyer la demande').click()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(page.getByText('Rattachement en cours')).toBeVisible()
  await expect(button(page, ask)).toHaveCount(0)

  const court = await atTheCourt(browser, first, name)
  await expect(court.getByRole('img', { name: /Photo 1\.jpg/ })).toBeVisible()
  await expect(court.getByRole('heading', { name: 'Direction inscrite au registre' })).toBeVisible()
  await expect(beside(court, 'Ce que la personne souhaite faire')).toHaveText('Déclarer le nouveau siège.')
  await expectNoDefect(court)
  await expectSameTree(court, 'demande-au-greffe')
  const late = await atTheCourt(browser, second, name)
  await button(court, 'Refuser le rattachement').click()
  await court.getByLabel('Motif du refus (transmis à la personne)').fill('Le procès-verbal de votre élection manque.')
  await court.getByRole('dialog').getByRole('button', { name: 'Refuser le rattachement' }).click()
  await expect(court.getByText(/^Information : Demande refusée par Anne Kern le|Demande refusée par Anne Kern le/)).toBeVisible()
  await button(late, 'Accepter le rattachement').click()
  await late.getByRole('checkbox', { name: 'Peut gérer les utilisateurs' }).check({ force: true })
  const accepted = late.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/rattachement/'))
  await late.getByRole('dialog').getByRole('button', { name: 'Accepter le rattachement' }).click()
  expect((await accepted).postDataJSON()).toEqual({ fonction: 'Présidente', depot: false, gestion: true })
  await expect(
    late.getByText(/Anne Kern a déjà décidé de cette demande le .+ \(refusée\)\. Votre décision n'a pas été enregistrée\./).last(),
  ).toBeVisible()

  const refused = await mailTo(person.email, 'a été refusée')
  await page.goto(linkOf(refused))
  const told =
    /Votre demande de rattachement du .+ a été refusée\. Motif\s: Le procès-verbal de votre élection manque\. Vous pouvez faire une nouvelle demande\./
  await expect(page.getByText(told)).toBeVisible()
  await expectNoDefect(page)
  await page.goto(`${site()}/mes-associations`)
  await expect(page.getByText(told)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: denomination }).getByText('Rattachement refusé', { exact: true })).toBeVisible()
  await button(page, `J'ai lu ce refus : ${denomination}`).click()
  await expect(page.getByText("Vous n'êtes rattaché à aucune association")).toBeVisible()

  await page.goto(`${site()}/association/${numero}`)
  await expect(page.getByText(told)).toHaveCount(0)
  await button(page, ask).click()
  await dialog.getByRole('combobox', { name: 'Votre fonction' }).fill('Présidente')
  await take(page, "Photographier : Pièce d'identité", photo)
  await take(page, 'Choisir un fichier : Ce qui établit votre fonction', minutes)
  await expect(dialog.getByText('election.pdf', { exact: true })).toBeVisible()
  await button(page, 'Envoyer la demande').click()
  await expect(page.getByText(sent)).toBeVisible()

  await court.goto(`${site()}/greffe/rattachement`)
  await court.getByRole('row').filter({ hasText: name }).getByRole('link').click()
  await button(court, 'Accepter le rattachement').click()
  const rights = court.getByRole('dialog').getByRole('checkbox')
  await expect(rights).toHaveCount(2)
  for (const right of await rights.all()) await expect(right).not.toBeChecked()
  await expect(court.getByRole('dialog')).toContainText(/ne figure pas dans la direction inscrite|La fonction inscrite au registre/)
  await court.getByRole('checkbox', { name: 'Peut déposer des requêtes' }).check({ force: true })
  await court.getByRole('checkbox', { name: 'Peut gérer les utilisateurs' }).check({ force: true })
  await court.getByRole('dialog').getByRole('combobox', { name: 'Fonction' }).fill('Trésorière')
  await expectNoDefect(court)
  await court.getByRole('dialog').getByRole('button', { name: 'Accepter le rattachement' }).click()
  await expect(court.getByText(/Demande acceptée par Anne Kern le/)).toBeVisible()
  await page.goto(linkOf(await mailTo(person.email, 'est accepté')))
  await expect(page.getByText('Rattaché', { exact: true })).toBeVisible()
  await tab(page, 'Utilisateurs').click()
  const row = page.getByRole('row').filter({ hasText: person.email })
  await expect(cell(row, 'Fonction')).toHaveText('Trésorière')
  await expect(cell(row, 'Gère les utilisateurs')).toHaveText('Oui')
  await expect(cell(row, 'Dépose des requêtes')).toHaveText('Oui')
  await button(page, 'Actions').click()
  await button(page, 'Déclarer une modification').click()
  await expect(page).toHaveURL(new RegExp(`/association/${numero}/modification`))
})

test("[ATTACH-13] a failed request shows « Erreur durant l'envoi de la demande de rattachement » and keeps the typed values", async ({
  page,
}) => {
  const numero = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), `Envoi ${randomUUID().slice(0, 8)}`)
  const person = await aDeclarant(`envoi.${randomUUID()}@exemple.fr`)
  const paper = await aPdf(await mkdtemp(join(tmpdir(), 'rattachement-')), 'identite.pdf', 'Identité')
  await signIn(page, person, `/association/${numero}`, testPassword)
  await button(page, ask).click()
  const dialog = page.getByRole('dialog', { name: ask })
  await dialog.getByRole('combobox', { name: 'Votre fonction' }).fill('Trésorière')
  await take(page, "Choisir un fichier : Pièce d'identité", paper)
  await expect(dialog.getByText('identite.pdf', { exact: true })).toBeVisible()
  await page.route('**/rattachement', (route) => route.abort())
  await button(page, 'Envoyer la demande').click()
  await expect(dialog.getByRole('alert').getByText("Erreur durant l'envoi de la demande de rattachement")).toBeVisible()
  await button(page, 'Annuler').click()
  await button(page, ask).click()
  await expect(dialog.getByRole('combobox', { name: 'Votre fonction' })).toHaveValue('Trésorière')
  await expect(dialog.getByText('identite.pdf', { exact: true })).toBeVisible()
  await page.unroute('**/rattachement')
  await button(page, 'Envoyer la demande').click()
  await expect(page.getByText(sent)).toBeVisible()
})

test('[STAFF-16] the court compares who asks with the direction and with who is attached already: the same name, another function, the rights of each @proof', async ({
  page,
  browser,
}) => {
  const name = `Kuntz${randomUUID().slice(0, 8)}`
  const [filer, manager, person] = [
    await aDeclarant(`berthe.${randomUUID()}@exemple.fr`, 'Berthe', 'Deposeuse'),
    await aDeclarant(`gaston.${randomUUID()}@exemple.fr`, 'Gaston', 'Gestionnaire'),
    await aDeclarant(`${randomUUID()}@exemple.fr`, 'Odile', name),
  ]
  const { members } = makeVersion()
  const physiques = members.physiques.map((one) => (one.nom === 'Mittelbrucher' ? { ...one, nom: name } : one))
  const numero = await anAssociation(filer.email, { members: { ...members, physiques } })
  await attach(manager.email, numero, true, true)
  await signIn(page, person, `/association/${numero}`, testPassword)
  await button(page, ask).click()
  const dialog = page.getByRole('dialog', { name: ask })
  await dialog.getByRole('combobox', { name: 'Votre fonction' }).fill('Trésorière')
  const paper = await aPdf(await mkdtemp(join(tmpdir(), 'rattachement-')), 'identite.pdf', 'Identité')
  await take(page, "Choisir un fichier : Pièce d'identité", paper)
  await expect(dialog.getByText('identite.pdf', { exact: true })).toBeVisible()
  await button(page, 'Envoyer la demande').click()
  await expect(page.getByText(sent)).toBeVisible()

  const court = await atTheCourt(browser, await aClerk('TJ-STRASBOURG', 'Anne', 'Kern'), name)
  const itemsAfter = (title: string) =>
    court.getByRole('heading', { name: title }).locator('xpath=following-sibling::ul[1]').getByRole('listitem')
  const direction = itemsAfter('Direction inscrite au registre')
  await expect(direction.filter({ hasText: 'Même nom' })).toHaveText([new RegExp(`^Odile ${name}, Président\\(e\\)\\s*Même nom$`)])
  await expect(direction.filter({ hasText: 'Obersand' })).toHaveText('Lucien Obersand, Secrétaire')
  await expect(
    court.getByText(/La fonction inscrite au registre \(«\sPrésident\(e\)\s»\) n'est pas celle qui est déclarée \(«\sTrésorière\s»\)/),
  ).toBeVisible()
  await expect(itemsAfter('Personnes déjà rattachées')).toHaveText([
    'Berthe Deposeuse, Secrétaire (dépose des requêtes)',
    'Gaston Gestionnaire, Secrétaire (dépose des requêtes, gère les utilisateurs)',
  ])
  await expectNoDefect(court)
  await court.context().close()
})

test('[ATTACH-06] papers too heavy together are said to be as soon as they are joined, and the request is not sent @proof', async ({
  page,
}) => {
  const numero = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), `Poids ${randomUUID().slice(0, 8)}`)
  const person = await aDeclarant(`poids.${randomUUID()}@exemple.fr`)
  const folder = await mkdtemp(join(tmpdir(), 'rattachement-'))
  // Two papers above a thousand octets each, and a limit of 2000: far below that of one file or of a filing.
  await page.route('**/api/constantes', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), tailleRattachementMax: 2000 } })
  })
  await signIn(page, person, `/association/${numero}`, testPassword)
  await button(page, ask).click()
  const dialog = page.getByRole('dialog', { name: ask })
  await dialog.getByRole('combobox', { name: 'Votre fonction' }).fill('Secrétaire')
  await take(page, "Choisir un fichier : Pièce d'identité", await aPdf(folder, 'recto.pdf', 'Recto'))
  await expect(dialog.getByText(/^Total\s: 1,\d\d\sKo sur 1,95\sKo$/)).toBeVisible()
  const tooHeavy = /La taille des fichiers dépasse la limite de 1,95\sKo/
  await expect(dialog.getByText(tooHeavy)).toHaveCount(0)
  await take(page, "Choisir un fichier : Pièce d'identité", await aPdf(folder, 'verso.pdf', 'Verso'))
  await expect(dialog.getByRole('status').getByText(tooHeavy)).toBeVisible()
  await button(page, 'Envoyer la demande').click()
  await expect(dialog.getByRole('alert').getByRole('link', { name: tooHeavy })).toBeVisible()
  await button(page, 'Supprimer verso.pdf').click()
  await expect(dialog.getByText(tooHeavy)).toHaveCount(0)
})
