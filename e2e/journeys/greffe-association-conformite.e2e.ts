import { expect } from '@playwright/test'
import { callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk, colmar, demonstration, strasbourg } from '../support/clerks.ts'
import { aPaperAssociation, button, confirmAct, courtPage, tab } from '../support/greffe-association.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const lacking = 'les statuts ne disent pas où est le siège'
let clerk: string

test.beforeAll(async () => {
  clerk = await tokenOf(strasbourg.email, demonstration)
})

test('[STAFF-20] [ACTION-08] a declared non-conformité blocks the extract until it is lifted @proof', async ({ page, context }) => {
  const numero = await aPaperAssociation(clerk, 'Cercle du patrimoine')
  await signIn(page, strasbourg, courtPage(numero, 'conformite'), demonstration)
  await expect(page.getByText("Aucune non-conformité n'est relevée.")).toBeVisible()
  await button(page, 'Relever la non-conformité').click()
  await expect(page.getByLabel('Ce qui manque ou doit être corrigé')).toHaveAccessibleDescription('le champ est obligatoire')
  await expectNoDefect(page)
  await expectSameTree(page, 'conformite')
  await page.getByLabel('Ce qui manque ou doit être corrigé').fill(lacking)
  await page.getByLabel("Déclarer l'inscription non conforme").check({ force: true })
  await button(page, 'Relever la non-conformité').click()
  const asked = page.getByRole('dialog', { name: 'Relever une non-conformité : Cercle du patrimoine' })
  await expect(asked).toContainText("« Inscrite » à l'état « Non conforme »")
  await expect(asked).toContainText("Personne n'est rattaché à l'association.")
  await expectNoDefect(page)
  await asked.getByRole('button', { name: 'Revenir au formulaire' }).click()
  await expect(button(page, 'Relever la non-conformité')).toBeFocused()
  await expect(page.getByLabel('Ce qui manque ou doit être corrigé')).toHaveValue(lacking)
  await confirmAct(page, 'Relever la non-conformité', /les statuts ne disent pas où est le siège/)
  await expect(page.getByText('La non-conformité est relevée.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Non-conformités relevées' })).toBeFocused()
  await expect(page.getByRole('main').getByText('Non conforme', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Relevée le .+ par Aloïse Greffenacker$/)).toBeVisible()

  await page.getByRole('link', { name: 'Voir la fiche au registre' }).click()
  await button(page, 'Actions').click()
  await expect(button(page, 'Générer un extrait')).toHaveAccessibleDescription(new RegExp(lacking))
  await page.getByRole('link', { name: "Ouvrir dans l'espace du greffe" }).click()

  const lift = page.getByRole('button', { name: `Lever la non-conformité : ${lacking}` })
  await lift.click()
  const dialog = page.getByRole('dialog', { name: 'Lever la non-conformité' })
  await expect(dialog).toContainText("l'association retrouve l'état qu'elle avait")
  await expectNoDefect(page)
  await expectSameTree(page, 'lever')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(lift).toBeFocused()
  await lift.click()
  await expect(dialog.getByLabel('Motif de la levée')).toBeFocused()
  await dialog.getByRole('button', { name: 'Lever la non-conformité' }).click()
  await expect(dialog.getByLabel('Motif de la levée')).toHaveAccessibleDescription(/le champ est obligatoire$/)
  await dialog.getByLabel('Motif de la levée').fill('Les statuts disent où est le siège')
  await dialog.getByRole('button', { name: 'Lever la non-conformité' }).click()
  await expect(page.getByText('La non-conformité est levée.')).toBeVisible()
  await expect(page.getByText("Aucune non-conformité n'est relevée.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Non-conformités relevées' })).toBeFocused()
  await expect(page.getByRole('main').getByText('Inscrite', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Voir la fiche au registre' }).click()
  await button(page, 'Actions').click()
  await Promise.all([context.waitForEvent('page'), button(page, 'Générer un extrait').click()])
  await expect(page.getByText("L'extrait a été généré.")).toBeVisible()
})

test('of two clerks acting at once, the second is told who came first, keeps the typed values, and sees the current association', async ({
  page,
  browser,
}) => {
  const numero = await aPaperAssociation(clerk, 'Union des deux greffiers')
  const other = await aClerk('TJ-STRASBOURG', 'Alix', 'Obergreff')
  await signIn(page, strasbourg, courtPage(numero, 'instantane'), demonstration)
  const context = await browser.newContext()
  const second = await context.newPage()
  await signIn(second, other, courtPage(numero, 'conformite'))
  await second.getByLabel('Ce qui manque ou doit être corrigé').fill(lacking)

  await page.getByLabel("Motif de l'instantané").fill('Avant la fusion des communes')
  await button(page, "Prendre l'instantané").click()
  await expect(page.getByText("L'instantané est conservé.")).toBeVisible()

  await confirmAct(second, 'Relever la non-conformité', new RegExp(lacking))
  const told = second.getByText(
    /Aloïse\sGreffenacker\sa\smodifié\scette\sassociation\sle\s\d\d\/\d\d\/\d{4}\sà\s\d+\sh\s\d\d\s\(Instantané\sdu\sregistre\)\.\sVotre\sacte\sn'a\spas\sété\senregistré\.$/,
  )
  await expect(told).toBeVisible()
  await expect(second.locator('.told')).toBeFocused()
  await expectNoDefect(second)
  await button(second, 'Voir la fiche à jour').click()
  await expect(told).toHaveCount(0)
  await expect(second.getByLabel('Ce qui manque ou doit être corrigé')).toHaveValue(lacking)
  await confirmAct(second, 'Relever la non-conformité', new RegExp(lacking))
  await expect(second.getByText('La non-conformité est relevée.')).toBeVisible()
  await context.close()
})

test('[STAFF-22] a snapshot asks for its reason, and stands in the history of the sheet @proof', async ({ page }) => {
  const numero = await aPaperAssociation(clerk, 'Fanfare des instantanés')
  await signIn(page, strasbourg, courtPage(numero, 'instantane'), demonstration)
  await button(page, "Prendre l'instantané").click()
  await expect(page.getByLabel("Motif de l'instantané")).toHaveAccessibleDescription('le champ est obligatoire')
  await expectNoDefect(page)
  await expectSameTree(page, 'instantane', page.getByRole('tabpanel'))
  await page.getByLabel("Motif de l'instantané").fill('Transfert du registre')
  await button(page, "Prendre l'instantané").click()
  await expect(page.getByText("L'instantané est conservé.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Conserver un instantané' })).toBeFocused()
  await expect(page.getByLabel("Motif de l'instantané")).toHaveValue('')
  const { json } = await callAs(clerk, 'GET', `/api/association/${numero}`)
  expect(json).toMatchObject({
    derniere: { ordre: 2 },
    associationRehydrateVisibles: [{ type: 'INSTANTANE' }, { type: 'CREATION_REPRISE' }],
  })
  await page.getByRole('link', { name: 'Voir la fiche au registre' }).click()
  await button(page, 'Historique').click()
  await expect(page.getByRole('dialog', { name: 'Historique' }).getByRole('heading', { level: 3 })).toHaveText([
    /^Version\sn°\s2, .+\s: Instantané du registre$/,
    /^Version\sn°\s1, .+\s: Création par reprise du registre papier$/,
  ])
})

test('[STAFF-01] [LOGIN-15] a clerk of another court and a declarant can open neither the page nor its link @proof', async ({
  page,
  browser,
}) => {
  const numero = await aPaperAssociation(clerk, 'Cercle des ponts')
  await signIn(page, colmar, `/association/${numero}`, demonstration)
  await expect(tab(page, 'Documents')).toBeVisible()
  await expect(page.getByRole('link', { name: "Ouvrir dans l'espace du greffe" })).toHaveCount(0)
  await page.goto(`${site()}/greffe/association/${numero}`)
  await expect(page.getByText(`Aucune association de vos tribunaux ne porte le n° ${numero}.`)).toBeVisible()
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await signIn(theirs, await aDeclarant(`curieuse.${Date.now()}@exemple.fr`))
  for (const path of [`/greffe/association/${numero}`, '/greffe/association/reprise', '/greffe/numerisation']) {
    await theirs.goto(site() + path)
    await expect(theirs).toHaveURL(/\/restricted$/)
  }
  await context.close()
})
