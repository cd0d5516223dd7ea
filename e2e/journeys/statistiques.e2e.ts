import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { administer, button } from '../support/administration.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

test('a clerk reads the figures of their court for a period and exports them; an inverted period is refused under its end', async ({
  page,
}) => {
  await signIn(page, strasbourg, '/greffe', demonstration)
  await page.getByRole('main').getByRole('link', { name: 'Statistiques' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeFocused()
  const received = page.getByRole('table', { name: 'Requêtes reçues' })
  await expect(received.getByRole('row')).toHaveCount(5)
  const stages = page.getByRole('table', { name: 'Durée de chaque étape' })
  await expect(stages.getByRole('row', { name: /^en examen/ })).toHaveText(/jours?/)
  await expect(page.getByRole('table', { name: "Files d'attente aujourd'hui" }).getByRole('row')).toHaveCount(10)
  await expectNoDefect(page)
  await expectSameTree(page, 'statistiques')
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Enregistrer pour un tableur (CSV)').click()])
  expect(file.suggestedFilename()).toMatch(/^statistiques-\d{4}-01-01-.*\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^.?"Statistiques";"Tribunal judiciaire de Strasbourg"[\s\S]*"Requêtes reçues"[\s\S]*"Durée de chaque étape"/,
  )

  const end = page.getByLabel('Au', { exact: true })
  await end.fill('2020-12-31')
  await expect(end).toHaveAccessibleDescription('La fin de la période précède son début.')
  await page.getByLabel('Du', { exact: true }).fill('2020-01-01')
  await end.fill('31/12')
  await end.blur()
  await expect(end).toHaveAccessibleDescription(/Indiquez une date qui existe/)
  await expect(page.getByRole('status').filter({ hasText: 'Du 01/01/2020 au 31/12/2020' })).toBeVisible()
  await expect(received.getByRole('row', { name: /^Création/ })).toContainText('0')
  await page.reload()
  await expect(end).toHaveValue('31/12/2020')
  await expect(end).toHaveAccessibleDescription('')
})

test('an administrator reads the figures of one court, or of all', async ({ page }) => {
  await administer(page, '/administration/statistiques')
  await page.getByLabel('Tribunal', { exact: true }).selectOption({ label: 'Tribunal judiciaire de Colmar' })
  await expect(page).toHaveURL(/tribunal=TJ-COLMAR/)
  await expect(page.getByRole('table', { name: 'Délais' })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'statistiques-administration', page.getByRole('search'))
})
