import { expect, type Locator, type Page } from '@playwright/test'
import type { Member } from './controls-membres.ts'
import { fill, type Control } from './controls.ts'

export const fillAll = async (scope: Page | Locator, all: readonly Control[]) => {
  for (const control of all) await fill(scope, control)
}

/** Adds somebody to a list of members, with every control filled. */
export const addWhole = async (page: Page, button: string, { tab, controls }: Member) => {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: button })
  await dialog.getByRole('tab', { name: tab }).click()
  await fillAll(dialog, controls)
  await dialog.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(dialog).toBeHidden()
}
