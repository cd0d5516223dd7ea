import { expect, type Page } from '@playwright/test'
import { expectNoDefect } from '../support/axe.ts'
import { copyCode } from '../support/captcha.ts'
import { demonstration } from '../support/clerks.ts'
import { signIn } from '../support/people.ts'
import { startServer } from '../support/start-server.ts'
import { test } from '../support/test.ts'

// A server of its own, which allows one sheet per hour and two per day.
let stop = async () => {}
test.beforeAll(async () => {
  stop = await startServer({ LECTURES_PAR_HEURE: '1', LECTURES_PAR_JOUR: '2' })
})
test.afterAll(() => stop())

const list = '/association?etats=INSCRITE&tribunal=TJ-METZ'
const openRow = (page: Page, place: number) => page.getByRole('row').nth(place).getByRole('link').first().click()
const tab = (page: Page) => page.getByRole('tab', { name: 'Informations' })

test('beyond the hourly limit of sheets a captcha replaces the next one, and beyond the daily limit a sentence does', async ({ page }) => {
  await signIn(page, { email: 'jean.muller@exemple.fr' }, list, demonstration)
  await openRow(page, 1)
  await expect(tab(page)).toBeVisible()
  await page.goBack()
  await openRow(page, 2)
  await expect(page.getByText("Vous avez consulté 1 fiche en une heure. Pour continuer, recopiez les caractères de l'image.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Écouter le code', exact: true })).toBeVisible()
  await expectNoDefect(page)
  await page.getByRole('button', { name: 'Continuer la consultation' }).click()
  await expect(page.getByLabel(/^Recopiez les caractères/)).toBeFocused()
  await copyCode(page)
  await page.keyboard.press('Enter')
  await expect(tab(page)).toBeVisible()
  await page.goBack()
  await openRow(page, 3)
  await expect(page.getByText(/^Vous avez consulté 2 fiches en vingt-quatre heures, le maximum pour un compte\./)).toBeVisible()
})
