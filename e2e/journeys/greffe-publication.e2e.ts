import { expect, type Page } from '@playwright/test'
import { addJours, formatJour, jourDeParis } from 'domain/core/jour'
import { callAs } from '../support/api.ts'
import { expectNoDefect } from '../support/axe.ts'
import { inHand, registerInHand, sendNotice } from '../support/in-hand.ts'
import { signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const today = () => jourDeParis(new Date())
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const newspaper = "L'Écho de Mittelbruch"
const said = "La publication est enregistrée, sur la fiche de l'association aussi."

/** A creation whose notice was sent today, and its clerk on its file. */
const awaited = async (page: Page, denomination: string) => {
  const file = await inHand(denomination)
  await registerInHand(file)
  await sendNotice(file, newspaper)
  await signIn(page, file.clerk, `/greffe/requete/${file.numero}`)
  return file
}

test('once the newspaper has appeared, the clerk finds the file with its day and records the date and the issue, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const { filer, numero, act } = await awaited(page, 'Cercle de la parution')
  const due = formatJour(addJours(today(), 15))
  await expect(page.getByText(`Parution au journal à vérifier à partir du ${due}`)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: numero })
  await page.goto(`${site()}/greffe?file=A_PUBLIER`)
  await expect(row).toContainText('Parution à constater')
  await expect(row).toContainText(`${due} Parution`)
  await expectNoDefect(page)
  // The court waits for the newspaper: nothing can be recorded before that day.
  await page.goto(`${site()}/greffe?recherche=${numero}`)
  await expect(page.getByRole('navigation', { name: "Files d'attente" }).getByRole('link', { name: 'À publier (1)' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(`${site()}/greffe/requete/${numero}`)

  await button(page, 'Constater la publication').click()
  const dialog = page.getByRole('dialog', { name: 'Constater la publication' })
  await expect(dialog.getByText(`L'avis a été envoyé au journal ${newspaper}.`)).toBeVisible()
  const day = dialog.getByLabel('Date de publication')
  const issue = dialog.getByLabel('Numéro ou référence du journal (facultatif)')
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  await save.click()
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription(/obligatoire/)
  await day.fill(addJours(today(), -1))
  await issue.fill('n° 4812, page 12')
  await save.click()
  // Recorded on the filing day: refused first because the date is too early.
  await expect(day).toHaveAccessibleDescription(/La date ne peut être antérieure/)
  await expectNoDefect(page)
  await day.fill(today())
  // After a cut connection, a concurrent act and a closed dialog, the typed values stay.
  await page.route('**/constat-publication', (route) => route.abort(), { times: 1 })
  await save.click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await expect(issue).toHaveValue('n° 4812, page 12')
  await act('note', { note: 'Le journal a téléphoné.' })
  await save.click()
  await expect(dialog.getByText(/^Vous\savez\sdéjà\sagi\ssur\scette\srequête/)).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Voir le dossier à jour').click()
  await expect(button(page, 'Voir le dossier à jour')).toHaveCount(0)
  await button(page, 'Constater la publication').click()
  await expect(day).toHaveValue(formatJour(today()))
  await expect(issue).toHaveValue('n° 4812, page 12')
  await save.click()
  await expect(page.getByText(said)).toBeVisible()
  await expect(button(page, 'Constater la publication')).toHaveCount(0)
  await page.goto(`${site()}/greffe?file=A_PUBLIER`)
  await expect(page.getByRole('link', { name: /^À publier \(\d+\)$/ })).toBeVisible()
  await expect(row).toHaveCount(0)

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await signIn(phone, filer, `/requete/detail/${numero}`)
  await expect(phone.getByText(`Le journal ${newspaper} a publié l'avis (n° 4812, page 12).`)).toBeVisible()
  await expectNoDefect(phone)
  await phone.context().close()
})

test('a publication recorded by mistake is corrected from its file: the register no longer shows it, and the file waits again', async ({
  page,
}) => {
  const { token, numero, act } = await awaited(page, 'Cercle de la coquille')
  await act('constat-publication', { le: today(), parution: null })
  const { json } = await callAs(token, 'GET', `/api/greffe/requete/${numero}`)
  const sheet = `${site()}/association/${(json as { association: string }).association}`
  // Empty fields are folded.
  const mention = page.getByRole('term').filter({ hasText: "Publication de l'inscription" })
  await page.goto(sheet)
  await expect(mention.locator('xpath=following-sibling::dd[1]')).toHaveText(formatJour(today()))
  await page.goto(`${site()}/greffe/requete/${numero}`)
  await page.getByText('Autres actes').click()
  await button(page, 'Corriger un acte').click()
  const dialog = page.getByRole('dialog', { name: 'Corriger un acte' })
  await expect(dialog.getByLabel('Acte à corriger')).toHaveText(new RegExp(`Publication constatée.*${formatJour(today())}`))
  const reason = dialog.getByLabel('Motif de la correction (conservé au journal)')
  await expect(reason).toHaveAccessibleDescription(/La date de publication que cet acte a portée sur la fiche publique en est retirée/)
  await reason.fill("Ce numéro publiait l'avis d'une autre association.")
  await expectNoDefect(page)
  await dialog.getByRole('button', { name: "Corriger l'acte" }).click()
  await expect(page.getByText('La correction est enregistrée.')).toBeVisible()
  await expect(button(page, 'Constater la publication')).toBeVisible()
  await page.goto(sheet)
  await expect(page.getByRole('tab', { name: 'Informations' })).toBeVisible()
  await expect(mention).toBeHidden()
})
