import { expect, type Page } from '@playwright/test'
import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import { callAs } from './api.ts'

/** Marks every check of the file on screen as conforming, one key each. No field may have the focus. Returns their number. */
export const markAllConforming = async (page: Page): Promise<number> => {
  const checks = page.getByRole('region', { name: /^Vérifications/ })
  // Wait until a closing dialog is gone, or it would receive the key.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const all = await checks.locator('.check').count()
  for (let pressed = 0; pressed < all; pressed += 1) await page.keyboard.press('c')
  await expect(checks.getByText(`${all}/${all}`)).toBeVisible()
  await expect(checks.locator('.check--CONFORME')).toHaveCount(all)
  return all
}

/** Same through the API, for a request held by this clerk. */
export const conformByCalls = async (clerk: string, numero: string): Promise<void> => {
  const url = `/api/greffe/requete/${numero}`
  const { version, controles } = (await callAs(clerk, 'GET', url)).json as Answer<typeof getDossier>
  const said = { version, controles: controles.map(({ code }) => code), preuve: null }
  expect((await callAs(clerk, 'POST', `${url}/conformite`, said)).status).toBe(204)
}
