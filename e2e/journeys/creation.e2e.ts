import { patience } from '../../scripts/patience.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import {
  addFounder,
  addMember,
  fillAssociation,
  fillDeclarant,
  fillToMembres,
  next,
  openCreation,
  threeAnnexes,
} from '../support/creation.ts'
import { losesNothing } from '../support/geometry.ts'
import { anAssociation } from '../support/make-association.ts'
import { mailTo } from '../support/mail.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { printed } from '../support/print.ts'
import { test } from '../support/test.ts'

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annexes-'))
})
test.afterAll(() => rm(folder, { recursive: true }))

/** On a phone: the step's title is one line, its first field is high on the page, and its buttons are at the bottom. */
const beginsEarly = async (page: Page, first: Locator): Promise<void> => {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('heading', { level: 2, name: /^Étape 2 sur 5\s: Association\.$/ })).toBeVisible()
  await expect(page.getByText('Ensuite\u00A0: Membres')).toBeVisible()
  expect((await page.locator('.stepper__where').boundingBox())!.height).toBeLessThanOrEqual(24)
  expect((await first.boundingBox())!.y).toBeLessThanOrEqual(220)
  const bar = (await page.locator('.step-actions').boundingBox())!
  // The buttons, then the line with the time of the last save.
  expect((await page.locator('.step-actions > .buttons').boundingBox())!.height).toBeLessThanOrEqual(56)
  expect(bar.height).toBeLessThanOrEqual(80)
  expect(bar.y + bar.height).toBe(740)
  // The bar does not hide the focused element.
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const { left, right, top, bottom } = document.activeElement!.getBoundingClientRect()
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return over?.closest('.step-actions') && !document.activeElement?.closest('.step-actions')
    })
    expect(hidden).toBeFalsy()
  }
  await page.getByRole('button', { name: 'Étapes' }).click()
  await page.getByRole('navigation', { name: 'Étapes' }).getByRole('button', { name: 'Déclarant' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Étape 1 sur 5/ })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Étapes' })).toBeHidden()
  await next(page)
  await expect(page.getByRole('navigation', { name: 'Étapes' })).toBeHidden()
  if (size) await page.setViewportSize(size)
}

/** CCL art. 57: a close name in the same commune is shown under the field, opens in a new tab, and forbids nothing. */
const closeNames = async (page: Page, email: string): Promise<void> => {
  const field = page.getByLabel('Dénomination')
  const denomination = `${await field.inputValue()} du Ried`
  const close = await anAssociation(email, { informations: { ...makeVersion().informations, denomination } })
  const told = page.getByRole('status').filter({ hasText: 'Des associations voisines portent un nom proche.' })
  await field.press('End')
  await field.pressSequentially(' !')
  await expect(told).toContainText(new RegExp(`Strasbourg, n°\\s${close}, Inscrite`))
  await expect(told).toContainText(/Vous pouvez poursuivre\s: le tribunal en décidera\./)
  await expectNoDefect(page)
  await losesNothing(page)
  const sheet = page.context().waitForEvent('page')
  await told.getByRole('link', { name: denomination }).click()
  const opened = await sheet
  await expect(opened.getByRole('heading', { level: 1, name: denomination })).toBeVisible()
  await opened.close()
}

/** Fills in the whole form without sending it. */
const fillAll = async (page: Page, denomination: string): Promise<void> => {
  await fillToMembres(page, denomination)
  for (const nom of ['Obersand', 'Kirchweiler', 'Rosenholz']) await addMember(page, nom)
  for (const nom of ['Tannacker', 'Wiesenthaler', 'Mittelbrucher', 'Amtmann']) await addFounder(page, nom)
  await next(page)
  await threeAnnexes(page, folder)
  await next(page)
}

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer la requête' })

test('[ROUTE-04] [FORM-22] [FINAL-01] [FINAL-02] [FINAL-03] [FINAL-04] [FINAL-06] [ERR-09] a creation, from the advice page to the court that received it', async ({
  page,
}) => {
  const email = `odile.${Date.now()}@exemple.fr`
  await signIn(page, await aDeclarant(email, 'Odile', 'Mittelbrucher'), '/creation')
  await fillAll(page, 'Chorale de la première requête')
  await expect(page.getByText('Rien ne manque.')).toBeVisible()
  await expect(page.getByText('Votre requête sera envoyée à')).toHaveText(
    "Votre requête sera envoyée à\u00A0: Tribunal judiciaire de Strasbourg. Vous pourrez la retirer tant que le tribunal n'a pas décidé.",
  )
  await page.getByLabel('Observation pour le tribunal (facultatif)').fill('Merci.')
  await send(page).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Votre requête a été transmise' })).toBeFocused()
  await expect(page.getByText('La demande de création a été transmise')).toBeVisible()
  const received = page.getByText(/^Requête n°\sR\d{8}, reçue le \d\d\/\d\d\/\d{4} à \d+\sh\s\d\d\.$/)
  await expect(received).toBeVisible()
  const [numero = ''] = /R\d{8}/.exec(await received.innerText()) ?? []
  const court = page.getByRole('region', { name: 'Tribunal compétent' })
  await expect(court).toContainText('Tribunal judiciaire de Strasbourg')
  await expect(court).toContainText('Quai Finkmatt67070 Strasbourg Cedex')
  const left = page.getByRole('region', { name: 'Il vous reste une chose à faire' })
  await expect(left).toContainText(
    `Envoyez par courrier à ce greffe un exemplaire papier signé des statuts, accompagné du bordereau ci-dessous. Sans bordereau, inscrivez le n° ${numero} sur la première page.`,
  )
  const slip = left.getByRole('button', { name: `Télécharger le bordereau d'envoi (PDF) de la requête n°\u00A0${numero}` })
  const [download] = await Promise.all([page.waitForEvent('download'), slip.click()])
  expect(download.suggestedFilename()).toBe(`bordereau-${numero}.pdf`)
  await expect(page.getByText(`Chaque étape sera annoncée à ${email}`)).toBeVisible()
  const prints = page.locator('details', { hasText: 'Preuve technique' })
  await expect(prints.locator('code').first()).toBeHidden()
  await prints.locator('summary').click()
  await expect(prints.locator('code')).toHaveText([/^[0-9a-f]{64}$/, /^[0-9a-f]{64}$/, /^[0-9a-f]{64}$/])
  await expectNoDefect(page)
  await expectSameTree(page, 'transmise')
  expect(await mailTo(email, numero)).toContain(numero)
  // Folded on screen, open on paper.
  await prints.locator('summary').click()
  const paper = await printed(page, 'Odile Mittelbrucher')
  for (const fact of [numero, 'Tribunal judiciaire de Strasbourg', 'statuts.pdf']) expect(paper).toContain(fact)
  expect(paper).toMatch(/[0-9a-f]{64}/)
  await expect(prints.locator('code').first()).toBeHidden()
})

test('axe finds nothing on any step, empty, refused or filled, nor in a dialog, in both themes and at both widths', async ({ page }) => {
  test.setTimeout(400_000 * patience)
  const email = `axe.${Date.now()}@exemple.fr`
  await signIn(page, await aDeclarant(email), '/creation')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoDefect(page)
  await expectSameTree(page, 'avant')
  await openCreation(page)
  await expectSameTree(page, 'creation-declarant')
  await losesNothing(page)
  await next(page)
  await expect(page.getByText('Veuillez vérifier votre saisie.')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'declarant-refuse')
  await fillDeclarant(page)
  await next(page)
  await beginsEarly(page, page.getByLabel('Dénomination'))
  await next(page)
  await expectNoDefect(page)
  await expectSameTree(page, 'association')
  await losesNothing(page)
  await fillAssociation(page, `Les voisins sans défaut ${Date.now()}`)
  await closeNames(page, email)
  await next(page)
  await expectNoDefect(page)
  await expectSameTree(page, 'creation-membres')
  await page.getByRole('button', { name: 'Ajouter un membre de la direction' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expectNoDefect(page)
  await expectSameTree(page, 'membre')
  await page.keyboard.press('Escape')
  await addMember(page, 'Obersand')
  await expect(page.getByText('Membre de la direction ajouté\u00A0: Lucien Obersand')).toBeVisible()
  for (const nom of ['Kirchweiler', 'Rosenholz', 'Tannacker', 'Wiesenthaler', 'Mittelbrucher', 'Amtmann']) await addFounder(page, nom)
  await expect(page.getByText('Membre fondateur ajouté\u00A0: Irma Amtmann')).toBeVisible()
  await expectNoDefect(page)
  await losesNothing(page)
  await next(page)
  await page.getByRole('button', { name: 'Ajouter un autre document' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter une annexe' }).click()
  await expectNoDefect(page)
  await expectSameTree(page, 'annexe')
  await page.keyboard.press('Escape')
  await threeAnnexes(page, folder)
  await expectNoDefect(page)
  await expectSameTree(page, 'annexes')
  await next(page)
  await expectNoDefect(page)
  await expectSameTree(page, 'creation-verifiez')
})
