import { patience } from '../../scripts/patience.ts'
import { expect } from '@playwright/test'
import { administer, button } from '../support/administration.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { test } from '../support/test.ts'

test('an administrator runs the integrity check of all data, and reads the verdict without reloading the page', async ({ page }) => {
  await administer(page, '/administration')
  await page.getByRole('main').getByRole('link', { name: 'Vérification des données' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification des données' })).toBeFocused()
  await expect(page.getByText("Aucune vérification n'a encore été demandée.")).toBeVisible()
  await button(page, 'Lancer une vérification').click()
  await expect(page.getByText('La vérification a commencé.')).toBeVisible()
  const verdict = page.getByRole('region', { name: /^Demandée le .* par .*, terminée le / })
  await expect(verdict.getByText('Tout est conforme à ce qui a été écrit.')).toBeVisible({ timeout: 60_000 * patience })
  await expect(verdict).toContainText(/Écarts\s: 0\./)
  await expect(button(page, 'Lancer une vérification')).not.toHaveAttribute('aria-disabled')
  await expectNoDefect(page)
  await expectSameTree(page, 'verification')
})
