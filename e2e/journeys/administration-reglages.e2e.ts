import { expect } from '@playwright/test'
import { administer, button } from '../support/administration.ts'
import { sansDefautPartout } from '../support/axe.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const constantes = async () => (await fetch(`${site()}/api/constantes`)).json() as Promise<{ tailleRattachementMax: number }>

test('an administrator changes a setting: what the server cannot hold is refused with words, the rest holds at once and is in the journal', async ({
  page,
}) => {
  await administer(page, '/administration')
  await page.getByRole('main').getByRole('link', { name: 'Réglages du site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Réglages du site' })).toBeFocused()
  await expect(button(page, 'Enregistrer les réglages')).toHaveAccessibleDescription('Aucune modification à enregistrer.')
  const total = page.getByLabel("Taille maximale des fichiers d'une requête, en Mo")
  const attachment = page.getByLabel("Taille maximale des fichiers d'une demande de rattachement, en Mo")
  await total.fill('500')
  await attachment.fill('beaucoup')
  await button(page, 'Enregistrer les réglages').click()
  await expect(attachment).toBeFocused()
  await expect(attachment).toHaveAccessibleDescription(/Indiquez une taille en Mo/)
  await attachment.fill('4,5')
  await button(page, 'Enregistrer les réglages').click()
  await expect(total).toHaveAccessibleDescription(/Ce serveur reçoit au plus 30,00\sMo en un envoi\./)
  await sansDefautPartout(page)
  await total.fill('30')
  await button(page, 'Enregistrer les réglages').click()
  await expect(page.getByText('Les réglages sont enregistrés.')).toBeVisible()
  const journal = page.getByRole('region', { name: 'Journal des modifications' })
  await expect(journal.getByRole('listitem').first()).toContainText(/en Mo\s: \d+,\d\d\sMo, puis 4,50\sMo/)
  expect(await constantes()).toMatchObject({ tailleRattachementMax: 4.5 * 1_048_576 })
  await sansDefautPartout(page)
  await attachment.fill('3')
  await button(page, 'Enregistrer les réglages').click()
  await expect(journal.getByRole('listitem').first()).toContainText(/puis 3,00\sMo/)
})
