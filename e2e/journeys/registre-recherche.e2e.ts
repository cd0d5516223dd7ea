import { expect, type Page } from '@playwright/test'
import { expectNoDefect } from '../support/axe.ts'
import { keyboard, pointer, type Hands } from '../support/hands.ts'
import { box, field, filters, openRegister, rowAt, rows, total } from '../support/registre.ts'
import { test } from '../support/test.ts'

const longestWord = (nom: string): string => nom.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? ''
const searched = (page: Page) => expect(page.locator('.table')).toHaveAttribute('aria-busy', 'false')

const search = async (page: Page, hands: Hands): Promise<void> => {
  const { numero, nom, commune, codePostal } = await rowAt(page, 4)
  await hands.type(box(page), nom)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]recherche=/)
  await searched(page)
  await expect(rows(page).nth(1)).toContainText(nom)
  await expect(total(page)).toContainText(/trouvée/)
  await hands.type(box(page), `${numero.slice(0, 3).toLowerCase()} ${numero.slice(3)}`)
  await expect(total(page)).toHaveText('1 association trouvée')
  await expect(rows(page).nth(1)).toContainText(numero)
  await hands.type(box(page), `${codePostal} ${commune}`)
  await expect(total(page)).toHaveText(/associations\strouvées|1 association trouvée/)
  await searched(page)
  await expect(rows(page).nth(1)).toContainText(commune)
  // One letter is missing.
  const word = longestWord(nom)
  await hands.type(box(page), word.slice(0, 6) + word.slice(7))
  await expect(page.getByText('Aucune association ne correspond exactement à votre recherche ; voici les plus proches.')).toBeVisible()
  await searched(page)
  await expect(rows(page).nth(1)).toContainText(word)
}

test('on a computer one field finds by name, number and commune, despite typos, the best match first', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openRegister(page)
  await expect(page.getByRole('button', { name: /^Recherche détaillée/ })).toBeHidden()
  await expect(field(page, 'Commune')).toBeVisible()
  await search(page, pointer)
  await expectNoDefect(page)
})

test('by keyboard alone, Enter searches without delay and Back restores the search', async ({ page }) => {
  await openRegister(page)
  await search(page, keyboard(page))
  const hands = keyboard(page)
  // No other journey registers a name with this word.
  await hands.type(box(page), 'dialectal')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/recherche=dialectal$/)
  await searched(page)
  const found = await total(page).innerText()
  await hands.press(rows(page).nth(1).getByRole('link').first())
  await expect(page.getByRole('tab', { name: 'Informations' })).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveValue('dialectal')
  await expect(total(page)).toHaveText(found)
  await page.reload()
  await expect(box(page)).toHaveValue('dialectal')
  await expect(total(page)).toHaveText(found)
})

test('on a phone a result is its name, then its state, place and number, on few lines; the detailed search folds and keeps its values', async ({
  page,
}) => {
  await openRegister(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(field(page, 'Commune')).toBeHidden()
  await pointer.type(box(page), 'chorale')
  await expect(page).toHaveURL(/recherche=chorale$/)
  await searched(page)
  const heights = await page.locator('tbody tr').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(3)
  expect(Math.max(...heights)).toBeLessThanOrEqual(120)
  const tops = await rows(page)
    .nth(1)
    .locator('td:visible')
    .evaluateAll((cells) =>
      cells
        .map((cell) => ({
          champ: cell.getAttribute('data-champ'),
          top: cell.getBoundingClientRect().top,
          left: cell.getBoundingClientRect().left,
        }))
        .toSorted((a, b) => Math.round((a.top - b.top) / 12) || a.left - b.left)
        .map(({ champ }) => champ),
    )
  expect(tops).toEqual(['nom', 'etat', 'codePostal', 'commune', 'numero'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectNoDefect(page)
  const fold = page.getByRole('button', { name: /^Recherche détaillée/ })
  await fold.click()
  await filters(page).getByText('Inscrite', { exact: true }).click()
  await expect(fold).toHaveText('Recherche détaillée (1 filtre actif)')
  await searched(page)
  await rows(page).nth(1).getByRole('link').first().click()
  await expect(page.getByRole('tab', { name: 'Informations' })).toBeVisible()
  await page.goBack()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(filters(page).getByRole('checkbox', { name: 'Inscrite' })).toBeChecked()
  await expectNoDefect(page)
})

test('a text sorts by relevance, a chosen sort prevails, and the relevance can be restored', async ({ page }) => {
  await openRegister(page)
  await pointer.type(box(page), 'chorale')
  await expect(page.getByText("Les plus proches de votre recherche d'abord.")).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Tribunaux' })).toHaveAttribute('aria-sort', 'none')
  await page.getByRole('button', { name: 'Trier par Commune' }).click()
  await expect(page).toHaveURL(/recherche=chorale&sort=commune%2Casc$/)
  await page.getByRole('button', { name: 'Classer par pertinence' }).click()
  await expect(page).toHaveURL(/recherche=chorale$/)
  await pointer.type(box(page), '')
  await expect(page.getByRole('columnheader', { name: 'Tribunaux' })).toHaveAttribute('aria-sort', 'ascending')
})

test('a text and filters combine; an empty result says so, and clearing empties them all', async ({ page }) => {
  await openRegister(page)
  await pointer.type(box(page), 'qqqzzz')
  await expect(total(page)).toHaveText('Aucune association ne correspond à votre recherche.')
  await expectNoDefect(page)
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(box(page)).toHaveValue('')
  await expect(rows(page)).toHaveCount(21)
  const { nom, commune } = await rowAt(page, 2)
  await pointer.type(box(page), nom)
  await field(page, 'Commune').fill(commune)
  await expect(page).toHaveURL(/recherche=.*commune=/)
  await expect(rows(page).nth(1)).toContainText(nom)
})

for (const [width, height, first] of [
  [1366, 768, 700],
  [1366, 620, 620],
  [360, 740, 740],
] as const)
  test(`the count and the first result are above the fold at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openRegister(page)
    const foot = await rows(page)
      .nth(1)
      .evaluate((row) => row.getBoundingClientRect().bottom)
    await expect(page.locator('.registre__total')).toBeInViewport()
    expect(foot).toBeLessThanOrEqual(first)
  })
