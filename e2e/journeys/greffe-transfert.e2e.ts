import { expect, type Page } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { colmar, demonstration, strasbourg } from '../support/clerks.ts'
import { button, confirmAct, courtPage } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('[STAFF-13] an association moves to another court: its court transfers it, the other refuses it, then registers it, and each sheet links to the other @proof', async ({
  page,
}) => {
  const person = await aDeclarant(`transfert-${crypto.randomUUID()}@exemple.fr`)
  const denomination = `Cercle des rameurs ${crypto.randomUUID().slice(0, 8)}`
  const numero = await anAssociation(person.email, { informations: { denomination } as never })
  const fill = async () => {
    await page.getByLabel('Adresse du siège').fill('4 rue des Clefs')
    await page.getByRole('combobox', { name: 'Commune' }).fill('Colmar')
    await page.getByRole('option', { name: /^Colmar/ }).click()
    await page.getByLabel("Date de l'assemblée qui a décidé le changement de siège").fill('2026-03-02')
    await confirmAct(page, 'Envoyer le dossier', /au tribunal dont relève Colmar/)
    await expect(page.getByText(/Dossier envoyé le .*Ce tribunal ne l'a pas encore décidé/)).toBeVisible()
  }
  await signIn(page, strasbourg, courtPage(numero, 'transfert'), demonstration)
  await button(page, 'Envoyer le dossier').click()
  await expect(page.getByLabel('Adresse du siège')).toHaveAccessibleDescription(/le champ est obligatoire/)
  await expectNoDefect(page)
  await fill()
  await expect(page.getByRole('heading', { level: 2, name: 'Transférer à un autre tribunal' })).toBeFocused()
  await expectNoDefect(page)
  await expectSameTree(page, 'transferer', page.getByRole('tabpanel'))
  await button(page, "Retirer l'envoi").click()
  await dialog(page, "Retirer l'envoi").getByLabel('Motif du retrait').fill('Commune mal saisie')
  await dialog(page, "Retirer l'envoi").getByRole('button', { name: "Retirer l'envoi" }).click()
  await expect(page.getByText("L'envoi est retiré.")).toBeVisible()
  await fill()

  await signIn(page, colmar, '/greffe', demonstration)
  await page.getByRole('link', { name: /^Transferts \(\d+\)$/ }).click()
  const received = page.getByRole('region', { name: denomination })
  await expect(received).toContainText('4 rue des Clefs, 68000 Colmar')
  await expect(received).toContainText('02/03/2026')
  await expectNoDefect(page)
  await expectSameTree(page, 'transferts')
  await received.getByRole('button', { name: /^Refuser le transfert/ }).click()
  await dialog(page, 'Refuser le transfert').getByLabel('Motif du refus').fill('Le nom est déjà porté à Colmar.')
  await expectNoDefect(page)
  await expectSameTree(page, 'refuser')
  await dialog(page, 'Refuser le transfert').getByRole('button', { name: 'Refuser le transfert' }).click()
  await expect(received).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Associations reçues' })).toBeFocused()

  await signIn(page, strasbourg, courtPage(numero, 'transfert'), demonstration)
  await expect(page.getByText('Motif : Le nom est déjà porté à Colmar.')).toBeVisible()
  await fill()
  await signIn(page, colmar, '/greffe/transfert', demonstration)
  await received.getByRole('button', { name: /^Inscrire l'association/ }).click()
  await expectNoDefect(page)
  await expectSameTree(page, 'inscrire')
  await dialog(page, "Inscrire l'association").getByRole('button', { name: "Inscrire l'association" }).click()
  await expect(page.getByText(/L'association est inscrite sous le n°\sCOL\d{6}\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Associations reçues' })).toBeFocused()
  await page.getByRole('link', { name: "Ouvrir dans l'espace du greffe" }).click()
  await expect(page.getByRole('tab', { name: 'Conformité' })).toBeVisible()
  const [, arrivee = ''] = /association\/(COL\d{6})/.exec(page.url()) ?? []

  // A person who acts for it goes from the mail to the new sheet, then to the old one.
  await signIn(page, person, new URL(linkOf(await mailTo(person.email, 'Vos droits sont repris'))).pathname)
  await expect(page.getByRole('heading', { level: 1, name: denomination })).toBeVisible()
  const history = dialog(page, 'Historique')
  await button(page, 'Historique').click()
  await expect(history.getByRole('heading', { name: /Inscription à la suite d'un transfert$/ })).toBeVisible()
  await history.getByRole('link', { name: `Lire l'association n° ${numero}` }).click()
  await expect(page).toHaveURL(new RegExp(`/association/${numero}`))
  await expect(page.getByText(/^Radiée\s: transférée à un autre tribunal$/).first()).toBeVisible()

  // The receiving court corrects a wrong transfer: both sheets and the attached users follow.
  await signIn(page, colmar, courtPage(arrivee, 'transfert'), demonstration)
  await expect(page.getByText(numero).first()).toBeVisible()
  await button(page, 'Corriger le transfert').click()
  const correction = dialog(page, 'Corriger le transfert')
  const motif = correction.getByLabel('Motif de la correction')
  await expect(motif).toBeFocused()
  await expectNoDefect(page)
  await correction.getByRole('button', { name: 'Corriger le transfert' }).click()
  await expect(motif).toHaveAccessibleDescription(/le champ est obligatoire/)
  await motif.fill("Le siège n'a pas quitté Strasbourg.")
  await correction.getByRole('button', { name: 'Corriger le transfert' }).click()
  await expect(page.getByText(`Le transfert est corrigé\u00a0: l'association a retrouvé le n°\u00a0${numero}.`)).toBeVisible()
  await expect(button(page, 'Corriger le transfert')).toHaveCount(0)
  expect(await mailTo(person.email, 'inscrit par erreur, est corrigé')).toContain("Le siège n'a pas quitté Strasbourg.")
  await signIn(page, person, `/association/${numero}`)
  await expect(page.getByText('Inscrite', { exact: true }).first()).toBeVisible()
  await page.goto(new URL(`/association/${arrivee}`, page.url()).href)
  await expect(page.getByText(/^Radiée\s: transférée à un autre tribunal$/).first()).toBeVisible()
  await expect(page.getByText(/Correction d'un transfert inscrit par erreur$/).first()).toBeAttached()
})
