import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk } from '../support/clerks.ts'
import { beside } from '../support/controls.ts'
import { mailTo } from '../support/mail.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const today = () => formatJour(jourDeParis(new Date()))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const filed = async (denomination: string) => {
  const filer = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const numero = await fileCreation(await tokenOf(filer.email, testPassword), { denomination, commune: 'Haguenau' })
  return { filer, numero }
}

test('[STAFF-05, REQ-19] the declarant downloads the slip, the court records the paper statutes, and the request is taken back @proof', async ({
  page,
  browser,
}) => {
  const { filer, numero } = await filed('Cercle du bordereau')
  await signIn(page, filer, '/requete')
  const asked = page.getByRole('region', { name: 'À faire' })
  await expect(asked.getByRole('button', { name: /^Télécharger le bordereau d'envoi/ })).toBeVisible()
  await asked
    .getByRole('link', { name: `Envoyer par courrier les statuts signés\u00A0: Cercle du bordereau, requête n°\u00A0${numero}` })
    .click()
  await expect(page).toHaveURL(`${site()}/requete/detail/${numero}`)
  const mine = page.getByRole('region', { name: 'Où en est votre requête' })
  await expect(mine).toContainText('Statuts signés sur papier\u00A0: attendus par courrier')
  const slip = button(page, `Télécharger le bordereau d'envoi (PDF) de la requête n°\u00A0${numero}`)
  const [download] = await Promise.all([page.waitForEvent('download'), slip.click()])
  expect(download.suggestedFilename()).toBe(`bordereau-${numero}.pdf`)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expectNoDefect(page)

  const court = await (await browser.newContext()).newPage()
  await signIn(court, await aClerk('TPRX-HAGUENAU', 'Alix', 'Obergreff'), `/greffe/requete/${numero}`)
  await expect(beside(court.getByRole('main'), 'Statuts signés sur papier')).toHaveText('attendus par courrier')
  await court.getByText('Autres actes').click()
  await button(court, 'Enregistrer la réception des statuts papier').click()
  const dated = court.getByRole('dialog', { name: 'Réception des statuts signés sur papier' })
  await expect(dated.getByLabel('Date de réception des statuts')).toBeVisible()
  await expectNoDefect(court)
  await expectSameTree(court, 'statuts-papier')
  await dated.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(court.getByText('La réception des statuts signés est enregistrée.')).toBeVisible()
  await expect(beside(court.getByRole('main'), 'Statuts signés sur papier')).toHaveText(`reçus au greffe le ${today()}`)

  await page.reload()
  await expect(mine).toContainText(`Statuts signés sur papier\u00A0: reçus au greffe le ${today()}`)
  await expect(slip).toHaveCount(0)
  const withdraw = button(page, `Retirer ma requête n°\u00A0${numero}`)
  await withdraw.click()
  const dialog = page.getByRole('dialog', { name: `Retirer la requête n°\u00A0${numero}\u00A0?` })
  await expect(dialog).toContainText('Ce retrait est définitif')
  await expectNoDefect(page)
  await expectSameTree(page, 'retirer')
  await dialog.getByRole('button', { name: 'Conserver la requête' }).click()
  await expect(dialog).toBeHidden()
  await expect(withdraw).toBeFocused()
  await withdraw.click()
  await dialog.getByRole('button', { name: 'Retirer la requête', exact: true }).click()
  await expect(page.getByText('Votre requête a été retirée.')).toBeVisible()
  const said = `Cette requête a été retirée le ${today()} par Odile Mittelbrucher.`
  await expect(mine).toContainText(said)
  await expect(mine.getByText('Rejetée', { exact: true })).toBeVisible()
  await expect(mine.getByText('retirée par le déclarant', { exact: true })).toBeVisible()
  await expect(mine.locator('.told')).toBeFocused()
  await expectNoDefect(page)
  await page.getByRole('link', { name: 'Mon suivi' }).first().click()
  const ended = page.getByRole('region', { name: 'Dernières activités' }).getByRole('article').filter({ hasText: numero })
  await expect(ended).toContainText(said)
  await expect(page.getByText("Le tribunal n'attend rien de votre part.")).toBeVisible()
  await expect(page.getByText("Vous n'avez aucune requête en cours.")).toBeVisible()
  await expectNoDefect(page)
  expect(await mailTo(filer.email, said)).toContain('Cercle du bordereau')

  // The clerk's page, opened before, reports it. Only the return of the statutes can still be recorded.
  await court.getByText('Autres actes').click()
  await button(court, 'Prendre en charge').click()
  await expect(court.getByText(/Odile Mittelbrucher a retiré cette requête le /)).toBeVisible()
  await button(court, 'Voir le dossier à jour').click()
  await expect(court.getByText(said)).toBeVisible()
  await expect(court.getByRole('button', { name: 'Prendre en charge' })).toHaveCount(0)
  await expectNoDefect(court)
  await court.getByText('Autres actes').click()
  await expect(court.locator('.decision-bar__others button')).toHaveText(['Enregistrer le renvoi des statuts papier', 'Corriger un acte'])
  await button(court, 'Enregistrer le renvoi des statuts papier').click()
  const returned = court.getByRole('dialog', { name: 'Renvoi des statuts signés sur papier' })
  await expect(returned.getByLabel('Date du renvoi des statuts')).toHaveValue(today())
  await returned.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(court.getByText('Le renvoi des statuts signés est enregistré.')).toBeVisible()
  await expect(beside(court.getByRole('main'), 'Statuts signés sur papier')).toHaveText(`renvoyés le ${today()}`)
  await expect(button(court, 'Enregistrer le renvoi des statuts papier')).toHaveCount(0)
  await court.getByText('Journal', { exact: true }).click()
  await expect(court.getByRole('listitem').filter({ hasText: 'Retrait par le déclarant' })).toContainText('par Odile Mittelbrucher')
  await court.context().close()
})

test('[STATE-14] a request is taken back from its read-only page, and its court finds it ended, without any act to do @proof', async ({
  page,
}) => {
  const { filer, numero } = await filed('Cercle du retrait')
  await signIn(page, filer, `/consultation/depot/${numero}`)
  await expect(page.getByText('Statuts signés sur papier\u00A0: attendus par courrier')).toBeVisible()
  await button(page, `Retirer ma requête n°\u00A0${numero}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer la requête', exact: true }).click()
  const told = page.locator('.told')
  await expect(told).toContainText(`Cette requête a été retirée le ${today()} par Odile Mittelbrucher.`)
  await expect(told).toBeFocused()
  await expect(page.getByText('Rejetée', { exact: true })).toBeVisible()
  await expect(page.getByText('retirée par le déclarant', { exact: true })).toBeVisible()
  await expect(page.getByText(/Statuts signés sur papier/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(0)
  await expectNoDefect(page)

  await signIn(page, await aClerk('TPRX-HAGUENAU', 'Alix', 'Obergreff'), '/greffe')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(numero)).toHaveCount(0)
  await page.goto(`${site()}/greffe/requete/${numero}`)
  await expect(page.getByText(/Cette requête a été retirée le /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Décision' }).getByRole('button')).toHaveText(['Raccourcis clavier'])
  await expectNoDefect(page)
})
