import { expect } from '@playwright/test'
import { tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { cell } from '../support/controls.ts'
import { aPaperAssociation, attach, button, courtPage, tab } from '../support/greffe-association.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
let clerk: string

test.beforeAll(async () => {
  clerk = await tokenOf(strasbourg.email, demonstration)
})

test('[STAFF-18] a clerk takes over a paper register with its events and members, and the attached declarant reads it @proof', async ({
  page,
  browser,
}) => {
  const numero = await aPaperAssociation(clerk, 'Amicale du vieux moulin')
  await signIn(page, strasbourg, courtPage(numero, 'registre'), demonstration)
  await page.getByLabel('Volume').fill('  XVI ')
  await page.getByLabel('Folio').fill('212')
  for (const nature of ['Inscription', 'Nouvelle direction']) {
    await button(page, 'Ajouter un événement').click()
    const event = page.getByRole('group', { name: /^Événement \d$/ }).last()
    await event.getByLabel("Nature de l'événement").fill(nature)
    await event.getByLabel('Date (facultatif)', { exact: true }).fill(nature === 'Inscription' ? '1952-03-04' : '1971-06-30')
    if (nature === 'Inscription') continue
    await event.getByLabel("Type d'acte (facultatif)").fill('Élection')
    await event.getByLabel("Date de l'assemblée générale (facultatif)").fill('1971-05-16')
    await event.getByLabel('Texte du registre (facultatif)').fill('Le comité est renouvelé pour trois ans.')
  }
  await button(page, 'Ajouter un événement').click()
  await button(page, "Retirer l'événement 3").click()
  await expect(page.getByText('Événement retiré.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Événements lus dans le registre' })).toBeFocused()
  await button(page, 'Ranger par date').click()
  await expect(page.getByLabel("Nature de l'événement").first()).toHaveValue('Nouvelle direction')
  await page.getByLabel('Membres lus dans le registre').fill('Joseph Ancien, président\n\n  Marthe Ancienne, trésorière ')
  await button(page, 'Enregistrer la reprise').click()
  await expect(page.getByText('La reprise du registre papier est enregistrée.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Reprise du registre papier' })).toBeFocused()
  await expect(page.getByLabel('Volume')).toHaveValue('XVI')
  await page.reload()
  await expect(page.getByLabel('Membres lus dans le registre')).toHaveValue('Joseph Ancien, président\nMarthe Ancienne, trésorière')

  const person = await aDeclarant(`rattache.${Date.now()}@exemple.fr`)
  await attach(person.email, numero)
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await signIn(theirs, person, `/association/${numero}?onglet=registre-papier`)
  await expect(tab(theirs, 'Registre papier')).toHaveAttribute('aria-selected', 'true')
  const events = theirs.getByRole('table', { name: 'Événements du registre papier' }).getByRole('row')
  await expect(events).toHaveCount(3)
  for (const [title, said] of [
    ['Date', '30/06/1971'],
    ['Événement', 'Nouvelle direction'],
    ['Type', 'Élection'],
    ["Date de l'assemblée générale", '16/05/1971'],
    ['Texte', 'Le comité est renouvelé pour trois ans.'],
  ] as const)
    await expect(cell(events.nth(1), title)).toHaveText(said)
  await tab(theirs, 'Membres').click()
  await expect(theirs.getByRole('tabpanel')).toContainText('Marthe Ancienne, trésorière')
  await context.close()
})

test('[STAFF-18] another tab does not lose the typed values, and a future day is refused under its field @proof', async ({ page }) => {
  const numero = await aPaperAssociation(clerk, 'Société du lavoir')
  await signIn(page, strasbourg, courtPage(numero, 'registre'), demonstration)
  await page.getByLabel('Volume').fill('')
  await button(page, 'Ajouter un événement').click()
  await page.getByLabel('Date (facultatif)', { exact: true }).fill('2099-01-01')
  await button(page, 'Enregistrer la reprise').click()
  await expect(page.getByText('2 champs à corriger')).toBeVisible()
  await expect(page.getByLabel('Volume')).toBeFocused()
  await page.getByLabel('Volume').fill('XIV')
  await page.getByLabel("Nature de l'événement").fill('Inscription')
  await button(page, 'Enregistrer la reprise').click()
  await expect(page.getByLabel('Date (facultatif)', { exact: true })).toHaveAccessibleDescription(
    /La date ne peut être postérieure à la date du jour$/,
  )
  await expectNoDefect(page)
  await expectSameTree(page, 'reprise', page.getByRole('tabpanel'))
  await tab(page, 'Documents').click()
  const question = page.getByRole('dialog', { name: 'Annuler les modifications ?' })
  await expectNoDefect(page)
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(page.getByLabel("Nature de l'événement")).toHaveValue('Inscription')
})

test('[STAFF-18] an association known only on paper enters the register, where its volume and folio find it @proof', async ({ page }) => {
  await signIn(page, strasbourg, '/greffe', demonstration)
  await page.getByRole('link', { name: 'Reprendre une association du registre papier' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reprendre une association du registre papier' })).toBeFocused()
  await expectNoDefect(page)
  await expectSameTree(page, 'nouvelle')
  await button(page, "Faire entrer l'association au registre").click()
  // State, purpose and limits have no default: the clerk must choose.
  await expect(page.getByText('10 champs à corriger')).toBeVisible()
  await expect(page.getByLabel('Dénomination')).toBeFocused()
  await expect(page).toHaveTitle(/^Erreur/)
  await expectNoDefect(page)

  const folio = `K${Date.now()}`
  await page.getByLabel('Dénomination').fill('Gesangverein Eintracht')
  await page.getByLabel('Objet').fill('Pratiquer le chant choral.')
  for (const [label, choice] of [
    ["État de l'association", 'Non connu'],
    ['But', 'Non connu'],
    ['Limites aux pouvoirs de la direction', 'Non connues'],
  ] as const)
    await page.getByLabel(label, { exact: true }).selectOption(choice)
  await page.getByLabel('Adresse du siège').fill('1 place du Marché')
  await page.getByLabel('Code postal').fill('67000')
  await page.getByRole('combobox', { name: 'Commune' }).fill('Strasb')
  await page.getByRole('option', { name: /^Strasbourg/ }).click()
  await page.getByLabel('Volume').fill('IX')
  await page.getByLabel('Folio').fill(folio)
  await page.getByLabel('Membres lus dans le registre').fill('Auguste Chanteur, président')
  await button(page, "Faire entrer l'association au registre").click()
  await expect(page).toHaveURL(/\/greffe\/association\/STR\d{6}$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Gesangverein Eintracht/ })).toBeFocused()
  await expect(page.getByText(/L'association est au registre sous le n°\sSTR\d{6}\.$/)).toBeVisible()

  await page.goto(`${site()}/association?volume=ix&folio=${folio.toLowerCase()}`)
  const found = page.getByRole('row').filter({ hasText: 'Gesangverein Eintracht' })
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('État non repris du registre papier')
  await found.getByRole('link').first().click()
  const sheet = page.getByRole('tabpanel')
  for (const label of ['But', 'Représentant légal', 'Limites aux pouvoirs de la direction'])
    await expect(
      sheet
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .locator('+ dd'),
    ).toHaveText('Non repris du registre papier')
  const signatories = page.getByRole('region', { name: 'Qui peut signer ?' })
  await expect(signatories).toContainText("Le représentant légal n'a pas été repris du registre papier.")
  await expect(signatories).toContainText(/L'état de l'association n'a pas été repris.*Pour le savoir, adressez-vous au greffe/)
  await expect(signatories).toContainText(/Version\sn°\s1, reprise du registre papier le \d\d\/\d\d\/\d{4}\./)
  await page.getByRole('link', { name: "Ouvrir dans l'espace du greffe" }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Gesangverein Eintracht/ })).toBeVisible()

  // The clerk learns the purpose and the state. The rest stays unknown.
  const [numero = ''] = /STR\d{6}/.exec(page.url()) ?? []
  await page.goto(site() + courtPage(numero, 'rectification'))
  await page.getByRole('heading', { level: 3, name: 'Ce que le registre papier ne dit pas' }).click()
  await expect(page.getByLabel("État de l'association")).toHaveValue('NON_CONNU')
  await page.getByText(/^But\s: non connu$/).click()
  await page.getByLabel("État de l'association").selectOption('Dissoute')
  const changes = page.getByRole('region', { name: 'Ce qui change au registre' })
  await expect(changes).toContainText('Dissoute')
  await expect(changes).toContainText('Non lucratif')
  await expect(changes).not.toContainText('Limites')
  await expectNoDefect(page)
  await page.getByLabel('Motif de la rectification').fill('Lu au folio suivant')
  await button(page, "Rectifier d'office").click()
  await expect(page.getByText("Le registre est rectifié d'office.")).toBeVisible()
  await page.getByRole('heading', { level: 3, name: 'Ce que le registre papier ne dit pas' }).click()
  await expect(page.getByLabel(/^Limites aux pouvoirs de la direction\s: non connues$/)).toBeChecked()
  await expect(page.getByLabel("État de l'association")).toHaveCount(0)
})
