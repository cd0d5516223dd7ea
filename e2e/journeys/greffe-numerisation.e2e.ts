import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { aPdf } from '../support/files.ts'
import { aPaperAssociation, button, courtPage, tab } from '../support/greffe-association.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, testPassword, signIn, type Declarant } from '../support/people.ts'
import { test } from '../support/test.ts'
import { openedBy } from '../support/opened.ts'

const site = () => process.env['E2E_URL'] ?? ''

/** An association whose digitisation a new person has requested. */
const asked = async (denomination: string): Promise<{ numero: string; person: Declarant }> => {
  const numero = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), denomination)
  const person = await aDeclarant(`attente.${Date.now()}@exemple.fr`)
  const { status } = await callAs(await tokenOf(person.email, testPassword), 'POST', `/api/association/${numero}/numerisation`)
  expect(status).toBe(200)
  return { numero, person }
}

/** Opens the association from the court's home page, through the queue. */
const throughTheQueue = async (page: Page, denomination: string): Promise<void> => {
  await signIn(page, strasbourg, '/greffe', demonstration)
  // Wait until every queue shows its number: the layout is then stable.
  await expect(page.getByRole('link', { name: /^À décider \(\d+\)$/ })).toBeVisible()
  await page.getByRole('link', { name: /^Numérisations \([1-9]\d*\)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Numérisations à traiter' })).toBeFocused()
  await page.getByLabel('Lignes par page').selectOption('toutes')
  const row = page.getByRole('row').filter({ hasText: denomination })
  await expect(row).toContainText('Volume XIV, folio')
  await expectNoDefect(page)
  await expectSameTree(page, 'numerisations')
  await row.getByRole('link', { name: denomination }).click()
  await expect(tab(page, 'Dossier papier')).toHaveAttribute('aria-selected', 'true')
  await expect(
    page.getByText("La numérisation du dossier papier est demandée. Les personnes qui l'attendent recevront un courriel."),
  ).toBeVisible()
}

test('[STAFF-19] [MAIL-06] [DIGIT-04] [DIGIT-11] a clerk uploads a requested file: the requester gets a mail and reads it @proof', async ({
  page,
  browser,
}) => {
  const { numero, person } = await asked('Harmonie numérisée')
  await throughTheQueue(page, 'Harmonie numérisée')
  await expect(button(page, "Indiquer qu'il n'y a pas de dossier papier")).toHaveAccessibleDescription(/^Une numérisation est demandée/)
  await button(page, 'Déposer le dossier').click()
  await expect(page.getByLabel('Fichier PDF')).toHaveAccessibleDescription(/le champ est obligatoire$/)
  await expectNoDefect(page)
  await expectSameTree(page, 'deposer', page.getByRole('tabpanel'))
  const file = await aPdf(await mkdtemp(join(tmpdir(), 'greffe-')), 'dossier.pdf', 'Dossier papier')
  await page.getByLabel('Fichier PDF').setInputFiles(file)
  await button(page, 'Déposer le dossier').click()
  await expect(page.getByText('Le dossier numérisé est déposé.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Numérisation du dossier papier' })).toBeFocused()
  await expect(page.getByText(/^Le dossier papier est numérisé depuis le \d\d\/\d\d\/\d{4}\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^dossier\.pdf \(PDF, .+\)$/ })).toBeVisible()
  await expectNoDefect(page)

  const mail = await mailTo(person.email, 'Dossier papier disponible')
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await signIn(theirs, person)
  await theirs.goto(linkOf(mail).replace(/^https?:\/\/[^/]+/, site()))
  await tab(theirs, 'Documents').click()
  const consult = theirs.getByRole('button', { name: /^Consulter le dossier numérisé/ })
  expect(await openedBy(theirs, () => consult.click())).toMatch(/^blob:/)
  await context.close()
  await page.goto(`${site()}/greffe/numerisation?size=-1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Numérisations à traiter' })).toBeVisible()
  await expect(page.getByText(numero)).toHaveCount(0)
})

test('[STAFF-19] [MAIL-06] [DIGIT-05] a file not found is mailed and shown on the sheet, and the court may allow a new request @proof', async ({
  page,
}) => {
  const { numero, person } = await asked('Harmonie introuvable')
  await throughTheQueue(page, 'Harmonie introuvable')
  await button(page, 'Déclarer le dossier introuvable').click()
  const dialog = page.getByRole('dialog', { name: 'Déclarer le dossier papier introuvable' })
  await expectNoDefect(page)
  await expectSameTree(page, 'introuvable')
  await dialog.getByRole('button', { name: 'Déclarer le dossier introuvable' }).click()
  await expect(page.getByText('Le dossier est déclaré introuvable.')).toBeVisible()
  await expect(page.getByText(/^Le dossier papier a été cherché en vain/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Numérisation du dossier papier' })).toBeFocused()
  await mailTo(person.email, 'Dossier papier introuvable')
  const state = async () => {
    const { json } = await callAs(await tokenOf(person.email, testPassword), 'GET', `/api/association/${numero}`)
    return (json as { numerisation: { etat: string } }).numerisation.etat
  }
  expect(await state()).toBe('NON_TROUVEE')
  await button(page, 'Permettre une nouvelle recherche').click()
  await expect(page.getByText('Le dossier papier peut à nouveau être demandé.')).toBeVisible()
  expect(await state()).toBe('POSSIBLE')
})

test('[STAFF-19] [DIGIT-09] the court records that there is no paper file, then that there is one', async ({ page }) => {
  const numero = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), 'Harmonie sans papier')
  await signIn(page, strasbourg, courtPage(numero, 'numerisation'), demonstration)
  await expect(button(page, 'Déclarer le dossier introuvable')).toHaveAccessibleDescription(
    "Aucune numérisation n'est demandée pour cette association.",
  )
  await button(page, "Indiquer qu'il n'y a pas de dossier papier").click()
  await expect(page.getByText('Le tribunal ne détient pas de dossier papier de cette association.').first()).toBeVisible()
  await expect(button(page, "Indiquer qu'il y a un dossier papier")).toBeFocused()
  await button(page, "Indiquer qu'il y a un dossier papier").click()
  await expect(page.getByText('Le tribunal détient un dossier papier de cette association.')).toBeVisible()
})

test('from the queue of paper files, from an association opened there and from the entry of a paper association, the back link returns to the same place', async ({
  page,
}) => {
  await asked('Harmonie du retour')
  await signIn(page, strasbourg, '/greffe?file=EN_INSTRUCTION&sort=denomination%2Cdesc&size=50', demonstration)
  const back = page.getByRole('link', { name: "Revenir aux files d'attente" })
  const queue = async () => {
    await expect(page.getByRole('link', { name: /^En instruction \(\d+\)$/ })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('columnheader', { name: 'Dénomination' })).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByLabel('Lignes par page')).toHaveValue('50')
  }
  await queue()
  await page.getByRole('link', { name: 'Reprendre une association du registre papier' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reprendre une association du registre papier' })).toBeVisible()
  await back.click()
  await queue()

  await page.getByRole('link', { name: /^Numérisations \([1-9]\d*\)$/ }).click()
  await page.getByRole('columnheader', { name: 'Association' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Association' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByLabel('Lignes par page').selectOption('toutes')
  await expect(page).toHaveURL(/size=-1/)
  const address = page.url()
  await page.getByRole('link', { name: 'Harmonie du retour' }).click()
  await tab(page, 'Conformité').click()
  await expect(page).toHaveURL(/onglet=conformite/)
  await page.reload()
  await back.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Numérisations à traiter' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Association' })).toHaveAttribute('aria-sort', 'ascending')
  expect(new URL(page.url()).pathname).toBe('/greffe/numerisation')
  expect([...new URL(page.url()).searchParams].toSorted()).toEqual([...new URL(address).searchParams].toSorted())
  await back.click()
  await queue()
})
