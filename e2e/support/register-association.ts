import { expect, type Page } from '@playwright/test'
import type { Hands } from './hands.ts'
import { markAllConforming } from './verdicts.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Registers an association from the clerk's file on screen, all today. Returns the association's number. */
export const registerAssociation = async (page: Page, hands: Hands): Promise<string> => {
  await hands.press(button(page, 'Prendre en charge'))
  for (const act of ['Enregistrer la communication au préfet', "Enregistrer l'absence d'opposition"]) {
    await hands.press(button(page, act))
    await hands.press(button(page, 'Enregistrer'))
  }
  await markAllConforming(page)
  await expect(button(page, 'Inscrire')).not.toHaveAttribute('aria-disabled')
  await hands.press(button(page, 'Inscrire'))
  const signatory = page.getByLabel('Décision rendue par')
  await hands.select(signatory, (await signatory.locator('option').nth(1).textContent()) ?? '')
  await hands.press(button(page, "Inscrire l'association"))
  const sheet = page.getByRole('main').getByRole('link', { name: /^Ouvrir la fiche de/ })
  await expect(sheet).toBeVisible()
  return (await sheet.getAttribute('href'))?.split('/').at(-1) ?? ''
}
