import { expect, type Locator } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { expectNoDefect } from '../support/axe.ts'
import { aClerk } from '../support/clerks.ts'
import { fillDeclarant, next, stepTitle } from '../support/creation.ts'
import { filedAs, openFromSheet, send } from '../support/filing.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, signIn, type Declarant } from '../support/people.ts'
import { test } from '../support/test.ts'

// Characters that documents cannot print: reported while typing, before sending, and to the clerk (docs/decisions/0099).
test.describe.configure({ mode: 'serial' })

const site = () => process.env['E2E_URL'] ?? ''

let person: Declarant
let association = ''
let numero = ''
test.beforeAll(async () => {
  person = await aDeclarant(`caracteres.${Date.now()}@exemple.fr`, 'Nguyễn', 'Łęcka-Ђорђевић')
  const informations = { ...makeVersion().informations, denomination: 'Amicale جمعية des Deux Rives', dateDissolution: '2025-05-05' }
  association = await anAssociation(person.email, { etatAssociation: 'DISSOUTE', informations })
})

const unprinted = 'Caractères que les documents ne peuvent pas imprimer'
const said = (field: Locator) =>
  expect(field).toHaveAccessibleDescription(/imprimer «\s\u2068→\u2069\s»\s: ils portent \[U\+2192\] à sa place/)

test('a declarant is warned beside the field while typing and again before sending, and may still send', async ({ page }) => {
  await openFromSheet(page, person, association, 'Demander la radiation')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await stepTitle(page, 'Étape 1 sur 4 Déclarant').waitFor()
  await fillDeclarant(page)
  // The letters of many alphabets can be printed, and give no warning.
  await expect(page.getByLabel('Prénom')).toHaveValue('Nguyễn')
  await expect(page.getByText('ne peuvent pas imprimer')).toHaveCount(0)
  const address = page.getByLabel('Adresse', { exact: true })
  await address.fill('12 rue des Tilleuls → cour')
  await said(address)
  await expect(address).not.toHaveAttribute('aria-invalid')
  await expectNoDefect(page)
  await next(page)
  await stepTitle(page, 'Étape 2 sur 4 Radiation').waitFor()
  await page.getByText(/^Je certifie que la liquidation est terminée/).click()
  await next(page)
  await stepTitle(page, 'Étape 3 sur 4 Annexes').waitFor()
  await next(page)

  await stepTitle(page, 'Étape 4 sur 4 Vérification et envoi').waitFor()
  const alert = page.locator('.fr-alert', { hasText: unprinted })
  await expect(alert.getByText(/^Déclarant\s: «\s\u2068→\u2069\s»$/)).toBeVisible()
  await expectNoDefect(page)
  // The comment is only shown on screen, which can display it.
  const comment = page.getByLabel('Observation pour le tribunal (facultatif)')
  await comment.fill('→')
  await expect(comment).not.toHaveAccessibleDescription(/imprimer/)
  await alert.getByRole('button', { name: 'Corriger' }).click()
  await said(page.getByLabel('Adresse', { exact: true }))
  for (const step of [2, 3, 4]) {
    await next(page)
    await stepTitle(page, `Étape ${step} sur 4`).waitFor()
  }
  numero = await send(page)
  expect(await filedAs(numero)).toMatchObject({ declarant: { adresse: '12 rue des Tilleuls → cour' } })
})

test('a clerk is warned on the file, on the sheet of the association, and while writing a letter', async ({ page }) => {
  const clerk = await aClerk('TJ-STRASBOURG', 'Alix', 'Obergreff')
  await signIn(page, clerk, `/greffe/requete/${numero}`)
  await expect(page.locator('.fr-alert', { hasText: unprinted })).toContainText(
    /«\s\u2068ج\u2069\s» .*«\s\u2068→\u2069\s»\s: les documents du tribunal portent leurs codes, comme \[U\+062C\]/,
  )
  await page.getByRole('button', { name: 'Prendre en charge' }).click()
  await page.getByRole('button', { name: 'Demander des pièces' }).click()
  const observation = page.getByRole('dialog').getByLabel(/^Observation/)
  await observation.fill('Voir le point 2 → statuts')
  await said(observation)
  await expectNoDefect(page)
  await page.goto(`${site()}/greffe/association/${association}`)
  await expect(page.locator('.fr-alert', { hasText: unprinted })).toContainText(/comme \[U\+062C\]/)
  await expectNoDefect(page)
})
