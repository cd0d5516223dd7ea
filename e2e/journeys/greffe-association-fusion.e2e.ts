import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { aPdf } from '../support/files.ts'
import { button, confirmAct, courtPage } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { mailTo } from '../support/mail.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

test('[STAFF-12] the clerk records a merger: the absorbed association is struck off, and each sheet links to the other @proof', async ({
  page,
}) => {
  const person = await aDeclarant(`fusion-${crypto.randomUUID()}@exemple.fr`)
  const [absorbante, absorbee] = [await anAssociation(person.email), await anAssociation(person.email)]
  const traite = await aPdf(await mkdtemp(join(tmpdir(), 'greffe-')), 'traite.pdf', 'Traité')
  await signIn(page, strasbourg, courtPage(absorbante, 'fusion'), demonstration)
  await button(page, 'Inscrire la fusion').click()
  await expect(page.getByRole('combobox')).toHaveAccessibleDescription(/Indiquez au moins une association absorbée/)
  await expectNoDefect(page)
  await page.getByRole('combobox').fill(absorbee)
  await page.getByRole('option', { name: absorbee }).click()
  await expect(page.getByRole('heading', { name: 'Associations absorbées : 1' })).toBeVisible()
  await page.getByLabel('Date du traité').fill('2026-01-12')
  await page.getByLabel("Date d'effet").fill('01/03/2026')
  await page.getByLabel("Le traité d'apport").setInputFiles(traite)
  await expectNoDefect(page)
  await expectSameTree(page, 'fusion', page.getByRole('tabpanel'))
  await confirmAct(page, 'Inscrire la fusion', new RegExp(`${absorbee}.* est radiée du registre, le 01/03/2026`))
  await expect(page.getByText('La fusion est inscrite au registre.')).toBeVisible()

  await page.getByRole('link', { name: 'Voir la fiche au registre' }).click()
  const history = page.getByRole('dialog', { name: 'Historique' })
  await button(page, 'Historique').click()
  await expect(history.getByText(`Associations fusionnées : ${absorbee}`)).toBeVisible()
  await history.getByRole('link', { name: `Lire l'association n° ${absorbee}` }).click()
  await expect(page).toHaveURL(new RegExp(`/association/${absorbee}`))
  await expect(page.getByText(/^Radiée\s: absorbée par une autre association$/).first()).toBeVisible()
  const successor = page.getByText(/^L'association a été absorbée par Association chorale de Mittelbruch/)
  await expect(successor.getByRole('link', { name: `Lire la fiche n° ${absorbante}` })).toHaveAttribute(
    'href',
    new RegExp(`/association/${absorbante}$`),
  )
  if (!(await history.isVisible())) await button(page, 'Historique').click()
  await expect(history.getByText(/^Absorption par l'association Association chorale de Mittelbruch/)).toBeVisible()
  await expectNoDefect(page)
  await history.getByRole('link', { name: `Lire l'association n° ${absorbante}` }).click()
  await expect(page).toHaveURL(new RegExp(`/association/${absorbante}`))

  // Correcting a wrong merger changes both sheets, and mails the attached users.
  await page.goto(new URL(courtPage(absorbante, 'fusion'), page.url()).href)
  await button(page, `Corriger la fusion\u00A0: ${absorbee}`).click()
  const correction = page.getByRole('dialog', { name: 'Corriger la fusion' })
  await expect(correction.getByLabel('Motif de la correction')).toBeFocused()
  await expect(correction).toContainText(`L'association n°\u00A0${absorbee} retrouve l'état d'avant la fusion.`)
  await expectNoDefect(page)
  await correction.getByRole('button', { name: 'Corriger la fusion' }).click()
  await expect(correction.getByLabel('Motif de la correction')).toHaveAccessibleDescription(/le champ est obligatoire/)
  await correction.getByLabel('Motif de la correction').fill("Le traité visait l'association voisine.")
  await correction.getByRole('button', { name: 'Corriger la fusion' }).click()
  await expect(page.getByText('La fusion est corrigée sur toutes les fiches.')).toBeVisible()
  expect(await mailTo(person.email, 'corrigé une fusion inscrite par erreur')).toContain("Le traité visait l'association voisine.")
  await page.goto(new URL(`/association/${absorbee}`, page.url()).href)
  await expect(page.getByText('Inscrite', { exact: true }).first()).toBeVisible()
  await expect(successor).toHaveCount(0)
})
