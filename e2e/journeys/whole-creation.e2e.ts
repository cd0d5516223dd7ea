import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { callAs, tokenOf } from '../support/api.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { annexes, typesOffered } from '../support/controls-annexes.ts'
import { association, commentaire, declarant, derived } from '../support/controls-creation.ts'
import { founders, morale, physique, type Member } from '../support/controls-membres.ts'
import { at, beside, cell, fill, type Control } from '../support/controls.ts'
import { next, openCreation } from '../support/creation.ts'
import { aPdf } from '../support/files.ts'
import { filedAs, send } from '../support/filing.ts'
import { pointer } from '../support/hands.ts'
import { registerAssociation } from '../support/register-association.ts'
import { addWhole, fillAll } from '../support/members.ts'
import { aDeclarant, testPassword, signIn, type Declarant } from '../support/people.ts'
import { test } from '../support/test.ts'

// One filing with every control that the specification requires of a creation, optional ones included. Each value is then found on the
// review page, in the database, on the clerk's file, and on the sheet once registered. The list of controls comes from the specification
// (e2e/support/controls-*.ts): a control missing from the wizard cannot be filled, and a value missing from a page is not found.
test.describe.configure({ mode: 'serial' })
const denomination = `Les sonneurs imaginaires ${Date.now()}`
const controls: readonly Control[] = [...declarant, ...association(denomination)]
const members = [physique, morale]
/** Shown to the court, never to the public. */
const secrets = members.flatMap((member) => member.controls.flatMap(({ sheet, value }) => (sheet === null ? [value] : [])))

let folder: string
let person: Declarant
let numero = ''
let fiche = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entiere-'))
  person = await aDeclarant(`entiere.${Date.now()}@exemple.fr`, 'Odile', 'Mittelbrucher')
})
test.afterAll(() => rm(folder, { recursive: true }))

const addFounder = async (page: Page, { tab, fields }: (typeof founders)[number]) => {
  await page.getByRole('button', { name: 'Ajouter un membre fondateur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un membre fondateur' })
  await dialog.getByRole('tab', { name: tab }).click()
  for (const [label, kind, value] of fields) {
    const nowhere = { under: '', text: '' }
    await fill(dialog, { rows: 'FOUND-03', label, kind, value, filed: ['', value], check: nowhere, clerk: nowhere, sheet: nowhere })
  }
  await dialog.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(dialog).toBeHidden()
}

const addAnnexe = async (page: Page, { type, sousType, date, nom }: (typeof annexes)[number]) => {
  await page.getByRole('button', { name: 'Ajouter un autre document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une annexe' })
  const types = dialog.getByLabel('Type de document')
  expect(await types.locator('option').allInnerTexts()).toEqual(typesOffered)
  await types.selectOption({ label: type })
  await expect(dialog.getByLabel('Sous-type')).toHaveCount(sousType === null ? 0 : 1)
  if (sousType) await dialog.getByLabel('Sous-type').selectOption({ label: sousType })
  await dialog.getByLabel(date[0]).fill(date[1])
  await dialog.getByLabel('Fichier', { exact: true }).setInputFiles(await aPdf(folder, `${type}.pdf`, nom))
  await dialog.getByLabel('Nom du document').fill(nom)
  await dialog.getByRole('button', { name: 'Ajouter une annexe' }).click()
  await expect(dialog).toBeHidden()
}

/** The row of a member of the direction, found by its function. */
const rowOf = (scope: Page | Locator, { fonction }: Member): Locator =>
  scope.getByRole('table', { name: 'Membres de la direction' }).getByRole('row').filter({ hasText: fonction })

/** Checks each member's values in their columns. Those for the court only must not be on the sheet. */
const expectMembers = async (scope: Page | Locator, place: 'check' | 'clerk' | 'sheet') => {
  for (const member of members) {
    const row = rowOf(scope, member)
    for (const { [place]: seen } of member.controls) if (seen) await expect(cell(row, seen.under)).toContainText(seen.text)
  }
  await expect(rowOf(scope, morale)).not.toContainText('Membre fondateur')
  const others = scope.getByRole('listitem')
  for (const { text } of founders) await expect(others.filter({ hasText: text }).first()).toBeVisible()
}

/** The association's sheet, one field at a time (ASSO-01). */
const groups = [
  'Identité',
  'Objet et activité',
  'Représentant légal',
  'But et type',
  'Durées',
  'Siège',
  'Contact',
  'Limites aux pouvoirs de la direction',
]

test('[DECL-04, DECL-06, DECL-09, DECL-15, ASSO-01, ASSO-16, ASSO-20, ASSO-21, ASSO-24, ASSO-25, ASSO-27, ASSO-32, ASSO-34, FORM-31] every control of the specification is there with its initial state, and its value is on the review page', async ({
  page,
}) => {
  await signIn(page, person, '/creation')
  await openCreation(page)
  await fillAll(page, declarant)
  await next(page)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(groups)
  await fillAll(page, association(denomination))
  await next(page)
  for (const member of members) await addWhole(page, 'Ajouter un membre de la direction', member)
  for (const founder of founders) await addFounder(page, founder)
  await next(page)
  for (const annexe of annexes) await addAnnexe(page, annexe)
  await next(page)
  await page.getByLabel(commentaire.label).fill(commentaire.value)

  const step = (name: string) => page.getByRole('region', { name, exact: true })
  for (const { check, rows } of declarant)
    await expect(beside(step('Déclarant'), check.under), `${rows} before sending`).toContainText(check.text)
  for (const { check, rows } of association(denomination))
    await expect(beside(step('Association'), check.under), `${rows} before sending`).toContainText(check.text)
  await expectMembers(step('Membres'), 'check')
  for (const { check, nom } of annexes) await expect(beside(step('Annexes'), check)).toHaveText(nom)

  numero = await send(page)
})

test('[ASSO-04, ASSO-05, ASSO-14, ASSO-17, ASSO-22, ASSO-23, ASSO-31, ENT-40, REF-03] the stored filing holds every typed value, and those that the form computes', async () => {
  const depot = await filedAs(numero)
  const expected = [
    ...[...controls, ...members.flatMap((member) => member.controls)].map(({ filed }) => filed),
    ...derived,
    ...founders.map(({ filed }) => filed),
    commentaire.filed,
  ]
  expect(expected.map(([path]) => [path, at(depot, path)])).toEqual(expected.map(([path, value]) => [path, value]))
  expect(at(depot, 'documents')).toEqual(annexes.map(({ filed }) => expect.objectContaining(filed)))
})

test('[DEPOT-01, DEPOT-03, DEPOT-04, DEPOT-05, MEMB-33] the declarant reads every field of the filing again, step by step, and cannot change any', async ({
  page,
}) => {
  await signIn(page, person, `/consultation/depot/${numero}`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Déclarant',
    'Association',
    'Membres',
    'Annexes',
    'Observation du déclarant',
  ])
  const step = (name: string) => page.getByRole('region', { name, exact: true })
  for (const { clerk, rows } of declarant) await expect(beside(step('Déclarant'), clerk.under), rows).toContainText(clerk.text)
  for (const { clerk, rows } of association(denomination))
    await expect(beside(step('Association'), clerk.under), rows).toContainText(clerk.text)
  await expectMembers(step('Membres'), 'clerk')
  for (const { sheet, nom } of annexes)
    for (const line of sheet)
      await expect(step('Annexes').getByRole('listitem').filter({ hasText: nom }).getByText(line, { exact: true })).toBeVisible()
  await expect(step('Observation du déclarant')).toContainText(commentaire.value)
  const main = page.getByRole('main')
  await expect(main.locator('input, textarea, select, [contenteditable], [draggable=true], .fr-hint-text, .step-intro')).toHaveCount(0)
  // The buttons open the documents, give the slip, and take the request back.
  await expect(main.getByRole('button').filter({ hasNotText: /^(?:Télécharger le bordereau|Retirer ma requête)/ })).toHaveCount(
    annexes.length,
  )
})

test("[STAFF-02] the clerk's file shows every field of the filing", async ({ page }) => {
  await signIn(page, strasbourg, `/greffe/requete/${numero}`, demonstration)
  await expect(page.getByRole('heading', { level: 1, name: `Requête n° ${numero}` })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByText('Contenu déclaré', { exact: true }).click()
  for (const { clerk, rows } of controls) await expect(beside(main, clerk.under).first(), `${rows} on the file`).toContainText(clerk.text)
  await expectMembers(main, 'clerk')
  await expect(main).toContainText(commentaire.value)
  for (const { clerk, nom } of annexes) {
    await main.getByRole('button', { name: clerk, exact: true }).click()
    await expect(main.getByRole('button', { name: new RegExp(`^${nom} \\(PDF, `) })).toBeVisible()
  }
  fiche = await registerAssociation(page, pointer)
})

test('[MEMB-24] the sheet of the association shows every public field, and neither telephone nor email of a member', async ({ page }) => {
  const token = await tokenOf(person.email, testPassword)
  const { json } = await callAs(token, 'GET', `/api/association/${fiche}`)
  for (const secret of secrets) expect(JSON.stringify(json)).not.toContain(secret)

  await signIn(page, person, `/association/${fiche}`)
  await expect(page.getByRole('heading', { level: 1, name: denomination })).toBeVisible()
  const main = page.getByRole('main')
  for (const { sheet, value, rows } of controls)
    if (sheet) await expect(beside(main, sheet.under), `${rows} on the sheet`).toHaveText(sheet.text)
    else if (value.length > 6) await expect(main).not.toContainText(value)
  await page.getByRole('tab', { name: 'Membres' }).click()
  await expectMembers(main, 'sheet')
  for (const secret of secrets) await expect(main).not.toContainText(secret)
  await page.getByRole('tab', { name: 'Documents' }).click()
  for (const { sheet, nom, registered = nom } of annexes) {
    const document = main.getByRole('listitem').filter({ hasText: registered })
    for (const line of sheet) await expect(document.getByText(line, { exact: true })).toBeVisible()
  }
})
