import { expect } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { field, filters, openRegister, rowAt, rows, total } from '../support/registre.ts'
import { apart, test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''

test('[ROUTE-17] [REG-08] [REG-09] [REG-10] [REG-14] the list has eight columns, is sorted by court, shows twenty rows, and each leads to its sheet', async ({
  page,
}) => {
  await openRegister(page)
  await expect(page.getByRole('columnheader')).toHaveText([
    'N°',
    'Tribunaux',
    'Dénomination',
    'Code postal',
    'Commune',
    'Adresse',
    'Etat',
    'Actions',
  ])
  await expect(page.getByRole('columnheader', { name: 'Tribunaux' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(total(page)).toHaveText(/^\d[\d\u202F]*\sassociations\strouvées$/)
  for (const [champ, end] of [
    ['N°', 'sort=numero%2Casc'],
    // The default sort is not in the address.
    ['Tribunaux', '/association'],
    ['Dénomination', 'sort=nom%2Casc'],
    ['Code postal', 'sort=codePostal%2Casc'],
    ['Commune', 'sort=commune%2Casc'],
    ['Adresse', 'sort=adresse%2Casc'],
    ['Etat', 'sort=etat%2Casc'],
  ] as const) {
    await page.getByRole('button', { name: `Trier par ${champ}`, exact: true }).click()
    await expect(page.getByRole('columnheader', { name: `${champ}`, exact: true })).not.toHaveAttribute('aria-sort', 'none')
    await expect(page).toHaveURL(new RegExp(`${end}$`))
  }
  await page.getByRole('button', { name: 'Trier par Dénomination' }).click()
  await expect(page).toHaveURL(/sort=nom%2Casc$/)
  await page.getByRole('button', { name: 'Trier par Dénomination' }).click()
  await expect(page.getByText('Trié par Dénomination, ordre décroissant')).toBeAttached()
  await expect(page.locator('.table')).toHaveAttribute('aria-busy', 'false')
  const { nom } = await rowAt(page, 1)
  await page.getByRole('link', { name: `Ouvrir la fiche de ${nom}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: nom })).toBeVisible()
})

test('[REG-01] [REG-03] [REG-04] [REG-05] [REG-06] [REG-13] each text filters the list, ignoring accents and case @proof', async ({
  page,
}) => {
  await openRegister(page)
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  const row = await rowAt(page, 5)
  const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  for (const [name, cell] of [
    ['N°', 'numero'],
    ['Dénomination', 'nom'],
    ['Code postal', 'codePostal'],
    ['Commune', 'commune'],
    ['Adresse', 'adresse'],
  ] as const) {
    await field(page, name).fill(unaccented(row[cell]))
    await expect(page).toHaveURL(new RegExp(`[?&]${cell}=`))
    await expect(async () => {
      const shown = await Promise.all((await rows(page).all()).slice(1).map(async (_, place) => (await rowAt(page, place + 1))[cell]))
      expect(shown.length).toBeGreaterThan(0)
      for (const text of shown) expect(unaccented(text)).toContain(unaccented(row[cell]))
    }).toPass()
    await field(page, name).fill('')
    await expect(page).not.toHaveURL(/(numero|nom|codePostal|commune|adresse)=/)
  }
})

test("[REG-02] [REG-07] [REG-12] the court, the states and the person's own associations filter the list", async ({ page }) => {
  await openRegister(page)
  const courts = filters(page).getByLabel('Tribunaux')
  await expect(courts.getByRole('option').first()).toHaveText('Tous les tribunaux')
  await expect(courts.getByRole('option')).toHaveCount(17)
  await courts.selectOption('Tribunal judiciaire de Metz')
  await expect(rows(page).nth(1)).toContainText('Tribunal judiciaire de Metz')
  await filters(page).getByText('Dissoute', { exact: true }).click()
  await filters(page).getByText('Radiée', { exact: true }).click()
  await expect(page).toHaveURL(/etats=DISSOUTE&etats=RADIEE/)
  await expect(rows(page).nth(1)).toContainText(/Dissoute|Radiée/)
  await courts.selectOption('Tous les tribunaux')
  await filters(page).getByText('Mes associations seulement').click()
  await expect(total(page)).toHaveText('1 association trouvée')
  await page.goBack()
  await expect(page).not.toHaveURL(/mes=/)
})

apart('[CONST-06] a search asks the server 250 ms after the last keystroke', async ({ page }) => {
  await openRegister(page)
  let asked = 0
  page.on('request', (request) => void (request.url().includes('/api/association?') && (asked += 1)))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page, 'Dénomination').fill('chor')
  await page.clock.runFor(200)
  await field(page, 'Dénomination').fill('chorale')
  await page.clock.runFor(249)
  expect(asked).toBe(0)
  const question = page.waitForRequest(/nom=chorale/)
  await page.clock.runFor(1)
  await question
  expect(asked).toBe(1)
})

test('typing makes one call, and the search stays in the address, for Back and for a shared link', async ({ page }) => {
  await openRegister(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/association?') && asked.push(request.url()))
  await field(page, 'Dénomination').pressSequentially('chorale')
  await expect(page).toHaveURL(/nom=chorale$/)
  await expect(rows(page).nth(1)).toContainText('horale')
  expect(asked).toHaveLength(1)
  const found = await total(page).innerText()
  await rows(page).nth(1).getByRole('link').first().click()
  await expect(page.getByRole('tab', { name: 'Informations' })).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Dénomination')).toHaveValue('chorale')
  await expect(total(page)).toHaveText(found)
  await page.goBack()
  await expect(field(page, 'Dénomination')).toHaveValue('')
  await page.goto(`${site()}/association?nom=chorale&size=50`)
  await expect(total(page)).toHaveText(found)
  await expectSameTree(page, 'registre')
  await expect(page.getByLabel('Lignes par page')).toHaveValue('50')
})

test('[REG-14] [TABLE-08] a search without results says so and offers to clear the filters', async ({ page }) => {
  await openRegister(page)
  await field(page, 'Dénomination').fill('introuvable zzz')
  await expect(total(page)).toHaveText('Aucune association ne correspond à votre recherche.')
  await expect(page.getByText("Vérifiez l'orthographe ou retirez un filtre.")).toBeVisible()
  await expectNoDefect(page)
  // The table's state is in its address: a reload keeps it.
  await page.reload()
  await expect(total(page)).toHaveText('Aucune association ne correspond à votre recherche.')
  await expect(field(page, 'Dénomination')).toHaveValue('introuvable zzz')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(rows(page)).toHaveCount(21)
  await expect(field(page, 'Dénomination')).toHaveValue('')
})
