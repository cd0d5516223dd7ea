import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { aPdf } from '../support/files.ts'
import { button, confirmAct, courtPage, tab } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const said = async (page: Page, nature: RegExp, autorite: string) => {
  await page.getByRole('radio', { name: nature }).check({ force: true })
  await page.getByRole('radio', { name: 'Un tribunal ou une cour' }).check({ force: true })
  await page.getByLabel("Nom de la juridiction ou de l'autorité").fill(autorite)
}
const result = (page: Page) => page.getByRole('region', { name: 'Au registre' })

test('[STAFF-14] the clerk records a dissolution by a court with its liquidators, which everybody reads, then its reversal @proof', async ({
  page,
}) => {
  const person = await aDeclarant(`decision-${crypto.randomUUID()}@exemple.fr`)
  const numero = await anAssociation(person.email)
  const dir = await mkdtemp(join(tmpdir(), 'greffe-'))
  const [jugement, arret] = [await aPdf(dir, 'jugement.pdf', 'Jugement'), await aPdf(dir, 'arret.pdf', 'Arrêt')]
  await signIn(page, strasbourg, courtPage(numero, 'decision'), demonstration)
  await expect(page.getByRole('radio', { name: /^Infirmation/ })).toHaveCount(0)
  await said(page, /^Dissolution/, 'le tribunal judiciaire de Strasbourg')
  await expect(result(page)).toContainText("L'association passe de l'état « Inscrite » à l'état « Dissoute ».")
  await button(page, 'Inscrire la décision').click()
  await expect(page.getByText('4 champs à corriger')).toBeVisible()
  await expect(page.getByLabel('Commentaire sur la liquidation')).toHaveAccessibleDescription(/Indiquez au moins un liquidateur/)
  await expectNoDefect(page)
  await expectSameTree(page, 'decision', page.getByRole('tabpanel'))
  await page.getByLabel('Date de la décision').fill('2026-01-12')
  await page.getByLabel('Numéro de la décision').fill('26/00123')
  await page.getByLabel('Motif de la décision').fill("Clôture pour insuffisance d'actif")
  await button(page, 'Reprendre les membres de la direction comme liquidateurs').click()
  await page.getByLabel('La décision elle-même').setInputFiles(jugement)
  await confirmAct(page, 'Inscrire la décision', /«\sInscrite\s» à l'état «\sDissoute\s»/)
  await expect(page.getByText('La décision est inscrite au registre.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Inscrire une décision judiciaire ou administrative' })).toBeFocused()
  await expect(page.getByText("L'association est déjà en liquidation.")).toBeVisible()

  await page.getByRole('link', { name: 'Voir la fiche au registre' }).click()
  await expect(page.getByText('Dissoute', { exact: true }).first()).toBeVisible()
  await tab(page, 'Membres').click()
  await expect(page.getByRole('table', { name: 'Liquidateurs' })).toContainText('Mittelbrucher')
  await button(page, 'Historique').click()
  const history = page.getByRole('dialog', { name: 'Historique' })
  await expect(
    history.getByText('Dissolution prononcée par le tribunal judiciaire de Strasbourg, le 12/01/2026, n° 26/00123'),
  ).toBeVisible()

  await page.goto(new URL(courtPage(numero, 'decision'), page.url()).href)
  await said(page, /^Infirmation/, "la cour d'appel de Colmar")
  await expect(result(page)).toContainText('Est infirmée : Dissolution prononcée par le tribunal judiciaire de Strasbourg')
  await expect(result(page)).toContainText("L'association passe de l'état « Dissoute » à l'état « Inscrite ».")
  await expectNoDefect(page)
  await page.getByLabel('Date de la décision').fill('2026-03-02')
  await page.getByLabel('Motif de la décision').fill("L'actif n'était pas insuffisant")
  await page.getByLabel('La décision elle-même').setInputFiles(arret)
  await confirmAct(page, 'Inscrire la décision', /Est infirmée\s: Dissolution prononcée/)
  await expect(page.getByText('La décision est inscrite au registre.')).toBeVisible()
  await expect(page.getByText('Inscrite', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Infirmation/ })).toHaveCount(0)
})
