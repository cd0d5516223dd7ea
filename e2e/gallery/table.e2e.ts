import { expect } from '@playwright/test'
import { open, test } from './test.ts'

test.describe('a table', () => {
  test.beforeEach(({ page }) => open(page, '/tableau'))

  test('[CONST-04] shows 20 rows, or 10, 20, 50, all', async ({ page }) => {
    await expect(page.getByRole('row')).toHaveCount(21)
    const size = page.getByLabel('Lignes par page')
    await expect(size.getByRole('option')).toHaveText(['10', '20', '50', 'toutes'])
    await size.selectOption('toutes')
    await expect(page.getByRole('row')).toHaveCount(46)
  })

  test('numbers its pages from 1', async ({ page }) => {
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('cell', { name: 'STR000021' })).toBeVisible()
  })

  test('a sort button names its column, and the order is announced', async ({ page }) => {
    const header = page.getByRole('columnheader', { name: 'N°' })
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Trier par N°' }).click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByRole('status').filter({ hasText: 'Trié par N°, ordre décroissant' })).toBeAttached()
    await expect(page.getByRole('row').nth(1)).toContainText('STR000045')
  })

  test('[TABLE-04] shows its last page when the list has become shorter', async ({ page }) => {
    await page.getByRole('button', { name: 'Page 3' }).click()
    await page.getByRole('button', { name: 'Raccourcir la liste' }).click()
    await expect(page.getByRole('row')).toHaveCount(16)
  })

  test('[TABLE-05] keeps its rows when the server does not answer, and says so without a notice', async ({ page }) => {
    await page.getByRole('button', { name: 'Couper le serveur' }).click()
    await expect(page.getByText("La liste n'est pas à jour : le serveur n'a pas répondu.")).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(21)
    await expect(page.getByRole('button', { name: 'Messages (0)' })).toBeVisible()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText("La liste n'est pas à jour")).toHaveCount(0)
  })

  test('says that it is empty', async ({ page }) => {
    await page.getByRole('button', { name: 'Vider la liste' }).click()
    await expect(page.getByText('Aucun élément.')).toBeVisible()
  })
})
